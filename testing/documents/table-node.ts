import type { Table, TableCell, TableRow } from 'mdast'

/**
 * A table of Markdown.
 * @param rows cells by row, the heads first
 * @param left number of columns, from the first, that hold words; figures stand at the right
 */
export function tableNode(rows: readonly (readonly string[])[], left = 1): Table {
  const toCell = (value: string): TableCell => ({ type: 'tableCell', children: [{ type: 'text', value }] })
  return {
    type: 'table',
    align: rows[0]!.map((_, column) => (column < left ? null : 'right')),
    children: rows.map((cells): TableRow => ({ type: 'tableRow', children: cells.map(toCell) })),
  }
}
