import { readWords, type WrittenWord } from '../shared/words'

/** A piece of a text, and whether it is marked. */
export interface Piece {
  text: string
  marked: boolean
}

/** Whether a word as written is one of those that a search has led to. */
const isAmong = (words: ReadonlySet<string>) => (word: WrittenWord) =>
  words.has(word.joined) || word.parts.some((part) => words.has(part))

/** The words of a text that a search has led to. */
export const markedWords = (text: string, words: ReadonlySet<string>): WrittenWord[] =>
  readWords(text).filter(isAmong(words))

/** A text in pieces, those that a search has led to marked. */
export function markText(text: string, words: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const word of markedWords(text, words)) {
    if (word.start > end) pieces.push({ text: text.slice(end, word.start), marked: false })
    pieces.push({ text: text.slice(word.start, word.end), marked: true })
    end = word.end
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false })
  return pieces
}

/**
 * The piece of a text that says most of a search, cut at spaces, with "…" where something was cut off.
 * @param length characters at most
 */
export function cutSnippet(text: string, words: ReadonlySet<string>, length: number): string {
  if (text.length <= length) return text
  const hits = markedWords(text, words)
  const first = bestStart(hits, length)
  // Some words before the first marked one make it readable.
  const from = Math.min(Math.max(0, first - length / 4), text.length - length)
  const start = from <= 0 ? 0 : text.indexOf(' ', from) + 1
  const reach = text.slice(start, start + length + 1)
  const end = start + length >= text.length ? text.length : start + Math.max(reach.lastIndexOf(' '), 1)
  const cut = text.slice(start, end).replace(/[\s,;:·–—]+$/, '')
  return `${start > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`
}

/** Where the stretch with the most different marked words begins. */
function bestStart(hits: readonly WrittenWord[], length: number): number {
  let best = { start: 0, count: 0 }
  hits.forEach(({ start }, index) => {
    const within = hits.slice(index).filter(({ end }) => end <= start + length * 0.7)
    const count = new Set(within.map(({ joined }) => joined)).size
    if (count > best.count) best = { start, count }
  })
  return best.start
}
