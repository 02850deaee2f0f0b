import { readNumbers, writeNumbers } from './digits'

/** References by word, each list in rising order. */
export type Places = ReadonlyMap<string, readonly number[]>

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

/** Reads what `packIndex` has written. */
export function unpackIndex(packed: string): Places {
  const [words = '', firsts = '', others = ''] = packed.split('\n')
  const places = new Map<string, number[]>()
  if (!words) return places
  const steps = readNumbers(firsts)
  const rests = others.split(' ')
  let first = 0
  for (const [index, word] of words.split(' ').entries()) {
    first += steps[index]!
    const refs = [first]
    for (const step of readNumbers(rests[index]!)) refs.push(refs.at(-1)! + step)
    places.set(word, refs)
  }
  return places
}
