import { stemmer } from 'stemmer'

const known = new Map<string, string>()

/** The stem of a word; each key of a longer word asks for those of the same words again. */
export function stemOf(word: string): string {
  let stem = known.get(word)
  if (stem === undefined) known.set(word, (stem = stemmer(word)))
  return stem
}
