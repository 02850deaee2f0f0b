import type { WrapPageElementBrowserArgs } from 'gatsby'
import type { ModelPageContext } from '../../model/page-context'
import { SiteLayout } from './SiteLayout'

/** Puts the site's layout around a page; the same in the browser and on the server. */
export function wrapPage({ element, props }: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  const { pagePath, sidebar } = props.pageContext as Partial<ModelPageContext>
  return (
    <SiteLayout path={pagePath ?? props.location.pathname} sidebarName={sidebar}>
      {element}
    </SiteLayout>
  )
}
