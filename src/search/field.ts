import type { Places } from '../shared/packed-index'
import { isOneEditApart } from './edit-distance'
import { Shelves } from './shelves'
import { stemOf } from './stem'

/** A word of a field that a searched word has led to, and how well it fits: 1 is the word itself. */
export interface Found {
  word: string
  fit: number
}

/** How well a word fits that is not the searched one. */
const fits = { inflected: 0.9, prefix: 0.8, inside: 0.45, slip: 0.4 }

/** Letters at the beginning that the forms of a word share. */
const commonStart = 3

/** One index of the search: which of its words a searched word leads to, and where they stand. */
export class Field {
  private readonly shelves = new Shelves()
  readonly words: readonly string[]

  /**
   * @param places where each word stands
   * @param leastStart letters, at least, by which longer words are found: a letter or two begin too many words of texts
   */
  constructor(
    private readonly places: Pick<Places, 'keys' | 'has' | 'get'>,
    private readonly leastStart = 1,
  ) {
    this.words = [...places.keys()]
    for (const word of this.words) this.shelves.add(word)
  }

  /** Whether a word stands in this field as it is. */
  has(word: string): boolean {
    return this.places.has(word)
  }

  /** Where a word of this field stands. */
  refs(word: string): readonly number[] {
    return this.places.get(word)!
  }

  /** The word itself, its other forms, and words that begin with it. */
  find(word: string): Found[] {
    if (word.length < this.leastStart) return this.places.has(word) ? [{ word, fit: 1 }] : []
    const shelf =
      word.length > 1
        ? this.shelves.beside(word)
        : this.words.filter((candidate) => candidate.startsWith(word))
    const start = word.slice(0, commonStart)
    const stem = stemOf(word)
    const isForm = (candidate: string) =>
      word.length >= commonStart && (candidate === stem || stemOf(candidate) === stem)
    return shelf.flatMap((candidate) => {
      if (!candidate.startsWith(start)) return []
      if (candidate === word) return { word, fit: 1 }
      if (isForm(candidate)) return { word: candidate, fit: fits.inflected }
      if (!candidate.startsWith(word)) return []
      // The more is missing, the less it is what was meant.
      return { word: candidate, fit: fits.prefix * Math.sqrt(word.length / candidate.length) }
    })
  }

  /** Words that hold the searched one inside, or are one edit away from it. */
  findNear(word: string): Found[] {
    return this.words.flatMap((candidate) => {
      if (word.length >= 4 && candidate.indexOf(word) > 0) return { word: candidate, fit: fits.inside }
      if (word.length >= 5 && isOneEditApart(candidate, word)) return { word: candidate, fit: fits.slip }
      return []
    })
  }
}
