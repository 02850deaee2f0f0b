import { phraseSeam } from '../shared/words'
import type { Places } from '../shared/packed-index'
import { Field } from './field'

/** What a page or part is called, as its words. */
interface Name {
  words: readonly string[]
  refs: () => readonly number[]
}

/** The names that have a word, by that word. */
type Names = ReadonlyMap<string, readonly Name[]>

function readNames(phrases: Places): Names {
  const names = new Map<string, Name[]>()
  for (const phrase of phrases.keys()) {
    const words = phrase.split(phraseSeam)
    const name = { words, refs: () => phrases.get(phrase)! }
    for (const word of words) {
      const called = names.get(word)
      if (!called) names.set(word, [name])
      // "side by side" has one of its words twice.
      else if (called.at(-1) !== name) called.push(name)
    }
  }
  return names
}

/** What readers call the subjects of pages and parts: the words, and which of them make one name. */
export class Keywords extends Field {
  private readonly names: Names

  /**
   * @param phrases where each stands, as one entry
   * @param leastStart as a field's
   */
  constructor(phrases: Places, leastStart?: number) {
    const names = readNames(phrases)
    const places = {
      keys: () => names.keys(),
      has: (word: string) => names.has(word),
      get: (word: string) => placesIn(names.get(word)),
    }
    super(places, leastStart)
    this.names = names
  }

  /**
   * The best value of names, by the places that are called so.
   * @param words names without any of them are left out
   */
  nearest(words: Iterable<string>, valueOf: (name: readonly string[]) => number): Map<number, number> {
    const found = new Set<Name>()
    for (const word of words) for (const name of this.names.get(word) ?? []) found.add(name)
    const best = new Map<number, number>()
    for (const { words, refs } of found) {
      const value = valueOf(words)
      for (const ref of refs()) if (value > (best.get(ref) ?? 0)) best.set(ref, value)
    }
    return best
  }
}

const placesIn = (names?: readonly Name[]) => names && [...new Set(names.flatMap(({ refs }) => refs()))]
