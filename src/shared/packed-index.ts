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

/** A place after all others. */
const never = Number.MAX_SAFE_INTEGER

/**
 * Writes an index as small as it goes, in three lines: words in the order in which they first stand somewhere, and then again, so
 * that those with one place stand together; the steps
 * from word to word between these first places; and for each word the steps to its other places.
 */
export function packIndex(places: Places): string {
  const entries = [...places].sort(([, a], [, b]) => a[0]! - b[0]! || (a[1] ?? never) - (b[1] ?? never))
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

/** Where a word stands, as it was packed: its first place, and the steps from there to the others. */
interface PackedRefs {
  first: number
  steps: string
}

class PackedPlaces implements Places {
  /** All words, in the order of their first places, each with its places once these were asked for. */
  private readonly refs = new Map<string, PackedRefs | readonly number[]>()

  constructor(packed: string) {
    const [words = '', firsts = '', others = ''] = packed.split('\n')
    if (!words) return
    const firstSteps = readNumbers(firsts)
    const otherSteps = others.split(' ')
    let first = 0
    for (const [index, word] of words.split(' ').entries()) {
      first += firstSteps[index]!
      this.refs.set(word, { first, steps: otherSteps[index]! })
    }
  }

  get size() {
    return this.refs.size
  }

  keys() {
    return this.refs.keys()
  }

  has(word: string) {
    return this.refs.has(word)
  }

  get(word: string) {
    const packed = this.refs.get(word)
    if (!packed || !('steps' in packed)) return packed
    const refs = [packed.first]
    for (const step of readNumbers(packed.steps)) refs.push(refs.at(-1)! + step)
    this.refs.set(word, refs)
    return refs
  }

  *[Symbol.iterator](): Iterator<[string, readonly number[]]> {
    for (const word of this.keys()) yield [word, this.get(word)!]
  }
}
