import type { WrapPageElementBrowserArgs } from 'gatsby'
import type { ModelPageContext } from '../../shared/page-context'
import { CrashBoundary } from '../crash/CrashBoundary'
import { sitePath } from '../../browser/site-path'
import { SiteLayout } from './SiteLayout'

/** Puts the site's layout around a page; the same in the browser and on the server. */
export function wrapPage({ element, props }: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  const { pagePath, sidebar } = props.pageContext as Partial<ModelPageContext>
  const path = pagePath ?? sitePath(props.location.pathname)
  return (
    <CrashBoundary path={path} whole>
      <SiteLayout path={path} sidebarName={sidebar}>
        {element}
      </SiteLayout>
    </CrashBoundary>
  )
}
