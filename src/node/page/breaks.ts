import type { Element, ElementContent, Text } from 'hast'
import { toString } from 'hast-util-to-string'
import { h } from 'hastscript'
import { SKIP, visit } from 'unist-util-visit'

/** Names up to this length fit every cell. */
const longest = 12
/** Up to this, names fit a column of names. */
const longestName = 28

/** Behind a sign that joins two parts of a name, or of an address, but not within a number. */
const joint = /(?<=[^\s./_-][/._:|=-]+)(?<!\d\.)(?=[\w<[{(…*])/
/** Between a small letter and a capital of a long name: "PutBucket|Lifecycle|Configuration". */
const hump = /(?<=[a-z])(?=[A-Z])/

const parts = (word: string): string[] => {
  if (word.length <= longest) return [word]
  return word.split(joint).flatMap((part) => (part.length > longestName ? part.split(hump) : [part]))
}

/** A text in pieces, with a place to break between each two. */
const broken = ({ value }: Text): ElementContent[] =>
  value
    .split(/(?<=\s)/)
    .flatMap((word) => parts(word).flatMap((part, index) => (index ? [h('wbr'), part] : [part])))
    .reduce<ElementContent[]>((joined, piece) => {
      const last = joined.at(-1)
      if (typeof piece !== 'string') joined.push(piece)
      else if (last?.type === 'text') last.value += piece
      else joined.push({ type: 'text', value: piece })
      return joined
    }, [])

/** Keeps the code in one piece that is all that a cell holds: the name of a row. A whole message may break. */
export function wholeName(cell: Element) {
  const [code, ...others] = cell.children
  if (others.length || code?.type !== 'element' || code.tagName !== 'code') return
  if (toString(code).length <= longestName) code.properties.className = ['whole']
}

const isWhole = ({ properties }: Element) => [properties.className].flat().includes('whole')

/** Lets the code in a cell break where its parts begin, and nowhere else. */
export const breakableCode = (cell: Element) =>
  visit(cell, 'element', (code: Element) => {
    if (code.tagName !== 'code') return
    if (isWhole(code)) return SKIP
    code.children = code.children.flatMap((child) => (child.type === 'text' ? broken(child) : [child]))
    return SKIP
  })

/** Numbers that a browser would break: "10–20", "1/32", "1,000 × 30", "−5", and those with a unit: "16 GB". */
const number =
  /((?<![\w.])[−+±~≈$€]?\d[\d.,]*(?:(?:\s?×\s?|[–/:-])\d[\d.,]*)*(?:\s?(?:[%×]|[kMGT]i?[bB](?:it)?(?:\/s)?|[mµn]?s)(?!\w))?)/
const breaks = /[–/×:\s−+-]/

/** Keeps the numbers of a cell in one piece. */
export const wholeNumbers = (cell: Element) =>
  visit(cell, (node, index, parent) => {
    if (node.type === 'element' && (node.tagName === 'code' || isWhole(node))) return SKIP
    if (node.type !== 'text' || !parent || index === undefined) return
    const pieces = node.value
      .split(number)
      .map((piece, place) =>
        place % 2 && breaks.test(piece)
          ? h('span', { class: 'whole' }, piece)
          : { type: 'text' as const, value: piece },
      )
      .filter((piece) => piece.type === 'element' || piece.value)
    if (!pieces.some(({ type }) => type === 'element')) return
    parent.children.splice(index, 1, ...pieces)
    return [SKIP, index + pieces.length]
  })
