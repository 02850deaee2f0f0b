import type { ContentNode } from '../model/content-tree'
import { isExternal } from '../model/paths'
import { nearest, type Fault } from './faults'
import type { Page } from './pages'
import { inContent, settingsFile } from './source'
import type { SiteSettings } from '../site/schema'

/** Every address of the site with its anchors. */
export type Targets = ReadonlyMap<string, ReadonlySet<string>>

/** The addresses that links may lead to: pages with their anchors, and other addresses without. */
export function linkTargets(pages: Page[], otherPaths: readonly string[]): Targets {
  return new Map([
    ...otherPaths.map((path) => [path, new Set<string>()] as const),
    ...pages.map((page) => [page.path, new Set(anchorsOf(page.content.tree))] as const),
  ])
}

/** All ids of a content tree. */
function anchorsOf(node: ContentNode): string[] {
  if (typeof node === 'string') return []
  const id = node.props?.id
  return [...(typeof id === 'string' ? [id] : []), ...(node.children ?? []).flatMap(anchorsOf)]
}

/** Broken links and anchors of all pages. */
export const checkPageLinks = (pages: Page[], targets: Targets): Fault[] =>
  pages.flatMap((page) =>
    page.content.links.flatMap(({ href, line }) => {
      const problem = checkLink(href, page.path, targets)
      return problem ? [{ file: inContent(page.file), ...(line && { line }), ...problem }] : []
    }),
  )

/** Broken links of the footer. */
export const checkSettingsLinks = (settings: SiteSettings, targets: Targets): Fault[] =>
  settings.footer.columns
    .flatMap(({ links }) => links)
    .flatMap((link) => {
      const problem = 'to' in link ? checkLink(link.to, '/', targets) : null
      return problem ? [{ file: settingsFile, ...problem }] : []
    })

/**
 * Checks one link.
 * @param from path of the page that the link stands on
 * @returns what is wrong and how to mend it; null where the link is good or leads to another site
 */
export function checkLink(
  href: string,
  from: string,
  targets: Targets,
): { message: string; fix: string } | null {
  if (isExternal(href)) return null
  const [, encodedPath = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? []
  const path = safeDecode(encodedPath)
  if (path && !path.startsWith('/'))
    return {
      message: `The link "${href}" is not an address of the site.`,
      fix: 'Begin it with a slash: /docs/section/page/.',
    }
  const anchors = targets.get(path || from)
  if (!anchors) {
    if (targets.has(`${path}/`))
      return { message: `The link "${href}" lacks the trailing slash.`, fix: `Write ${path}/.` }
    const near = nearest(path, targets.keys())
    const fix = near ? `The nearest existing page is ${near}.` : 'No page has a name like it.'
    return { message: `The link "${href}" leads to no page.`, fix }
  }
  const anchor = safeDecode(hash)
  if (!anchor || anchors.has(anchor)) return null
  const near = nearest(anchor, anchors)
  const known = near ? `The nearest existing anchor is #${near}.` : `Anchors there: ${list(anchors)}.`
  return { message: `The link "${href}" leads to no heading of ${path || 'its own page'}.`, fix: known }
}

const list = (anchors: ReadonlySet<string>) => [...anchors].map((anchor) => `#${anchor}`).join(', ') || 'none'

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
