/**
 * How texts and queries become words: the same in the build, which writes the index, and in the browser, which asks
 * it.
 */

/** A word as written: names in one piece, `put-bucket-website`, `config.yml`, `PendingWindowInDays`. */
export interface WrittenWord {
  /** Where it stands in the text. */
  start: number
  end: number
  /** What it is made of: `put`, `bucket`, `website`. A plain word is its only part. */
  parts: string[]
  /** The parts in one: `putbucketwebsite`. */
  joined: string
}

const written = /[\p{L}\p{N}]+(?:['’._-]+[\p{L}\p{N}]+)*/gu
const seams = /['’._-]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/u
const possessive = /['’]s$/i

/** Words without seams and accents, as most are. */
const usual = /^[A-Za-z]?[a-z\d]*$/

/** Small letters without accents. */
export const plain = (text: string) =>
  (usual.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase()

/** A version or an address in numbers, which is one word: of its digits alone nobody asks, and 2.1 is no 21. */
const version = /^v?(\d+(?:\.\d+)+)$/i

/** What a written word is made of. */
function partsOf(word: string): string[] {
  if (usual.test(word)) return [word.toLowerCase()]
  const numbered = version.exec(word)
  return numbered ? [numbered[1]!] : word.replace(possessive, '').split(seams).map(plain)
}

/** The words of a text, in order. */
export function readWords(text: string): WrittenWord[] {
  return [...text.matchAll(written)].map((match) => {
    const [word] = match
    const parts = partsOf(word)
    return { start: match.index, end: match.index + word.length, parts, joined: parts.join('') }
  })
}

/** The words of a text as a phrase: names in their parts, a blank between two. */
export const phraseOf = (text: string) =>
  readWords(text)
    .flatMap(({ parts }) => parts)
    .join(' ')

/** The parts of a written word, each with its place in the text. */
export function partsIn(text: string, { start, end }: Pick<WrittenWord, 'start' | 'end'>) {
  let at = start
  return text
    .slice(start, end)
    .replace(possessive, '')
    .split(seams)
    .map((part) => {
      const from = text.indexOf(part, at)
      at = from + part.length
      return { start: from, end: at, joined: plain(part) }
    })
}

/** Words that say little alone. */
const smallWords = new Set(
  `a about after again all also am an and another any are as at be because been before but by can could did do
   does each every for from had has have how i if in into is it its may me more most much my no not of off
   on once one only or other our out over should so some such than that the their them then there these they
   this those to too under until up us was we were what when where whether which while who why will with
   would you your`.split(/\s+/),
)

/** Whether a word says little alone. */
export const isSmallWord = (word: string) => smallWords.has(word)

/** Keys, hashes and dates of examples: long numbers, and letters and digits in turn. */
const isRandom = (word: string) =>
  /^(?:0x)?[0-9a-f]{12,}$/.test(word) ||
  /^\d{7,}$/.test(word) ||
  /(?:\d+[a-z]+){3}/.test(word) ||
  /(?:[a-z]+\d+){3}/.test(word)

/** What is worth an entry: no small words, no single letters and digits, nothing that nobody types. */
export const isTelling = (word: string) =>
  word.length > 1 && word.length <= 64 && !isSmallWord(word) && !isRandom(word)

/** The distinct entries of a text: the parts of its words, and names in one piece. */
export function indexWords(text: string): string[] {
  const entries = readWords(text).flatMap(({ parts, joined }) =>
    parts.length > 1 ? [...parts, joined] : parts,
  )
  return [...new Set(entries.filter(isTelling))]
}

/** What holds the words of a phrase together that is one entry; no word has it. */
export const phraseSeam = '_'

/** A phrase as one entry: its telling words in order. */
export const indexPhrase = (phrase: string) =>
  readWords(phrase)
    .flatMap(({ parts }) => parts.filter(isTelling))
    .join(phraseSeam)
