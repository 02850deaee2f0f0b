import { plainSpaces } from './units'

/** Letters of a row's name, at most: what the search shows in one line. */
const longest = 40

/**
 * What a row of a table is called that has an address of its own: its first cell, or as many words of it as fit.
 * @param cell the text of its first cell
 */
export function rowName(cell: string): string {
  const text = plainSpaces(cell).replace(/\s+/g, ' ').trim()
  if (text.length <= longest) return text
  const end = text.lastIndexOf(' ', longest)
  return end < 0 ? text : text.slice(0, end).replace(/[^\p{L}\p{N})]+$/u, '')
}
