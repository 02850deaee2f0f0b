import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { h } from 'hastscript'
import { visit } from 'unist-util-visit'
import { usualColumns } from '../../gatsby-plugin-theme-ui/table-styles'
import { words } from '../../locale/site-words'
import { plainSpaces } from '../../shared/units'
import { breakableCode, wholeName } from './breaks'
import type { PageCompilation } from './compilation'
import { stackRows, tellsNames } from './stacked-tables'
import { rowsOf } from './table-rows'
import { isTooWide, keepFacts } from './table-widths'
import { wholeNumbers } from './whole-numbers'

/** The cells of a table: those of its heads, and of each other row. */
function cellsOf(table: Element): { head: Element[]; body: Element[][] } {
  const { head, body } = rowsOf(table)
  return { head: head?.cells ?? [], body: body.map(({ cells }) => cells) }
}

const textOf = (cell: Element | undefined) => (cell ? toString(cell).trim() : '')

/** The heading alone where it has no other table. */
function nameOf(heading: string, columns: string, isTaken: boolean): string {
  if (!heading || !columns) return heading || columns
  return isTaken ? words.content.table.join({ heading, columns }) : heading
}

/** The first column heads the rows where each of its cells names one, or goes on with the one above it: such a cell is empty. */
function headRows(body: readonly Element[][]) {
  const [first, ...others] = body.map(([cell]) => cell!)
  const named = [...(first ? [first] : []), ...others.filter(textOf)]
  const names = named.map(textOf)
  if (!names[0] || new Set(names).size < names.length) return
  for (const cell of named) {
    cell.tagName = 'th'
    cell.properties.scope = 'row'
    splitMessages(cell)
    lightenJoints(cell)
  }
}

const isCode = (node: ElementContent | undefined) => node?.type === 'element' && node.tagName === 'code'
const isSeparator = (node: ElementContent) =>
  node.type === 'text' && plainSpaces(node.value) === words.common.listSeparator

/** Messages of several words that stand one after the other would read as one: each has a line of its own. */
function splitMessages(cell: Element) {
  cell.children = cell.children.flatMap((child, index, all) => {
    const beside = [all[index - 1], all[index + 1]]
    const isBetween = isSeparator(child) && beside.every(isCode)
    return isBetween && beside.some((code) => /\s/.test(toString(code!)))
      ? [child, { type: 'element', tagName: 'br', properties: {}, children: [] }]
      : [child]
  })
}

/** "and" and "or", as the language has them between two of a list. */
const conjunctions = (['conjunction', 'disjunction'] as const).map((type) =>
  new Intl.ListFormat(words.tag, { type }).formatToParts(['1', '2'])[1]!.value.trim(),
)

/** One of them, with the signs beside it. */
const conjunction = new RegExp(`^(\\P{L}*)(${conjunctions.join('|')})(\\P{L}*)$`, 'u')

/** Tells a word that joins two messages from these, which have the same weight in a row's name. */
function lightenJoints(cell: Element) {
  cell.children = cell.children.flatMap((child, index, all) => {
    const found =
      child.type === 'text' &&
      isCode(all[index - 1]) &&
      isCode(all[index + 1]) &&
      conjunction.exec(child.value)
    if (!found) return [child]
    const [, before, words, after] = found
    return [text(before!), h('span', { class: 'joint' }, words), text(after!)]
  })
}

const text = (value: string): ElementContent => ({ type: 'text', value })

/** More letters than a line of a narrow column holds. */
const isProse = (cell: Element | undefined) => textOf(cell).length > 24

/**
 * Rehype plugin. A table is named by what it shows: the heading above it; a further one below the same heading, and one
 * above all headings, by the heads of its columns. Each column has a head, and each row where the first column names it;
 * code and numbers break in their cells where they may, and rows stack on a phone without room for the columns; those of a
 * table of names and their meanings are told one by one at any width.
 */
export function rehypeTables(page: PageCompilation) {
  return (tree: Root) => {
    const taken = new Set<string>()
    let heading = ''
    visit(tree, 'element', (element: Element) => {
      const { tagName, properties } = element
      if (/^h[2-6]$/.test(tagName)) heading = toString(element).trim()
      if (tagName !== 'table') return
      const { head, body } = cellsOf(element)
      const heads = head.map(textOf)
      if (!heads.every(Boolean))
        page.mistake(
          element,
          'A column of this table has no head.',
          'Say above the column what its cells are.',
        )
      properties.ariaLabel = nameOf(heading, heads.join(words.common.listSeparator), taken.has(heading))
      taken.add(heading)
      headRows(body)
      for (const [column, cell] of head.entries())
        if (body.some((row) => isProse(row[column]))) cell.properties.className = ['prose']
      for (const [first] of body) if (first) wholeName(first)
      for (const cell of body.flat()) {
        breakableCode(cell, heads.length)
        wholeNumbers(cell)
      }
      const tells = tellsNames(body)
      const stacks = tells || isTooWide(head, body)
      if (stacks) {
        stackRows(element, heads, tells)
        if (!tells && heads.length > 2) keepFacts(head, body)
      }
      // Beside one or two other columns, short names stay in one line: all of them, or where a phone has rows, those that head one.
      if (heads.length === 2 && !body.some(([name]) => isProse(name)))
        for (const [name] of body) name!.properties.className = ['whole']
      else if (stacks && !tells && heads.length <= usualColumns)
        for (const [name] of body)
          if (name?.tagName === 'th' && !isProse(name)) name.properties.className = ['whole']
    })
  }
}
