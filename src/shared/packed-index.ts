import { readNumbers, writeNumbers } from './digits'

/** References by word, each list in rising order. */
export interface Places extends Iterable<[string, readonly number[]]> {
  readonly size: number
  keys(): Iterable<string>
  has(word: string): boolean
  get(word: string): readonly number[] | undefined
}

/** Distances from number to number, of which each is as large as the one before it or larger. */
const stepsOf = (numbers: readonly number[]) =>
  numbers.map((number, index) => number - (numbers[index - 1] ?? 0))

/**
 * Writes an index as small as it goes, in three lines: words in the order in which they first stand somewhere; the steps
 * from word to word between these first places; and for each word the steps to its other places.
 */
export function packIndex(places: Places): string {
  const entries = [...places].sort(([, a], [, b]) => a[0]! - b[0]!)
  const words = entries.map(([word]) => word)
  const firsts = stepsOf(entries.map(([, refs]) => refs[0]!))
  const others = entries.map(([, refs]) => writeNumbers(stepsOf(refs).slice(1)))
  return [words.join(' '), writeNumbers(firsts), others.join(' ')].join('\n')
}

/**
 * Reads what `packIndex` has written. Where a word stands is read when it is asked for: reading all of them is most of the
 * work, and a query needs few.
 */
export const unpackIndex = (packed: string): Places => new PackedPlaces(packed)

class PackedPlaces implements Places {
  /** First places by word. */
  private readonly firsts = new Map<string, number>()
  /** By word, the steps to its other places; then all of its places, once they were read. */
  private readonly others = new Map<string, string | readonly number[]>()

  constructor(packed: string) {
    const [words = '', firsts = '', others = ''] = packed.split('\n')
    if (!words) return
    const steps = readNumbers(firsts)
    const rests = others.split(' ')
    let first = 0
    for (const [index, word] of words.split(' ').entries()) {
      first += steps[index]!
      this.firsts.set(word, first)
      this.others.set(word, rests[index]!)
    }
  }

  get size() {
    return this.firsts.size
  }

  keys() {
    return this.firsts.keys()
  }

  has(word: string) {
    return this.firsts.has(word)
  }

  get(word: string) {
    const others = this.others.get(word)
    if (typeof others !== 'string') return others
    const refs = [this.firsts.get(word)!]
    for (const step of readNumbers(others)) refs.push(refs.at(-1)! + step)
    this.others.set(word, refs)
    return refs
  }

  *[Symbol.iterator](): Iterator<[string, readonly number[]]> {
    for (const word of this.keys()) yield [word, this.get(word)!]
  }
}
