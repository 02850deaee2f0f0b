import type { ContentNode } from '../../shared/content-tree'
import type { Redirect } from '../../shared/site'
import { isDraft, type Page } from '../page/read-pages'

/** What the addresses of links may lead to. */
export interface Targets {
  /** Every address of the site with its anchors. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>
  /** Pages whose text can't be read: their anchors are not known, their own mistake is told. */
  unread: ReadonlySet<string>
  /** Old addresses and where they lead: a reader gets there, an author's link should not take the detour. */
  redirects: ReadonlyMap<string, string>
  /** Files of the drafts, by the address each will have: links to them are for other drafts only. */
  drafts: ReadonlyMap<string, string>
  /** The site's own address without a path: a link should not take the way out and back. */
  site: string
}

/**
 * What links may lead to.
 * @param pages all pages, drafts included
 * @param otherPaths addresses that have no anchors: listings, fixed pages, files
 * @param site the site's own address without a path
 */
export function linkTargets(
  pages: Page[],
  otherPaths: readonly string[],
  redirects: readonly Redirect[] = [],
  site = '',
): Targets {
  const anchors = new Map(otherPaths.map((path) => [path, new Set<string>()]))
  // Two pages at one route are one mistake: a link may mean either.
  for (const { path, content } of pages)
    anchors.set(path, new Set([...(anchors.get(path) ?? []), ...anchorsOf(content.tree)]))
  const shown = new Set(pages.filter((page) => !isDraft(page)).map(({ path }) => path))
  const drafts = pages.filter(({ path }) => !shown.has(path))
  return {
    anchors,
    unread: new Set(pages.filter(({ content }) => content.unread).map(({ path }) => path)),
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    drafts: new Map(drafts.map(({ path, file }) => [path, file])),
    site,
  }
}

/** All ids of a content tree. */
function anchorsOf(node: ContentNode): string[] {
  if (typeof node === 'string') return []
  const id = node.props?.id
  return [...(typeof id === 'string' ? [id] : []), ...(node.children ?? []).flatMap(anchorsOf)]
}
