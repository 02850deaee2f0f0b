import { isSmallWord, isTelling, readWords, type WrittenWord } from '../shared/words'
import type { Synonyms } from './synonyms'
import { asking, measuring, phrased } from './weights'

/** One word of a query, with what else may stand for it. */
export interface Term {
  /** As it stands in the query. */
  written: string
  /** Names in one piece: "putbucketwebsite" */
  joined: string
  /** What a name is made of, as far as it is in an index: put, bucket, website. A plain word has itself only. */
  parts: string[]
  /** Words that mean the same, each as its parts: "back up" has two. */
  synonyms: string[][]
  /** How much it counts: words that ask for something say less of what is asked for. */
  emphasis: number
}

/** Words that many questions have in common. */
const askingWords = new Set(
  `actually always anybody anyone anything anyway best between both certain come comes done else ever everything exactly explain explained few first get
   gets getting give given go goes going got happen happened happens have itself keep keeps kept know know let lets like loads long lot lots made
   make makes making many mean means my need needed needs never new nobody nothing often own people please plenty possible put really same say says see
   somebody someone something still stuff take takes tell thing things try use used uses using want wants way whole without work
   working works correctly currently easily fine instead just normally ok okay properly quickly right simply somehow suddenly
   able across actual ago already although anymore anywhere away being doing during easy even exact having hello hey hi idea kind kinds
   maybe might myself now otherwise ours perhaps pls rather seem seems shall similar simple since somewhere supposed sure thanks things
   though told tried trying upon very via ways whatever whenever whom whose within yet yourself
   basically besides completely concept cool couple definitely either explanation finally fully generally gotten great heard kinda lately
   meant neither nor particular prefer pretty quite recently regularly scared specific thats totally understand
   understanding usually wanted worried`.split(/\s+/),
)

/** How much, and how long: of "a link for ten minutes" the link is meant. A number in digits may be what is asked for: "403". */
const measures = new Set(
  `two three four five six seven eight nine ten twenty hundred thousand second seconds minute minutes hour hours day days night nights
   week weeks month months year years last next today tonight tomorrow yesterday overnight`.split(/\s+/),
)

/** "can't", "I'm", "they've": small words, whatever they are made of. */
const isContraction = (parts: readonly string[]) => parts.length === 2 && /^(t|m|d|re|ve|ll)$/.test(parts[1]!)

/** The same as hurried readers type them: "cant", "wont". */
const isHurried = (word: string) =>
  /^(?:(?:are|ca|could|did|do|does|had|has|have|is|should|was|were|wo|would)nt|cannot|im|ive|hows|whats|wheres)$/.test(
    word,
  )

/** Words of a query, two that are one elsewhere in one piece: "key set". Verbs such as "back up" stay as they are. */
function withCompounds(words: readonly WrittenWord[], synonyms: Synonyms): WrittenWord[] {
  const made: WrittenWord[] = []
  for (const word of words) {
    const last = made.at(-1)
    const joined = last && !isSmallWord(word.joined) && last.joined + word.joined
    const isOne =
      joined && synonyms.of(`${last.joined} ${word.joined}`).some((other) => other.join(' ') === joined)
    if (isOne) made.splice(-1, 1, { ...last, end: word.end, joined, parts: [...last.parts, ...word.parts] })
    else made.push(word)
  }
  return made
}

/** Words from a verb to what belongs to it, at most: "turn the old key off". */
const reach = 4

/** What may have synonyms at a word of a query: the word, it with one or two before it, and with a small word after it. */
function phrasesAt(words: readonly string[], position: number): string[] {
  const word = words[position]!
  const before = [1, 2].filter((count) => count <= position)
  return [
    word,
    ...before.map((count) => words.slice(position - count, position + 1).join(' ')),
    ...words
      .slice(position + 1, position + 1 + reach)
      .filter(isSmallWord)
      .map((after) => `${word} ${after}`),
  ]
}

const emphasisOf = (word: string) => (askingWords.has(word) ? asking : measures.has(word) ? measuring : 1)

/**
 * The telling words of a query. Small words are left out, unless there are no others. Words that have synonyms together
 * ("back up", "turn it off") bring them to one of them.
 */
export function readQuery(query: string, synonyms: Synonyms): Term[] {
  const all = withCompounds(
    readWords(query).filter(({ joined }) => joined),
    synonyms,
  )
  const spoken = all.map(({ parts }) => parts.join(' '))
  const terms = all.map(({ start, end, joined, parts }, position) => {
    const tellingParts = parts.filter(isTelling)
    const [ofWord = [], ...ofPhrases] = phrasesAt(spoken, position).map((phrase) => synonyms.of(phrase))
    const ofPhrase = ofPhrases.flat()
    return {
      isSmall:
        parts.length > 1
          ? isContraction(parts)
          : isSmallWord(joined) || isHurried(joined) || /^\d$/.test(joined),
      written: query.slice(start, end),
      joined,
      parts: tellingParts.length ? tellingParts : parts,
      // The longest says what was meant: "who can see" is no list that somebody wants to see.
      synonyms: ofPhrase.length ? ofPhrase : ofWord,
      emphasis: Math.max(emphasisOf(joined), ofPhrase.length ? phrased : 0),
    }
  })
  const telling = terms.filter(({ isSmall }) => !isSmall)
  return (telling.length ? telling : terms).map(({ isSmall: _, ...term }) => term)
}

/** Whether a query is the name of one thing, as programs write it: "PutObject", "--network", "key_id". */
export const isName = (query: string) => {
  const words = readWords(query)
  return words.length === 1 && (words[0]!.parts.length > 1 || /^\s*-/.test(query))
}
