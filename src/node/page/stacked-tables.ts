import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { EXIT, SKIP, visit } from 'unist-util-visit'
import { usualColumns } from '../../gatsby-plugin-theme-ui/table-styles'

/** From so many columns on one of sentences gets narrow. */
const fewestFacts = 4
/** Letters of a fact, which is no sentence, at most. */
const longestFact = 64

const lengthOf = (cell: Element | undefined) => (cell ? toString(cell).length : 0)

const beginsWithCode = ({ children: [code] }: Element) => code?.type === 'element' && code.tagName === 'code'

/**
 * Whether a table is a list of names as programs write them: each with facts, such as its type and its default, and at last
 * what it means. The meaning has about as many letters as all facts, or more.
 */
export function tellsNames(body: readonly Element[][]): boolean {
  if (!body.length || body.some((row) => row.length < fewestFacts || !beginsWithCode(row[0]!))) return false
  const columns = body[0]!.map((_, column) => body.map((row) => lengthOf(row[column])))
  const sums = columns.slice(1).map((lengths) => lengths.reduce((sum, length) => sum + length, 0))
  const facts = sums.slice(0, -1)
  return Math.max(...columns.slice(1, -1).flat()) <= longestFact && sums.at(-1)! * 1.4 >= Math.max(...facts)
}

const roles: Record<string, string> = { thead: 'rowgroup', tbody: 'rowgroup', tr: 'row', td: 'cell' }

const roleOf = ({ tagName, properties }: Element) =>
  tagName === 'th' ? (properties.scope === 'row' ? 'rowheader' : 'columnheader') : roles[tagName]

/** A text as CSS has it. */
const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`

/** Letters up to which all labels of most tables have room in a narrow column, which leaves more to their values. */
const shortLabel = 9
const narrowLabels = '--lw:4.125rem'

/** Letters of a name that has room beside a label on a phone of 360 px. */
const longestName = { besideNarrow: 26, besideWide: 21 }

/** Whether a value is, or has, a longer name. One that heads a row has the whole line, and paths are read in parts. */
function hasLongName(table: Element, longest: number): boolean {
  let isFound = false
  visit(table, 'element', (element) => {
    if (element.tagName === 'th') return SKIP
    if (element.tagName !== 'code') return
    const name = toString(element)
    isFound = name.length > longest && !/[\s/]/.test(name)
    return isFound ? EXIT : SKIP
  })
  return isFound
}

/**
 * Lets a table become a list of rows on a phone, each with its name and below it label and value (table-styles.ts). It stays
 * a table for who does not see it: its roles hold, however it is drawn. Labels are styles, so that they are neither copied
 * nor found; one of two columns has them once, in its head.
 * @param tells whether it is one of names and what they mean, whose rows are drawn so at any width
 */
export function stackRows(table: Element, heads: readonly string[], tells = false) {
  table.properties.role = 'table'
  const isNarrow = heads.slice(1).every((head) => head.length <= shortLabel)
  const isLabeled = !tells && heads.length > 2
  table.properties.className = [
    tells ? 'told' : 'stacked',
    isLabeled && 'labeled',
    isLabeled && heads.length > usualColumns && 'wide',
    isLabeled && hasLongName(table, isNarrow ? longestName.besideNarrow : longestName.besideWide) && 'above',
  ].filter((name) => name !== false)
  if (heads.length > 2) {
    const labels = heads.map((head, index) => `--c${index + 1}:${quoted(head)}`)
    table.properties.style = [table.properties.style, ...labels, isNarrow && narrowLabels]
      .filter(Boolean)
      .join(';')
  }
  visit(table, 'element', (element) => {
    if (element === table) return
    const role = roleOf(element)
    if (!role) return SKIP
    element.properties.role = role
  })
}
