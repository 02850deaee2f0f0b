import type { Element } from 'hast'

/** A row of a table and its cells. */
export interface TableRow {
  row: Element
  cells: Element[]
}

const elementsIn = (parent: Element, ...tags: string[]): Element[] =>
  parent.children.filter((child) => child.type === 'element' && tags.includes(child.tagName)) as Element[]

/** The rows of a table: that of its heads, if it has one, and the others. */
export function rowsOf(table: Element): { head: TableRow | undefined; body: TableRow[] } {
  const rows = (part: string) =>
    elementsIn(table, part).flatMap((group) =>
      elementsIn(group, 'tr').map((row) => ({ row, cells: elementsIn(row, 'th', 'td') })),
    )
  return { head: rows('thead')[0], body: rows('tbody') }
}
