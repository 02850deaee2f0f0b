import { phraseSeam } from '../shared/words'
import type { Places } from '../shared/packed-index'
import { Field } from './field'

/** What a page or part is called, as its words. */
interface Name {
  words: readonly string[]
  refs: readonly number[]
}

/** What readers call the subjects of pages and parts: the words, and which of them make one name. */
export class Keywords extends Field {
  private readonly names: ReadonlyMap<string, readonly Name[]>

  /** @param phrases where each stands, as one entry */
  constructor(phrases: Places) {
    const places = new Map<string, Set<number>>()
    const names = new Map<string, Name[]>()
    for (const [phrase, refs] of phrases) {
      const words = phrase.split(phraseSeam)
      const name = { words, refs }
      for (const word of new Set(words)) {
        const known = places.get(word) ?? new Set()
        for (const ref of refs) known.add(ref)
        places.set(word, known)
        const called = names.get(word)
        if (called) called.push(name)
        else names.set(word, [name])
      }
    }
    super(new Map([...places].map(([word, refs]) => [word, [...refs]])))
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
      for (const ref of refs) if (value > (best.get(ref) ?? 0)) best.set(ref, value)
    }
    return best
  }
}
