import type { WrapPageElementBrowserArgs } from 'gatsby'
import { SiteLayout } from './SiteLayout'

/** Puts the site's layout around a page; the same in the browser and on the server. */
export function wrapPage({ element, props }: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  const { sidebar } = props.pageContext as { sidebar?: string }
  return (
    <SiteLayout path={props.path} sidebarName={sidebar}>
      {element}
    </SiteLayout>
  )
}
