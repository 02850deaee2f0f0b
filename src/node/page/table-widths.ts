import type { Element, Nodes } from 'hast'
import { toString } from 'hast-util-to-string'
import { mostColumns } from '../../gatsby-plugin-theme-ui/table-styles'
import { hasClass } from './has-class'

/** What a table of a screen of 320 px has for its columns, in px. */
const room = 286
/** What stands beside the text of a cell. */
const padding = 32
/** The widths of letters, on average and not too small, in px. */
const letters = { text: 8.4, code: 8.2, head: 6.9 }
/** With less than this a column of sentences is read better as rows. */
const proseWidth = 208

/** Where browsers break a text. */
const breaks = /(?<=[\s–/?-])/

/** The width of what can't be broken in a cell, in px. */
function widthOf(node: Nodes, letter = letters.text): number {
  const width = node.type === 'element' && node.tagName === 'code' ? letters.code : letter
  if (hasClass(node, 'whole')) return toString(node).length * width
  if (node.type === 'text')
    return Math.max(0, ...node.value.split(breaks).map((piece) => piece.trim().length * width))
  return 'children' in node ? Math.max(0, ...node.children.map((child) => widthOf(child, width))) : 0
}

/** Whether a phone has no room for the columns beside each other, and rows can be labeled. */
export function isTooWide(head: readonly Element[], body: readonly Element[][]): boolean {
  const widths = head.map((cell, column) =>
    Math.max(
      hasClass(cell, 'prose') ? proseWidth : 0,
      widthOf(cell, letters.head) + padding,
      ...body.flatMap((row) => (row[column] ? [widthOf(row[column]) + padding] : [])),
    ),
  )
  return head.length <= mostColumns && widths.reduce((sum, width) => sum + width, 0) > room
}

/** What a table has for its columns where they stand beside each other on a screen of 600 px, in px. */
const wideRoom = 568
/** What stands beside the text of a cell there. */
const narrowPadding = 20
/** A column of sentences is not narrower there: 8.5rem in table-styles.ts. */
const narrowProse = 136
/** The average width of letters of a line, in px. */
const letterOfLine = 7.6
/** Letters of a fact that stands in one line. */
const longestLine = 22

/** Whether a column has facts of a few words, such as "In development". */
const isOfFacts = (cells: readonly Element[]) =>
  cells.every(
    (cell) =>
      toString(cell).length <= longestLine &&
      !cell.children.some((child) => child.type === 'element' && child.tagName === 'code'),
  ) && cells.some((cell) => /\S\s\S/.test(toString(cell)))

/** Keeps facts of a few words in one line, where the other columns of the table have room enough beside them. */
export function keepFacts(head: readonly Element[], body: readonly Element[][]) {
  const columns = head.map((cell, column) => ({ cell, cells: body.flatMap((row) => row[column] ?? []) }))
  const facts = columns.filter(({ cells }, column) => column > 0 && isOfFacts(cells))
  const widths = columns.map((column) => {
    if (facts.includes(column))
      return Math.max(...column.cells.map((cell) => toString(cell).length)) * letterOfLine
    const prose = hasClass(column.cell, 'prose') ? narrowProse : 0
    return Math.max(prose, ...[column.cell, ...column.cells].map((cell) => widthOf(cell)))
  })
  if (widths.reduce((sum, width) => sum + width + narrowPadding, 0) > wideRoom) return
  for (const cell of facts.flatMap(({ cells }) => cells))
    if (/\s/.test(toString(cell))) cell.properties.className = ['whole']
}
