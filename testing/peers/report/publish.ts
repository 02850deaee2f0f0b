import { readFileSync, writeFileSync } from 'node:fs'
import { withMeasured } from '../../documents/measured-part'
import type { Figures } from './figures'
import { pictureOf } from './picture'
import { tableOf } from './table'

/** Where the figures stand, and what is made of them. */
export const files = {
  figures: 'docs/peers.json',
  table: 'docs/performance.md',
  picture: 'docs/peers.svg',
} as const

/** Where the table stands in its file. */
const place = { file: files.table, name: 'peers' }

/** The document with the table of figures. */
export const withTable = (document: string, figures: Figures) =>
  withMeasured(document, place, tableOf(figures))

/** Writes the table and the picture of figures. */
export function publish(figures: Figures) {
  writeFileSync(files.table, withTable(readFileSync(files.table, 'utf8'), figures))
  writeFileSync(files.picture, pictureOf(figures))
}

/** Keeps figures for later. */
export const keepFigures = (figures: Figures) =>
  writeFileSync(files.figures, `${JSON.stringify(figures, null, 2)}\n`)
