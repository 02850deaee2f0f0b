import type { WrapPageElementBrowserArgs } from 'gatsby'
import type { ModelPageContext } from '../../shared/page-context'
import { CrashBoundary } from '../crash/CrashBoundary'
import { sitePath } from '../../browser/site-path'
import { PageEditionsOf } from '../editions/page-editions'
import { SiteLayout } from './SiteLayout'

/** Puts the site's layout around a page; the same in the browser and on the server. */
export function wrapPage({ element, props }: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  const { pagePath, sidebar, editions } = props.pageContext as Partial<ModelPageContext>
  const path = pagePath ?? sitePath(props.location.pathname)
  const page = (
    <CrashBoundary path={path} whole>
      <SiteLayout path={path} sidebarName={sidebar}>
        {element}
      </SiteLayout>
    </CrashBoundary>
  )
  // A condition of this form is what the bundler drops, and with it what it leads to.
  return HAS_EDITIONS ? (
    <PageEditionsOf path={path} editions={editions}>
      {page}
    </PageEditionsOf>
  ) : (
    page
  )
}
