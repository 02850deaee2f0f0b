import { withPrefix, type RenderBodyArgs } from 'gatsby'
import type { ReactNode } from 'react'
import type { ModelPageContext } from '../../shared/page-context'
import { markdownPath } from '../../shared/paths'
import { alternateLinks } from './alternate-links'
import { builtSite } from './built-site'
import { pageFacts } from './page-facts'
import { sharedLinkTags } from './shared-link'
import { structuredData } from './structured-data'

type PageData = Pick<RenderBodyArgs, 'pathname' | 'loadPageDataSync'>

/** What Gatsby has written of a page. */
interface PageResult {
  data?: object
  pageContext?: Partial<ModelPageContext>
}

/**
 * What the head of a page says to machines: crawlers, networks where links are shared, assistants. They read the
 * HTML as it is sent, so none of it is part of the browser's code.
 */
export function machineHead({ pathname, loadPageDataSync }: PageData): ReactNode[] {
  const site = builtSite()
  const { data = {}, pageContext } = (loadPageDataSync?.(pathname)?.result ?? {}) as PageResult
  const facts = pageFacts(pathname, data, site)
  const generator = <meta key="generator" name="generator" content={site.generator} />
  if (!facts) return [generator]
  const json = structuredData(facts, site)
  return [
    generator,
    ...alternateLinks(pathname, site, pageContext?.editions),
    ...sharedLinkTags(facts, site, withPrefix(markdownPath(pathname))),
    json && (
      <script key="structured-data" type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
    ),
  ]
}
