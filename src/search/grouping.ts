import type { FoundPage, FoundPart } from './catalog'
import type { Evidence } from './evidence'
import { leading, leastShare, ofPage } from './weights'

/** A part that may answer a query, and how well it does. */
export interface ScoredPart {
  part: FoundPart
  score: number
}

/** How much of a query a part says itself, from 0 to 1; words that tell more count more. */
export interface Shares {
  /** Where readers see it. */
  shown: (part: FoundPart) => number
  /** In its heading, title or keywords. */
  named: (part: FoundPart) => number
}

/**
 * Tells how much of a query parts say.
 * @param terms the query's, at least one of which some part says
 */
export function sharesOf(terms: readonly Evidence[]): Shares {
  const all = terms.reduce((sum, { rarity }) => sum + rarity, 0)
  const shareOf =
    (place: 'shown' | 'named') =>
    ({ ref }: FoundPart) =>
      terms.reduce((sum, term) => sum + (term[place].has(ref) ? term.rarity : 0), 0) / all
  return { shown: shareOf('shown'), named: shareOf('named') }
}

/**
 * References of scored parts: pages by their best part, and a page's parts by score. Its beginning leads, though, where it is nearly as
 * good as a part whose name says little of the query: who opens it sees what the page is about, and the way to the rest.
 */
export function groupByPage(scored: readonly ScoredPart[], shares: Shares): number[] {
  const best = scored.reduce((most, { score }) => Math.max(most, score), 0)
  const answers = scored.filter(({ score }) => score >= best * leastShare).sort((a, b) => b.score - a.score)
  const pages = new Map<FoundPage, ScoredPart[]>()
  for (const answer of answers) {
    const group = pages.get(answer.part.page)
    if (!group) pages.set(answer.part.page, [answer])
    else if (answer.score >= group[0]!.score * ofPage.share) group.push(answer)
  }
  return [...pages.values()].flatMap((group) =>
    leadOf(group, shares)
      .slice(0, ofPage.most)
      .map(({ part }) => part.ref),
  )
}

/** A page's answers with the one in front that leads. */
function leadOf(group: ScoredPart[], { shown, named }: Shares): ScoredPart[] {
  const first = group[0]!.part
  const beginning = group.find(({ part }) => !part.heading)
  if (!beginning || named(first) >= leading.named) return group
  if (shown(beginning.part) < leading.shown * shown(first)) return group
  return [beginning, ...group.filter((one) => one !== beginning)]
}
