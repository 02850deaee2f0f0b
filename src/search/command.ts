import { readWords } from '../shared/words'
import type { Headline } from './headline'
import { almost, whole } from './weights'

/** Words of the shortest query that a command may stand before: a program, a group, a command. */
const leastWords = 3

/** How well a word fits a part, at least, that speaks of it; and where its page does, elsewhere. */
const spoken = { here: 0.8, elsewhere: 0.1 }

/**
 * What a query ends with from its second word on, in one piece each, the longest first: "qclient key create" ends with
 * "key create" and "create".
 * @returns nothing for queries of one word or two
 */
export function endsOf(query: string): string[] {
  const words = readWords(query).map(({ joined }) => joined)
  return words.length < leastWords ? [] : words.slice(1).map((_, index) => words.slice(index + 1).join(''))
}

/**
 * How alike a whole command, as it is typed, and a command's heading are, which leaves out what the page is about: the program, and
 * perhaps its group.
 * @param ends of the query
 * @param fitOf how well each word of the query fits the part
 * @returns a factor for the part's score, 1 where the heading is not that of the command
 */
export function commandLikeness(
  ends: readonly string[],
  fitOf: (word: number) => number,
  { phrase, wordCount }: Headline,
): number {
  for (const [index, end] of ends.entries()) {
    if (fitOf(index) < (index ? spoken.here : spoken.elsewhere)) return 1
    if (phrase === end) return wordCount > 1 ? whole.phrase : whole.command
    const isLast = index === ends.length - 1
    if (!isLast && wordCount > 1 && phrase.startsWith(end))
      return 1 + almost.begun * (end.length / phrase.length)
  }
  return 1
}

/** Whether a heading is a command as it is typed: in small letters. */
export const isCommand = (heading: string) => /^[a-z]/.test(heading)
