import { isSmallWord, isTelling, readWords } from '../shared/words'
import { asking } from './weights'

/** One word of a query, with what else may stand for it. */
export interface Term {
  /** Names in one piece: "putbucketwebsite" */
  joined: string
  /** What a name is made of, as far as it is in an index: put, bucket, website. A plain word has itself only. */
  parts: string[]
  /** Words that mean the same, each as its parts: "back up" has two. */
  synonyms: string[][]
  /** How much it counts: words that ask for something say less of what is asked for. */
  emphasis: number
}

/** Groups of synonyms by each of their members, in small letters. */
export type Synonyms = ReadonlyMap<string, string[][]>

const wordsOf = (phrase: string) => readWords(phrase).flatMap(({ parts }) => parts)

/** Words that many questions have in common. */
const askingWords = new Set(
  `another anybody anyone anything best between both come comes done each else every everything explain explained few get
   gets getting give given go goes going got happen happened happens have keep keeps kept know know let lets like long made
   make makes making many mean means my need needed needs new nobody nothing often own people please possible put same see
   somebody someone something still stuff take takes tell thing things try use used uses using want wants way without work
   working works`.split(/\s+/),
)

/** Groups as they are looked up. */
export function readSynonyms(groups: readonly string[][]): Synonyms {
  const found = new Map<string, string[][]>()
  for (const group of groups)
    for (const member of group) {
      const key = wordsOf(member).join(' ')
      const others = group.filter((other) => other !== member).map(wordsOf)
      found.set(key, [...(found.get(key) ?? []), ...others])
    }
  return found
}

const synonymsOf = (phrase: string, synonyms: Synonyms) =>
  synonyms.get(phrase) ?? synonyms.get(phrase.replace(/s$/, '')) ?? []

/**
 * The telling words of a query. Small words are left out, unless there are no others. Two words that have synonyms
 * together ("back up") bring them to the second.
 */
export function readQuery(query: string, synonyms: Synonyms): Term[] {
  const all = readWords(query).filter(({ joined }) => joined)
  const telling = all.filter(({ joined, parts }) => parts.length > 1 || !isSmallWord(joined))
  return (telling.length ? telling : all).map(({ joined, parts }) => {
    const position = all.findIndex((word) => word.joined === joined)
    const before = all[position - 1]
    const phrases = [parts.join(' '), ...(before ? [`${before.joined} ${joined}`] : [])]
    const tellingParts = parts.filter(isTelling)
    return {
      joined,
      parts: tellingParts.length ? tellingParts : parts,
      synonyms: phrases.flatMap((phrase) => synonymsOf(phrase, synonyms)),
      emphasis: askingWords.has(joined) ? asking : 1,
    }
  })
}

/** Whether a query is the name of one thing, as programs write it: "PutObject", "--network", "key_id". */
export const isName = (query: string) => {
  const words = readWords(query)
  return words.length === 1 && (words[0]!.parts.length > 1 || /^\s*-/.test(query))
}
