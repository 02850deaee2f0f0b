import { plainSpaces } from './units'

/** Letters of a row's name, at most: what the search shows in one line. */
const longest = 40

const plain = (cell: string) => plainSpaces(cell).replace(/\s+/g, ' ').trim()

/**
 * What a row of a table is called that has an address of its own: its first cell, or as many words of it as fit.
 * @param cell the text of its first cell
 */
export function rowName(cell: string): string {
  const text = plain(cell)
  if (text.length <= longest) return text
  const end = text.lastIndexOf(' ', longest)
  return end < 0 ? text : text.slice(0, end).replace(/[^\p{L}\p{N})]+$/u, '')
}

/** The same as it is shown: dots say where it goes on. */
export function rowTitle(cell: string): string {
  const name = rowName(cell)
  return name === plain(cell) ? name : `${name}…`
}
