import { readFileSync, writeFileSync } from 'node:fs'
import type { Figures } from './figures'
import { pictureOf } from './picture'
import { tableOf } from './table'

/** Where the figures stand, and what is made of them. */
export const files = {
  figures: 'docs/peers.json',
  table: 'docs/performance.md',
  picture: 'docs/peers.svg',
} as const

/** What stands around the table. */
const marks = { begin: '<!-- peers: begin -->\n', end: '<!-- peers: end -->' } as const

/**
 * A text with another table between its marks.
 * @throws when it does not have the marks
 */
export function withTable(text: string, table: string): string {
  const [begin, end] = [text.indexOf(marks.begin), text.indexOf(marks.end)]
  if (begin < 0 || end < begin)
    throw new Error(
      `${files.table} has no place for the table: put "${marks.begin.trim()}" and "${marks.end}" on lines of their own there.`,
    )
  return `${text.slice(0, begin + marks.begin.length)}\n${table}\n${text.slice(end)}`
}

/** Writes the table and the picture of figures. */
export function publish(figures: Figures) {
  writeFileSync(files.table, withTable(readFileSync(files.table, 'utf8'), tableOf(figures)))
  writeFileSync(files.picture, pictureOf(figures))
}

/** Keeps figures for later. */
export const keepFigures = (figures: Figures) =>
  writeFileSync(files.figures, `${JSON.stringify(figures, null, 2)}\n`)
