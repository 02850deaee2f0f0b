import { isTelling, readWords } from '../shared/words'
import { isOneEditApart } from './edit-distance'
import { stemOf } from './stem'

/**
 * Of the words that a query has led to, those that were typed, for marking them: the words themselves, their forms and what
 * they begin; where a word stands nowhere on the site, those that are one edit away from it. Words that mean the same
 * are found, and not marked; neither are small words and single letters.
 */
export function typedWords(query: string, found: ReadonlySet<string>): ReadonlySet<string> {
  const typed = readWords(query).flatMap(({ parts, joined }) => [...parts, joined])
  return new Set(
    [...new Set(typed)].filter(isTelling).flatMap((word) => {
      const own = [...found].filter((one) => one.startsWith(word) || stemOf(one) === stemOf(word))
      return own.length ? own : [...found].filter((one) => isOneEditApart(one, word))
    }),
  )
}
