import { isSmallWord, readWords } from '../shared/words'
import type { FoundPart } from './catalog'
import { isOneEditApart } from './edit-distance'
import { almost, whole } from './weights'

/** A heading, or a page's title, as a whole. */
export interface Headline {
  /** Its letters and digits, small. */
  phrase: string
  /** The same without small words. */
  telling: string
  wordCount: number
  /** Words that are not small, each part of a name one. */
  words: string[]
  /** How much one word of it says: more in a short one. */
  brevity: number
}

/** What a title names before it goes on to explain: "Bloom clock: which event came first". */
const nameIn = (title: string) => title.split(': ')[0]!

/** A heading without the number of a step before it: "2. Raise system limits". */
const withoutStep = (heading: string) => heading.replace(/^\d+\. /, '')

/** The heading of a part, or the title of the page that begins with it; read when first asked for. */
export const headlineOf = (part: FoundPart): Headline =>
  (part.headline ??= readHeadline(withoutStep(part.heading) || nameIn(part.page.title)))

/** The same in small letters, not yet read: for finding the few that are worth it. */
export const beginningOf = (part: FoundPart): string =>
  (part.beginning ??= withoutStep(part.heading || part.page.title).toLowerCase())

/** Reads a heading, a title or a query. */
export function readHeadline(text: string): Headline {
  const words = readWords(text)
  const telling = words.flatMap(({ parts }) => parts.filter((part) => part.length > 1 && !isSmallWord(part)))
  return {
    phrase: words.map(({ joined }) => joined).join(''),
    telling: telling.join(''),
    wordCount: words.length,
    words: telling,
    brevity: 1 / Math.sqrt(1 + 0.25 * Math.max(0, telling.length - 1)),
  }
}

/** "What is a bucket?", "what's a bucket for": of two pages about it, the one that is called so explains it. */
const asksWhat = ({ phrase }: Headline) => phrase.startsWith('what')

/** How a query is written. */
export interface Asked {
  /** Whether it is a name as programs write it. */
  asName: boolean
  /** Whether a word of it may have a slip in it: the site does not say it. */
  hasSlip: boolean
}

/**
 * How alike a query and a part's heading, or its page's title, are as a whole.
 * @returns a factor for the part's score, 1 where they are not
 */
export function likeness(
  query: Headline,
  { asName, hasSlip }: Asked,
  part: FoundPart,
  own: Headline,
): number {
  const { phrase } = query
  if (own.phrase === phrase) {
    if (asName) return whole.name
    if (part.heading) return own.wordCount > 1 && !part.isName ? whole.phrase : whole.word
    // Two words are rather meant as words than as a name that is made of them.
    return own.wordCount === query.wordCount ? whole.phrase : whole.word
  }
  if (!part.heading && own.telling === query.telling)
    return asksWhat(query) && asksWhat(own) ? whole.phrase : whole.word
  if (hasSlip && phrase.length >= 5 && isOneEditApart(own.phrase, phrase)) return whole.phrase
  // "qclient token split": the command's own heading has its group's name, its page the program's.
  if (own.wordCount > 1 && phrase.endsWith(own.phrase))
    return 1 + almost.ended * (own.phrase.length / phrase.length)
  if (!own.phrase.startsWith(phrase)) return 1
  return 1 + almost.begun * (phrase.length / own.phrase.length)
}
