import { toXml } from 'xast-util-to-xml'
import { x } from 'xastscript'
import { docsRoot } from '../../shared/routes'
import type { Category, Doc } from '../../shared/site'
import { editionsOf } from '../../site/editions'
import { addressOf, type Output, type PublishedSite } from './output'

/** The sitemap, and robots.txt that names it and those of other languages and versions. */
export const crawlerOutputs = (site: PublishedSite): Output[] => [
  { file: 'sitemap.xml', content: sitemap(site) },
  {
    file: 'robots.txt',
    content: `User-agent: *\nAllow: /\n\n${editionsOf(site.settings)
      .map(({ path }) => `Sitemap: ${addressOf(`/${path}sitemap.xml`, site)}\n`)
      .join('')}`,
  },
]

/**
 * Every listed page with the day of its last change. A page that lists others is as new as the newest of them. What is
 * not translated stands in the sitemap of the default language.
 */
function sitemap(site: PublishedSite): string {
  const listed = site.docs.filter(({ unlisted, untranslated }) => !unlisted && !untranslated)
  const entry = (path: string, changed: string | null) =>
    x('url', [x('loc', addressOf(path, site)), ...(changed ? [x('lastmod', changed.slice(0, 10))] : [])])
  const within = ({ folder }: Category) => listed.filter(({ file }) => file.startsWith(`${folder}/`))
  const urls = [
    entry('/', newest(listed)),
    entry(docsRoot, newest(listed)),
    ...listed.map(({ path, lastUpdate }) => entry(path, lastUpdate)),
    ...site.categories
      .filter(({ untranslated }) => !untranslated)
      .map((category) => entry(category.path, newest(within(category)))),
  ]
  const root = x('urlset', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, urls)
  return `<?xml version="1.0" encoding="utf-8"?>\n${toXml(root)}\n`
}

/** The newest of the dates, compared as times: commits are dated in their authors' time zones. */
const newest = (docs: readonly Doc[]): string | null =>
  docs.flatMap(({ lastUpdate }) => lastUpdate ?? []).toSorted((a, b) => Date.parse(b) - Date.parse(a))[0] ??
  null
