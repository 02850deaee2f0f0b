import type { Code, InlineCode, Root } from 'mdast'
import { nearest } from '../../source/suggest'
import { unknownVariableMistake, unknownVariables } from '../../source/fill-variables'
import type { PageCompilation } from '../compilation'
import { checkEnds } from './listing-ends'
import { checkInfo, checkLanguage } from './listing-info'
import { atLine, sourceOf } from './source'

/**
 * Reports what is wrong with a listing.
 * @returns whether the listings after it begin where others were meant to end
 */
export function checkListing(node: Code, page: PageCompilation): boolean {
  const { mark, holdsAnother } = checkEnds(node, page)
  if (!mark) return false
  if (node.value.trim()) checkLanguage(node, mark, page)
  else page.mistake(node, 'The listing is empty.', 'Write something in it, or remove it.')
  checkInfo(node, page)
  checkVariables(node, page)
  checkRemarks(node, page)
  return holdsAnother
}

/** Reports a variable that is misspelled in a listing that has them filled; other braces are those of the code. */
function checkVariables({ meta, value, position }: Code, page: PageCompilation) {
  if (!/\bvars\b/.test(meta ?? '')) return
  const first = (position?.start.line ?? 0) + 1
  for (const [index, line] of value.split('\n').entries())
    for (const name of unknownVariables(line.replace(/\$\{\w+\}/g, ''), page.variables))
      if (nearest(name, Object.keys(page.variables)))
        page.mistakes.push(unknownVariableMistake(name, page.variables, page.file, first + index))
}

/** Reports a listing on one line or of too few backticks, which is code of a sentence, its language and all. */
export function checkFenceInLine(node: InlineCode, page: PageCompilation) {
  const [, few] = /^(``?)[\w-]*\n[^]*\n\1$/.exec(sourceOf(node, page)) ?? []
  if (few)
    page.mistake(
      node,
      `${few.length === 1 ? 'One backtick begins' : 'Two backticks begin'} no listing.`,
      'Begin and end a listing with three backticks, ```.',
    )
  if (!/^`{3}[^`]+`{3}$/.test(sourceOf(node, page))) return
  page.mistake(
    node,
    `A listing has lines of its own: "${node.value}".`,
    'Begin and end it with three backticks on a line each, or write one backtick around code of a sentence.',
  )
}

/** Reports a page whose text is a listing of Markdown, as a chat hands it over. */
export function checkWholePage({ children }: Root, page: PageCompilation) {
  const [only, ...others] = children.filter(({ type }) => type !== 'yaml')
  if (only?.type !== 'code' || others.length || !/^(?:mdx?|markdown)$/.test(only.lang ?? '')) return
  // What a page shows of Markdown's signs has no headings of a page.
  if (!/^#{1,6}\s/m.test(only.value)) return
  page.mistake(
    only,
    'The whole page is a listing: readers see its signs.',
    'Remove the lines ``` around the text.',
  )
}

/** A remark by which other generators mark the lines of a listing. */
const foreignRemark = /(?:\/\/|#|--|\/\*|<!--|\{\/\*)\s*highlight-(?:next-line|start|end)\b.*/

/** Reports the first of such remarks, which readers see. */
function checkRemarks({ value, position }: Code, page: PageCompilation) {
  const lines = value.split('\n')
  const index = lines.findIndex((line) => foreignRemark.test(line))
  if (index < 0) return
  page.mistake(
    atLine((position?.start.line ?? 0) + index + 1),
    `The listing shows a remark of another generator: "${lines[index]!.trim()}".`,
    `Remove it, and say {${index + 1}} behind the language: the number of the line that stands out.`,
  )
}
