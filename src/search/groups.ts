import type { FoundPage, FoundPart } from './catalog'

/** A page among the results, with its parts that answer; its own beginning need not be one of them. */
export interface ResultGroup {
  page: FoundPage
  /** Whether the page's beginning is itself an answer. */
  isAnswer: boolean
  parts: FoundPart[]
}

/** Parts of one page, so that other pages are seen, too. */
const mostOfPage = 2

/** Hits without the parts of a page that come after its best two; its beginning is no part. */
export function bestOfPages(hits: readonly FoundPart[]): FoundPart[] {
  const counts = new Map<FoundPage, number>()
  return hits.filter(({ ref, page }) => {
    if (ref === page.ref) return true
    const count = (counts.get(page) ?? 0) + 1
    counts.set(page, count)
    return count <= mostOfPage
  })
}

/**
 * Results as they are shown: by page, in the order of the pages' best parts.
 * @param section label of the sidebar to stay in; all where it is empty
 * @param most parts shown at most
 */
export function groupHits(hits: readonly FoundPart[], section: string, most: number): ResultGroup[] {
  const groups = new Map<FoundPage, ResultGroup>()
  const wanted = hits.filter(({ page }) => !section || page.section === section)
  for (const part of wanted.slice(0, most)) {
    const group = groups.get(part.page) ?? { page: part.page, isAnswer: false, parts: [] }
    groups.set(part.page, group)
    if (part.ref === part.page.ref) group.isAnswer = true
    else group.parts.push(part)
  }
  return [...groups.values()]
}

/** Sections of the site that answer, with the number of their hits, in the order of the site. */
export function countBySection(hits: readonly FoundPart[], sections: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const section of sections) {
    const count = hits.filter(({ page }) => page.section === section).length
    if (count) counts.set(section, count)
  }
  return counts
}

/** One line of the list that can be chosen: a page, or a part of it. */
export interface ResultOption {
  id: string
  page: FoundPage
  part: FoundPart | null
  /** Path and anchor. */
  to: string
}

/** All options in the order in which they are shown. */
export const optionsOf = (groups: readonly ResultGroup[]): ResultOption[] =>
  groups.flatMap(({ page, parts }) => [
    { id: `found-${page.ref}`, page, part: null, to: page.path },
    ...parts.map((part) => ({ id: `found-${part.ref}`, page, part, to: page.path + part.hash })),
  ])

/** The option of the best hit: where the choice begins. */
export const bestOption = (options: readonly ResultOption[], best: FoundPart | undefined) =>
  Math.max(
    0,
    options.findIndex(({ id }) => best && id === `found-${best.ref}`),
  )

/** The first groups that have so many lines together, the page's own and one for each part; all where there are fewer. */
export function linesIn(groups: readonly ResultGroup[], least: number): readonly ResultGroup[] {
  let lines = 0
  const end = groups.findIndex(({ parts }) => (lines += 1 + parts.length) >= least)
  return end < 0 ? groups : groups.slice(0, end + 1)
}
