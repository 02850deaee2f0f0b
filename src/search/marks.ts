import { isTelling, partsIn, readWords, type WrittenWord } from '../shared/words'

/** A piece of a text, and whether it is marked. */
export interface Piece {
  text: string
  marked: boolean
}

/** A stretch of a text that a search has led to. */
export interface Mark {
  start: number
  end: number
  /** What stands there, small. */
  joined: string
}

/** The words of texts that were read last: most results stay while a word is typed, and are marked anew at each key. */
const known = new Map<string, WrittenWord[]>()
/** More texts than a list of results has, in case it is another list each time. */
const mostKnown = 500

function wordsOf(text: string): WrittenWord[] {
  const words = known.get(text) ?? readWords(text)
  if (known.size >= mostKnown) known.clear()
  known.set(text, words)
  return words
}

/** What a search has led to in a text: a name, where all that tells something in it was found, parts of a name, or a word. */
export const markedWords = (text: string, words: ReadonlySet<string>): Mark[] =>
  wordsOf(text).flatMap((word): Mark[] => {
    const isFound = (part: string) => words.has(part)
    if (word.parts.some(isFound) && !word.parts.filter(isTelling).every(isFound))
      return partsIn(text, word).filter(({ joined }) => isFound(joined))
    return word.parts.some(isFound) || isFound(word.joined) ? [word] : []
  })

/**
 * A text in pieces, what a search has led to marked.
 * @param once whether a word is marked where it stands first, and not again
 */
export function markText(text: string, words: ReadonlySet<string>, once = false): Piece[] {
  const pieces: Piece[] = []
  const known = new Set<string>()
  let end = 0
  for (const mark of markedWords(text, words)) {
    if (once && known.has(mark.joined)) continue
    known.add(mark.joined)
    const last = pieces.at(-1)
    // Parts of a name that stand side by side are one mark.
    if (last && mark.start === end) last.text += text.slice(end, mark.end)
    else {
      if (mark.start > end) pieces.push({ text: text.slice(end, mark.start), marked: false })
      pieces.push({ text: text.slice(mark.start, mark.end), marked: true })
    }
    end = mark.end
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false })
  return pieces
}

/** Signs that stand alone at the beginning of a line: of a list, or of what was left of data. A name may begin with others. */
const debrisBefore = /^(?:[·,;:|\\\s]|[{[](?=\s))+/u
/** What a snippet does not end with: signs that belong to what was cut off. */
const debrisAfter = /[^\p{L}\p{N}”")]+$/u
/** Where a sentence begins. */
const sentence = /(?<=[.?!]\s+)(?=[“"(]?\p{Lu})/gu

/**
 * The line of a text to cut from: the first that holds any of the words and more than its title, or else the first that says
 * anything. Labels and heads of tables, which stand in the third, say nothing where they stand alone.
 */
function lineOf(text: string, words: ReadonlySet<string>, title?: string): string {
  const lines = text.split('\n')
  // A name that is too long for a title ends with dots there.
  const begun = title?.replace(/…$/, '')
  const beyondTitle = (line: string) => (begun && line.startsWith(begun) ? line.slice(begun.length) : line)
  const holds = (line: string) => markedWords(beyondTitle(line), words).length
  return lines.slice(0, 2).find(holds) ?? lines.find(Boolean) ?? ''
}

/**
 * The piece of a text that says most of a search: from where a sentence begins, or from a word behind "…", to where one ends
 * or a word before "…".
 * @param text of a part of a page, as the build writes it: sentences, then what is no sentence in lines of its own
 * @param length characters at most
 * @param title what stands above the snippet, which says more
 */
export function cutSnippet(text: string, words: ReadonlySet<string>, length: number, title?: string): string {
  const line = lineOf(text, words, title).replace(debrisBefore, '')
  if (line.length <= length) return line
  const place = bestStart(markedWords(line, words), length)
  const start = beginning(line, place, length)
  const isSentence = start === 0 || /[.?!]\s+$/.test(line.slice(0, start))
  const reach = line.slice(start, start + length + 1)
  const isWhole = start + length >= line.length
  const lastSpace = reach.lastIndexOf(' ')
  // Behind the last whole word, unless what was found stands in what is longer than the snippet.
  const piece = (isWhole ? reach : reach.slice(0, lastSpace > place - start ? lastSpace : length)).trimEnd()
  const ending = isWhole || /[.?!]$/.test(piece) ? piece : `${piece.replace(debrisAfter, '')}\u00a0…`
  return isSentence ? ending : `… ${ending}`
}

/** Where a snippet begins that holds a place: at its sentence, where that is near, or some words before. */
function beginning(line: string, place: number, length: number): number {
  const near = [0, ...[...line.matchAll(sentence)].map(({ index }) => index)].filter(
    (index) => index <= place && place - index <= length / 2,
  )
  if (near.length) return near.at(-1)!
  // Some words before the first marked one make it readable.
  const from = Math.max(0, Math.min(place - Math.floor(length / 4), line.length - length))
  const word = /\s[^\p{L}\p{N}“"(]*(?=[“"(]?[\p{L}\p{N}])/u.exec(line.slice(from, place + 1))
  if (word) return from + word.index + word[0].length
  // No word begins there: what was found stands in a long path, whose beginning is shown if there is room.
  const whole = line.lastIndexOf(' ', place) + 1
  return place - whole <= length / 2 ? whole : place
}

/** Where the stretch with the most different marked words begins. */
function bestStart(hits: readonly Mark[], length: number): number {
  let best = { start: 0, count: 0 }
  hits.forEach(({ start }, index) => {
    const within = hits.slice(index).filter(({ end }) => end <= start + length * 0.7)
    const count = new Set(within.map(({ joined }) => joined)).size
    if (count > best.count) best = { start, count }
  })
  return best.start
}
