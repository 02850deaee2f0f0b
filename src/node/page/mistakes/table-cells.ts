import type { Table, TableRow } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { repeated } from '../../source/duplicates'
import type { PageCompilation } from '../compilation'
import { sourceOf } from './source'

/**
 * Reports rows with more or fewer cells than the table has columns: the rest is lost, or missing.
 * @returns these rows
 */
export function checkTable({ children: [head, ...rows] }: Table, page: PageCompilation): TableRow[] {
  const columns = head?.children.length ?? 0
  for (const row of [head, ...rows]) if (row) checkBoxes(row, page)
  if (head && !rows.length)
    page.mistake(head, 'The table has no rows.', 'Write one below the line of hyphens, or remove the table.')
  checkHeads(head, page)
  checkRows(rows, page)
  const wrong = rows.filter(({ children }) => children.length !== columns)
  for (const row of wrong) {
    const cells = row.children.length
    if (!sourceOf(row, page).includes('|') && columns > 1) {
      page.mistake(
        row,
        'This line stands right below the table, and is a row of it.',
        'Put an empty line between the table and the text.',
      )
      continue
    }
    page.mistake(
      row,
      `This row has ${count(cells, 'cell')}, and the table ${count(columns, 'column')}.`,
      cells > columns
        ? 'What is too much is lost. Write \\| for a bar of the text, in code as well.'
        : 'Write "| |" for an empty cell.',
    )
  }
  return wrong
}

/** Two columns that readers can't tell apart. What has no head is told by tables.ts. */
function checkHeads(head: TableRow | undefined, page: PageCompilation) {
  const names = (head?.children ?? []).map((cell) => toString(cell).trim()).filter(Boolean)
  const [twice] = repeated(names)
  if (!twice) return
  page.mistake(
    head,
    `Two columns of this table have the head "${twice.text}".`,
    'Say above each column what its cells are.',
  )
}

/** Rows that say nothing, or what another one has said. */
function checkRows(rows: readonly TableRow[], page: PageCompilation) {
  const sources = rows.map((row) => sourceOf(row, page))
  for (const [index, row] of rows.entries()) {
    if (/^[\s|]*$/.test(sources[index]!)) page.mistake(row, 'This row is empty.', 'Fill it, or remove it.')
    else if (sources.indexOf(sources[index]!) < index)
      page.mistake(row, 'This row stands in the table twice.', 'Remove one of the two.')
  }
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`

/** A box takes lines of its own, which no cell has. */
function checkBoxes(row: TableRow, page: PageCompilation) {
  const texts = row.children.flatMap(({ children }) => children.filter((child) => child.type === 'text'))
  if (texts.some(({ value }) => /^\s*:::/.test(value)))
    page.mistake(row, 'A box stands in a table, where it is printed as text.', 'Put it below the table.')
}
