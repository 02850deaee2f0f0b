import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { h } from 'hastscript'
import type { ShikiTransformer } from 'shiki'
import { SKIP, visit } from 'unist-util-visit'
import { phoneLine } from '../../shared/page-parts'
import { joint } from './breaks'

/** After these browsers break a line, though nobody breaks a command there. */
const breaks = /[-/?|].|[^\0-\x7f]/

/** Texts with spaces of their own, which are no words. */
const isText = (token: Element) =>
  /tk-(?:string|comment)/.test(String(token.properties.class)) && /\S\s+\S/.test(toString(token))

/** The words of a token, and the spaces before, between and behind them. */
const piecesOf = (token: Element) =>
  toString(token)
    .split(isText(token) ? /^(\s+)/ : /(\s+)/)
    .filter(Boolean)

/** A piece of a line, and how long the word is that it belongs to. */
interface Piece {
  token: Element
  text: string
  wordLength: number
}

function piecesOfLine(tokens: readonly Element[]): Piece[] {
  let word: Piece[] = []
  return tokens.flatMap((token) =>
    piecesOf(token).map((text) => {
      const piece = { token, text, wordLength: 0 }
      if (isText(token) || !text.trim()) word = []
      else {
        word.push(piece)
        const length = word.reduce((sum, { text }) => sum + text.length, 0)
        for (const each of word) each.wordLength = length
      }
      return piece
    }),
  )
}

/** A long word with places to break where its parts begin, which a browser takes before all others. */
const breakable = (word: string): ElementContent[] =>
  word
    .split(joint)
    .flatMap((value, index) => [...(index ? [h('wbr')] : []), { type: 'text' as const, value }])

/** Whether the lines of a phone have no room for a piece: it may break within. */
const isLong = ({ token, wordLength }: Piece) => wordLength > phoneLine || isText(token)

function toElement(piece: Piece): ElementContent {
  const { token, text } = piece
  const { class: role } = token.properties
  // Without the indent of lines that go on: longer words may break anywhere.
  const long = isLong(piece)
  const isPlain = !text.trim() || (!role && (isText(token) || !(long ? joint : breaks).test(text)))
  if (isPlain) return { type: 'text', value: text }
  const classes = [role, long && 'long'].filter(Boolean).join(' ')
  return {
    ...token,
    properties: classes ? { class: classes } : {},
    children: long && !isText(token) ? breakable(text) : [{ type: 'text', value: text }],
  }
}

/** A flag that may have its value in the next word, and what is no value: another flag, and what joins commands. */
const flag = /^--?[a-z][\w-]*$/i
const noValue = /^[-|&;<>#)]/

const textOf = (...words: readonly Piece[][]) =>
  words
    .flat()
    .map(({ text }) => text)
    .join('')

const isBlank = (piece: Piece | undefined) => !piece?.text.trim()

/** The words of a line, and the spaces between them. */
const wordsOf = (pieces: readonly Piece[]) =>
  pieces.reduce<Piece[][]>((words, piece, index) => {
    if (index && isBlank(piece) === isBlank(pieces[index - 1])) words.at(-1)!.push(piece)
    else words.push([piece])
    return words
  }, [])

/** Whether two words with a space between them are a flag and its value. */
const isFlagWithValue = ([word = [], , value]: readonly Piece[][]) =>
  value !== undefined && flag.test(textOf(word)) && !noValue.test(textOf(value))

/**
 * The words of a line and the spaces between them; a flag and its value are one where a phone has no room for the line but for both.
 * @param behind how many characters stand behind the last word
 */
function withPairs(words: readonly Piece[][], behind: number): readonly Piece[][] {
  if (textOf(...words).length <= phoneLine) return words
  return words.reduce<Piece[][]>((groups, word, index) => {
    const pair = [...groups.slice(-2), word]
    const rest = index === words.length - 1 ? behind : 0
    const isPair = isFlagWithValue(pair) && textOf(...pair).length + rest <= phoneLine
    return isPair ? [...groups.slice(0, -2), pair.flat()] : [...groups, word]
  }, [])
}

/** A pair holds a space, and is kept in one line by an element. */
function elementsOfGroup(group: readonly Piece[]): ElementContent[] {
  const elements = group.map(toElement)
  return group.some(isBlank) && !isBlank(group[0]) ? [h('span', elements)] : elements
}

/**
 * The elements of a line. The sign at its end that the command goes on in the next one is kept with the word before it: alone in its line
 * it would be a riddle. No browser breaks a line before a space, so the sign has to be kept with that alone; but not where a word has
 * room in a line only without them.
 */
function elementsOf(pieces: readonly Piece[]): ElementContent[] {
  const all = wordsOf(pieces)
  const hasSign = all.length > 2 && textOf(all.at(-1)!) === '\\'
  const sign = hasSign ? all.slice(-2).flat() : []
  const words = hasSign ? all.slice(0, -2) : all
  const elements = withPairs(words, textOf(sign).length).flatMap(elementsOfGroup)
  const last = words.at(-1)?.at(-1)
  const isKept = hasSign && last && (isLong(last) || last.wordLength + textOf(sign).length <= phoneLine)
  const ending = sign.map(toElement)
  return [...elements, ...(isKept ? [h('span', ending)] : ending)]
}

/**
 * Makes of the tokens of commands words, the spaces between them their own: style sheets keep a word whole where lines are
 * wrapped (code-styles.ts), unless it is too long for a line. A word that breaks nowhere needs no element.
 */
export const wordsOfCommands: ShikiTransformer = {
  line(line) {
    if (line.children.every((child) => child.type === 'element'))
      line.children = elementsOf(piecesOfLine(line.children))
  },
}

/**
 * Gives the words of other listings that no phone has room for, as addresses are, places to break where their parts begin. Style
 * sheets take them where a reader has lines wrapped. Other transformers have read the lines by then.
 */
export const breaksOfLongWords: ShikiTransformer = {
  pre(pre) {
    visit(pre, 'text', ({ value }, index, parent) => {
      const pieces = value
        .split(/(\s+)/)
        .flatMap((word) =>
          word.length > phoneLine ? breakable(word) : [{ type: 'text' as const, value: word }],
        )
      if (!pieces.some(({ type }) => type === 'element')) return
      ;(parent as Element).children.splice(index!, 1, ...pieces)
      return [SKIP, index! + pieces.length]
    })
  },
}
