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
  isText(token) ? [toString(token)] : toString(token).split(/(\s+)/).filter(Boolean)

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

function toElement({ token, text, wordLength }: Piece): ElementContent {
  const { class: role } = token.properties
  // Without the indent of lines that go on: longer words may break anywhere.
  const isLong = wordLength > phoneLine || isText(token)
  const isPlain = !text.trim() || (!role && (isText(token) || !(isLong ? joint : breaks).test(text)))
  if (isPlain) return { type: 'text', value: text }
  const classes = [role, isLong && 'long'].filter(Boolean).join(' ')
  return {
    ...token,
    properties: classes ? { class: classes } : {},
    children: isLong && !isText(token) ? breakable(text) : [{ type: 'text', value: text }],
  }
}

/** The sign at a line's end that the command goes on in the next one, with the space before it. */
const goesOn = /^\s+\\$/

const hasLong = (node: ElementContent) =>
  node.type === 'element' && /\blong\b/.test(String(node.properties.class))

/** The last part of a word that may break before it, without what stands before; null where that part is no short one. */
function cutLast(word: ElementContent): { before: ElementContent[]; last: ElementContent } | null {
  if (!hasLong(word)) return { before: [], last: word }
  const { children, properties } = word as Element
  const end = children.at(-1)!
  const [, start = '', value = ''] = end.type === 'text' ? (/^(.*\s)?(\S+)$/s.exec(end.value) ?? []) : []
  const before = start ? [...children.slice(0, -1), { ...end, value: start }] : children.slice(0, -1)
  const role = String(properties.class).replace(/ ?long$/, '')
  if (!before.length || !value) return null
  return {
    before: [{ ...(word as Element), children: before }],
    last: h('span', { class: role || undefined }, value),
  }
}

/** Keeps the sign of a command that goes on with the word before it: alone in its line it would be a riddle. */
function keepSign(line: ElementContent[]): ElementContent[] {
  const ends = line.findLastIndex((child) => toString(child).trim() && !/^\s*\\$/.test(toString(child)))
  const sign = line.slice(ends + 1)
  if (ends < 0 || !goesOn.test(sign.map((child) => toString(child)).join(''))) return line
  // A word may be made of several tokens.
  let begins = ends
  while (begins > 0 && !/\s$/.test(toString(line[begins - 1]!)) && !hasLong(line[begins]!)) begins--
  const cut = cutLast(line[begins]!)
  if (!cut) return line
  const whole = [cut.last, ...line.slice(begins + 1)]
  const length = whole.reduce((sum, child) => sum + toString(child).length, 0)
  if (length > phoneLine) return line
  return [...line.slice(0, begins), ...cut.before, h('span', whole)]
}

/**
 * Makes of the tokens of commands words, the spaces between them their own: style sheets keep a word whole where lines are
 * wrapped (code-styles.ts), unless it is too long for a line. A word that breaks nowhere needs no element.
 */
export const wordsOfCommands: ShikiTransformer = {
  line(line) {
    if (line.children.every((child) => child.type === 'element'))
      line.children = keepSign(piecesOfLine(line.children).map(toElement))
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
