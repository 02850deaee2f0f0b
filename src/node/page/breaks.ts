import type { Element, ElementContent, Root, Text } from 'hast'
import { toString } from 'hast-util-to-string'
import { h } from 'hastscript'
import { SKIP, visit } from 'unist-util-visit'
import { hump } from '../../shared/hump'
import { hasClass } from './has-class'
import { wholePieces } from './whole-pieces'

/** Names up to this length fit every cell, and every line of text. */
const longest = { cell: 13, line: 20 }
/** Up to this, names fit a column of names. */
const longestName = 28

/** Where browsers break. */
export const breaks = /[–/×:?\s−+-]/

/** Behind a sign that joins two parts of a name, or of an address, but not within a number; before the dot of a hidden folder. */
export const joint = /(?<=[^\s./_-][/._:|=?&-]+)(?<!\d\.|\/\.)(?=[\w<[{(…*])|(?<=[^\s./_~-]\/)(?=\.\w)/

/** An address, a hash or a key: a number of more than 24 hexadecimal digits. */
const longNumber = /^(?:0x)?[\da-f]{25,}\W*$/i
/** It may break after each eighth of its digits. */
const eighth = /(?<=^(?:0x)?(?:[\da-f]{8})+)(?=[\da-f])/i

/** Where a part of a name may break that has no sign to break at. */
const withinPart = (part: string) => (longNumber.test(part) ? eighth : hump)

const parts = (word: string, fitting: number, whole: number): string[] => {
  if (word.trimEnd().length <= (isPlaceholder(word) ? whole : fitting)) return [word]
  return word.split(joint).flatMap((part) => (part.length > whole ? part.split(withinPart(part)) : [part]))
}

/** A text in pieces, with a place to break between each two. */
const broken = ({ value }: Text, fitting: number, whole: number): ElementContent[] =>
  value
    .split(/(?<=\s)/)
    .flatMap((word) =>
      parts(word, fitting, whole).flatMap((part, index) => (index ? [h('wbr'), part] : [part])),
    )
    .reduce<ElementContent[]>((joined, piece) => {
      const last = joined.at(-1)
      if (typeof piece !== 'string') joined.push(piece)
      else if (last?.type === 'text') last.value += piece
      else joined.push({ type: 'text', value: piece })
      return joined
    }, [])

/** Names that no place to break is put into. */
const wholeNames = new WeakSet<Element>()

/** Keeps the code in one piece that is all that a cell holds: the name of a row. A whole message may break. */
export function wholeName(cell: Element) {
  const [code, ...others] = cell.children
  if (others.length || code?.type !== 'element' || code.tagName !== 'code') return
  const name = toString(code)
  if (name.length > longestName) return
  wholeNames.add(code)
  if (breaks.test(name)) code.properties.className = ['whole']
}

/** Whether no place to break may be put into an element. */
export const isWhole = (element: Element) => wholeNames.has(element) || hasClass(element, 'whole')

/** Columns from which on even names of this length have no room in one line. */
const many = { columns: 4, longestName: 18 }

/**
 * Lets the code in a cell break where its parts begin, and nowhere else.
 * @param columns of the table
 */
export const breakableCode = (cell: Element, columns: number) =>
  breakCode(cell, longest.cell, columns < many.columns ? longestName : many.longestName)

/**
 * Keeps code in one piece that fits any cell or line: browsers break it at its signs, "q-world-|1". Flags in it are whole already.
 * @param fitting letters of a single name that has room in one piece
 */
function keepShort(code: Element, fitting: number) {
  const text = toString(code)
  const mayBreak = code.children.some((child) => child.type === 'text' && breaks.test(child.value))
  if (mayBreak && text.length <= (/\s/.test(text) ? longest.cell : fitting))
    code.properties.className = ['whole']
}

/** The end of a name that browsers would leave alone in the next line: the "1" of "q-world-1", with what is before it. */
const shortEnd = /(\w+(?:-\w+)?[/:?+-]\w{1,2})(?=[\s,;)"']|$)/

/** A name of several words among others: the "cross-mint" of "qclient cross-mint", and what stands for a value: "<config-name>". */
const joinedName = /(?<!\S)([<[]*\w+(?:[-|]\w+)+[>\]]*(?:\.{3}\]?)?)(?=[\s,;)"']|$)/

/** What stands for a value: half of it would be taken for a value of its own. */
const isPlaceholder = (word: string) => /^\[?<[^<>]*>[\].…,]*\s*$/.test(word)

/**
 * Keeps names in one piece that fit a line, and short ends of others with what is before them.
 * @param fitting letters of a single name that has room in one piece
 * @param whole letters of what stands for a value
 */
const withNames = (piece: ElementContent, fitting: number, whole: number): ElementContent[] =>
  piece.type === 'text'
    ? wholePieces(
        piece.value,
        joinedName,
        (name) => name.length <= (isPlaceholder(name) ? whole : fitting),
      ).flatMap((part) => (part.type === 'text' ? wholePieces(part.value, shortEnd) : [part]))
    : [piece]

/** Rehype plugin: lets code in a line of text, too, break where its parts begin. Cells are rehypeTables' work. */
export const rehypeBreaks = () => (tree: Root) => breakCode(tree, longest.line)

const breakCode = (tree: Root | Element, fitting: number, whole = longestName) =>
  visit(tree, 'element', (code: Element) => {
    if (code.tagName === 'pre' || code.tagName === 'table') return SKIP
    if (code.tagName !== 'code') return
    if (isWhole(code)) return SKIP
    keepShort(code, fitting)
    if (isWhole(code)) return SKIP
    code.children = code.children.flatMap((child) =>
      child.type === 'text'
        ? broken(child, fitting, whole).flatMap((piece) => withNames(piece, fitting, whole))
        : [child],
    )
    return SKIP
  })

/** A word of parts, "zero-knowledge", and the letters of those that a title is not divided at. */
const joinedWord = /(?<![\p{L}\d-])(\p{L}+(?:-\p{L}+)+)(?![\p{L}\d-])/u
const longestInTitle = 16

/** Names that readers know as one are no longer. */
const longestOfNames = 48

/** Whether it is a single name that may break, as it stands or as a link. */
function isName(node: ElementContent): boolean {
  if (node.type !== 'element') return false
  const [only, ...others] = node.children
  if (node.tagName === 'a') return !!only && !others.length && isName(only)
  const name = toString(node)
  return (
    node.tagName === 'code' &&
    name.length <= longestOfNames &&
    // Addresses begin where they stand.
    !/[\s/]/.test(name) &&
    node.children.some((child) => child.type === 'element' && child.tagName === 'wbr')
  )
}

/** What touches a name: signs that open, and signs and endings that close; words of languages without spaces are no part of it. */
const openingSigns = /[\p{Ps}\p{Pi}"'¿¡]+$/u
const closingSigns = /^[^\s\p{Lo}\p{Ps}]+/u

/** Takes from a text what a pattern finds. */
function take(node: ElementContent | undefined, pattern: RegExp): string[] {
  const found = (node?.type === 'text' && pattern.exec(node.value)?.[0]) || ''
  if (node?.type === 'text') node.value = node.value.replace(pattern, '')
  return found ? [found] : []
}

/**
 * Rehype plugin: makes a single name one with the signs beside it, which styles put into the next line whole where it has
 * room there, so that neither half of it reads as a name nor a comma begins a line. Those that are a title, or stand alone,
 * have their line; a title's words of parts are kept as names are.
 */
export const rehypeNames = () => (tree: Root) =>
  visit(tree, 'element', (parent: Element) => {
    const { tagName, children } = parent
    if (/^h[23]$/.test(tagName))
      parent.children = children.flatMap((child) =>
        child.type === 'text'
          ? wholePieces(child.value, joinedWord, (word) => word.length <= longestInTitle, 'name')
          : [child],
      )
    if (/^(pre|code|dt|h\d|del)$/.test(tagName) || hasClass(parent, 'name')) return SKIP
    // What a link underlines is in one piece.
    if (tagName === 'a') return SKIP
    if (children.length === 1) return
    for (const [index, child] of children.entries())
      if (isName(child))
        children[index] = h('span', { class: 'name' }, [
          ...take(children[index - 1], openingSigns),
          child,
          ...take(children[index + 1], closingSigns),
        ])
    parent.children = children.filter((child) => child.type !== 'text' || child.value)
  })
