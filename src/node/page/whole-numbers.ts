import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { breaks, isWhole } from './breaks'
import { wholePieces } from './whole-pieces'

/** Numbers that a browser would break: "10–20", "1/32", "1,000 × 30", "−5", "2-of-3", and those with a unit: "16 GB". */
const number =
  /((?<![\w.])[−+±~≈$€]?\d[\d.,]*(?:(?:\s?×\s?|[–/:-]|-of-)\d[\d.,]*)*(?:\s?(?:[%×]|[kMGT]i?[bB](?:it)?(?:\/s)?|[mµn]?s)(?!\w))?)/
/** How many of how many, and names of standards, which are one word of a text: "2-of-3", "AES-256-GCM". */
const threshold = /((?<!\w)\d+-of-\d+|(?<![\w-])[A-Z][A-Z\d]{1,6}(?:-[A-Z\d]{1,6}){1,2}(?![\w-]))/

/** Keeps the numbers of a cell in one piece. */
export const wholeNumbers = (cell: Element) => keepWhole(cell, number)

/** Rehype plugin: keeps thresholds and such names in one piece, wherever they stand. */
export const rehypeThresholds = () => (tree: Root) => keepWhole(tree, threshold)

/** Keeps what a pattern finds in one piece, but in code. @param pattern has one group */
const keepWhole = (tree: Root | Element, pattern: RegExp) =>
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && (/^(code|pre)$/.test(node.tagName) || isWhole(node))) return SKIP
    if (node.type !== 'text' || !parent || index === undefined) return
    const pieces = wholePieces(node.value, pattern, (piece) => breaks.test(piece))
    if (!pieces.some(({ type }) => type === 'element')) return
    parent.children.splice(index, 1, ...pieces)
    return [SKIP, index + pieces.length]
  })
