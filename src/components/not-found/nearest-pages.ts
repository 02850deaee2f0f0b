import { decodePart } from '../../shared/paths'
import { distance } from 'fastest-levenshtein'

/** A page that exists. */
export interface NamedPage {
  title: string
  path: string
}

/** How alike a page must be to be worth offering, from 0 to 1. */
const threshold = 0.5

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The parts of a path in lower case, without an ending like ".html". */
const segmentsOf = (path: string) =>
  decodePart(path)
    .replace(/(?:\/index)?\.html?$/, '')
    .toLowerCase()
    .split('/')
    .filter(Boolean)

/** The words that a reader would search for, having asked for a path: those of its last part. */
export const wordsOfPath = (path: string): string => wordsOf(segmentsOf(path).at(-1) ?? '').join(' ')

/** How alike two names are: 1 where they are the same, 0 where every character differs. */
const likeness = (a: string, b: string) => 1 - distance(a, b) / Math.max(a.length, b.length, 1)

/** Which share of the wanted words a page has in its title or in its path. */
function sharedWords(wanted: readonly string[], page: NamedPage): number {
  const words = wordsOf(`${page.title} ${page.path}`)
  return wanted.filter((word) => words.includes(word)).length / Math.max(wanted.length, 1)
}

/** How many of the first parts two paths have in common, as a share of the wanted ones. */
function sharedStart(wanted: readonly string[], segments: readonly string[]): number {
  const differs = wanted.findIndex((segment, index) => segment !== segments[index])
  return (differs === -1 ? wanted.length : differs) / Math.max(wanted.length, 1)
}

/**
 * The pages whose names are nearest to a path that leads nowhere, the nearest first: by the spelling of the path's last
 * part (Levenshtein distance), or by its words in a page's title or path. Of equals, the one in the same section wins.
 */
export function nearestPages(path: string, pages: readonly NamedPage[], limit = 5): NamedPage[] {
  const wanted = segmentsOf(path)
  const name = wanted.at(-1)
  if (!name) return []
  return pages
    .map((page) => {
      const segments = segmentsOf(page.path)
      const score = Math.max(likeness(name, segments.at(-1) ?? ''), sharedWords(wordsOf(name), page) * 0.9)
      return { page, score, rank: score + 0.2 * sharedStart(wanted, segments) }
    })
    .filter(({ score }) => score >= threshold)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, limit)
    .map(({ page }) => page)
}
