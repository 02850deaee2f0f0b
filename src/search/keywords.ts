import { phraseSeam } from '../shared/words'
import { Field, readExport } from './field'

/** What readers call the subjects of pages: the words, and which of them make one name. */
export class Keywords extends Field {
  private readonly names = new Map<number, string[][]>()

  /** @param exported an index file whose entries are phrases */
  constructor(exported: string) {
    const places = new Map<string, Set<number>>()
    const names: [number, string[]][] = []
    for (const [phrase, refs] of Object.entries(readExport(exported))) {
      const words = phrase.split(phraseSeam)
      for (const ref of refs) {
        names.push([ref, words])
        for (const word of words) places.set(word, (places.get(word) ?? new Set()).add(ref))
      }
    }
    super(Object.fromEntries([...places].map(([word, refs]) => [word, [...refs]])))
    for (const [ref, words] of names) this.names.set(ref, [...this.namesOf(ref), words])
  }

  /** Other names of the page that begins in a place, each as its words. */
  namesOf(ref: number): readonly string[][] {
    return this.names.get(ref) ?? []
  }
}
