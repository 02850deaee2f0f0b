import { decodePart } from '../../shared/paths'
import { isSmallWord } from '../../shared/words'
import { distance } from 'fastest-levenshtein'

/** A page that exists. */
export interface NamedPage {
  title: string
  path: string
}

/** How alike a page must be to be worth offering, from 0 to 1. */
const threshold = 0.7

/** How alike two words must be to be meant as one; below that they are alike by chance. */
const sameWord = 0.75

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Those that say something: no small words, no single letters beside longer words. */
function tellingWords(text: string): string[] {
  const words = wordsOf(text)
  const telling = words.filter((word) => word.length > 1 && !isSmallWord(word))
  return telling.length ? telling : words
}

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

/** How well a word stands for another: whole words are compared, short ones by all their letters. */
function fit(a: string, b: string): number {
  if (a === b) return 1
  const alike = Math.min(a.length, b.length) < 4 ? 0 : likeness(a, b)
  return alike < sameWord ? 0 : alike
}

/** How much of some words stands in others, from 0 to 1. */
const share = (words: readonly string[], others: readonly string[]) =>
  words.reduce((sum, word) => sum + Math.max(0, ...others.map((other) => fit(word, other))), 0) /
  Math.max(words.length, 1)

/** How near a name is: by its words, all of which are wanted at best, or by its spelling in one. */
function nearness(wanted: readonly string[], words: readonly string[]): number {
  const asked = share(wanted, words)
  return Math.max(
    fit(wanted.join(''), words.join('')),
    asked < threshold ? 0 : 0.9 * asked + 0.1 * share(words, wanted),
  )
}

/** How many of the first parts two paths have in common, as a share of the wanted ones. */
function sharedStart(wanted: readonly string[], segments: readonly string[]): number {
  const differs = wanted.findIndex((segment, index) => segment !== segments[index])
  return (differs === -1 ? wanted.length : differs) / Math.max(wanted.length, 1)
}

/**
 * The pages whose names are nearest to a path that leads nowhere, the nearest first: by the words of the path's last part in a
 * page's title or path, each spelled nearly the same (Levenshtein distance). Of equals, the one in the same section wins.
 */
export function nearestPages(path: string, pages: readonly NamedPage[], limit = 5): NamedPage[] {
  const wanted = segmentsOf(path)
  const words = tellingWords(wanted.at(-1) ?? '')
  if (!words.length) return []
  return pages
    .map((page) => {
      const segments = segmentsOf(page.path)
      const names = [segments.at(-1) ?? '', page.title].map(tellingWords)
      const score = Math.max(...names.map((name) => nearness(words, name)))
      return { page, score, rank: score + 0.2 * sharedStart(wanted, segments) }
    })
    .filter(({ score }) => score >= threshold)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, limit)
    .map(({ page }) => page)
}
