import type { Table, TableRow } from 'mdast'
import type { PageCompilation } from '../compilation'

/**
 * Tells of rows with more or fewer cells than the table has columns: the rest is lost, or missing.
 * @returns these rows
 */
export function checkTable({ children: [head, ...rows] }: Table, page: PageCompilation): TableRow[] {
  const columns = head?.children.length ?? 0
  const wrong = rows.filter(({ children }) => children.length !== columns)
  for (const row of wrong) {
    const cells = row.children.length
    page.fault(
      row,
      `This row has ${count(cells, 'cell')}, and the table ${count(columns, 'column')}.`,
      cells > columns
        ? 'What is too much is lost. Write \\| for a bar of the text, in code as well.'
        : 'Write "| |" for an empty cell.',
    )
  }
  return wrong
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`
