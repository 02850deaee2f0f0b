import FlexSearch, { type CreateOptions } from 'flexsearch'
import { stemmer } from 'stemmer'
import { indexOptions } from '../shared/search'
import { isOneSlip } from './slip'

/** The form of an export: words with their references, in one map. */
type ExportedIndex = [[Record<string, number[]>], object, string[]]

/** A word of a field that a searched word has led to, and how well it fits: 1 is the word itself. */
export interface Found {
  word: string
  fit: number
}

/** How well a word fits that is not the searched one. */
const fits = { inflected: 0.9, prefix: 0.8, inside: 0.45, slip: 0.4 }

const options = { ...indexOptions, tokenize: (word: string) => [word] } as unknown as CreateOptions

/** More references than any word has: FlexSearch stops at 1,000 by itself. */
const everything = 1_000_000

/** Words with the same two first letters. */
const shelfOf = (word: string) => word.slice(0, 2)

/** Letters at the beginning that the forms of a word share. */
const commonStart = 3

/** One index of the search: which of its words a searched word leads to, and where they stand. */
export class Field {
  private readonly index = FlexSearch.create<number>(options)
  private readonly shelves = new Map<string, string[]>()
  readonly words: readonly string[]

  /** @param exported what gatsby-plugin-local-search wrote into the index file */
  constructor(exported: string) {
    const data = JSON.parse(exported) as ExportedIndex
    // FlexSearch takes the parsed export as well; its types do not say so.
    ;(this.index as unknown as { import: (data: object, how: object) => void }).import(data, {
      serialize: false,
    })
    this.words = Object.keys(data[0][0])
    for (const word of this.words) {
      const shelf = this.shelves.get(shelfOf(word))
      if (shelf) shelf.push(word)
      else this.shelves.set(shelfOf(word), [word])
    }
  }

  /** Where a word of this field stands. */
  refs(word: string): number[] {
    return this.index.search(word, everything) as unknown as number[]
  }

  /** The word itself, its other forms, and words that begin with it. */
  find(word: string): Found[] {
    const shelf =
      word.length > 1
        ? (this.shelves.get(shelfOf(word)) ?? [])
        : this.words.filter((candidate) => candidate.startsWith(word))
    const start = word.slice(0, commonStart)
    const stem = stemmer(word)
    const isForm = (candidate: string) =>
      word.length >= commonStart && (candidate === stem || stemmer(candidate) === stem)
    return shelf.flatMap((candidate) => {
      if (!candidate.startsWith(start)) return []
      if (candidate === word) return { word, fit: 1 }
      if (isForm(candidate)) return { word: candidate, fit: fits.inflected }
      if (!candidate.startsWith(word)) return []
      // The more is missing, the less it is what was meant.
      return { word: candidate, fit: fits.prefix * Math.sqrt(word.length / candidate.length) }
    })
  }

  /** Words that hold the searched one inside, or are one slip away from it. */
  findNear(word: string): Found[] {
    return this.words.flatMap((candidate) => {
      if (word.length >= 4 && candidate.indexOf(word) > 0) return { word: candidate, fit: fits.inside }
      if (word.length >= 5 && isOneSlip(candidate, word)) return { word: candidate, fit: fits.slip }
      return []
    })
  }
}
