import { fillAddress, fillText, unknownVariableMistake, unknownVariables } from '../source/fill-variables'
import type { PageCompilation } from './compilation'

/** Fills the variables of a text of the page, or of an address in their slug form; notes unknown ones. */
export function fill(
  text: string,
  as: 'text' | 'address',
  page: PageCompilation,
  line: number | undefined,
): string {
  // An address may reach this point with its braces escaped by the Markdown parser.
  const plain = as === 'address' ? text.replaceAll('%7B', '{').replaceAll('%7D', '}') : text
  for (const name of unknownVariables(plain, page.variables))
    page.mistakes.push(unknownVariableMistake(name, page.variables, page.file, line, true))
  return as === 'address' ? fillAddress(plain, page.variables) : fillText(plain, page.variables)
}

/** Whether what stands between braces says nothing: a comment, or not even that. */
export const isComment = (expression: string) => /^\s*(\/\*[\s\S]*\*\/)?\s*$/.test(expression)
