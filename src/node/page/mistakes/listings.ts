import type { Code, InlineCode, Parents, Root } from 'mdast'
import { nearest, suggest } from '../../source/faults'
import { unknownVariableFault, unknownVariables } from '../../source/variables'
import type { PageCompilation } from '../compilation'
import { atLine, sourceOf, withoutQuotes } from './source'

/** What a fence may say after its language: src/node/page/code.ts reads it, and src/authoring/facts what to run. */
const attributes = ['title', 'wrap', 'vars', 'run']

/** Languages that other generators draw, and this one shows as code. */
const diagrams = ['mermaid', 'mmd']
const drawIt =
  'Make a figure of it as in docs/figures.md, <Figure name="…" caption="…" />, or add a picture; to show its text, name the language "text".'

/** Whether the item of a list that a listing stands in ends right behind the listing's first line. */
export function isCutListing(node: Code, parent: Parents | undefined, page: PageCompilation): boolean {
  const { start, end } = node.position ?? {}
  if (parent?.type !== 'listItem' || !start || start.line !== end!.line) return false
  return (page.text.split('\n')[start.line] ?? '').trim() !== ''
}

/** Whether a listing of an item or a quote has its end in the line below, outside of that. */
export function hasEndOutside(node: Code, parent: Parents | undefined, page: PageCompilation): boolean {
  const lines = sourceOf(node, page).split('\n').map(withoutQuotes)
  const [mark = ''] = /^(`{3,}|~{3,})/.exec(lines[0]!) ?? []
  if (!mark || parent?.type === 'root' || isRow(lines.at(-1)!.trim(), mark)) return false
  return isRow(endBelow(node, page), mark)
}

const endBelow = ({ position }: Code, page: PageCompilation) =>
  withoutQuotes(page.text.split('\n')[position?.end.line ?? 0] ?? '').trim()

/** Tells of a listing whose end is not written as its beginning: to Markdown, that begins another one. */
export const tellEndOutside = (node: Code, page: PageCompilation) =>
  page.fault(
    node,
    `The listing ends with what it stands in, before the line "${endBelow(node, page)}".`,
    'Write before that line what stands before the first one: as many spaces, and the > of a quote.',
  )

/** Tells of a listing whose lines are not indented as its fence is: text to Markdown, as is all that follows. */
export const tellCutListing = (node: Code, page: PageCompilation) =>
  page.fault(
    node,
    'The listing ends with its item, before its lines.',
    'Indent all of its lines as far as the text of the item.',
  )

/**
 * Tells of a listing that swallows what comes after it, and of what its first line says wrong.
 * @returns whether the listings after it begin where others were meant to end
 */
export function checkListing(node: Code, page: PageCompilation): boolean {
  const lines = sourceOf(node, page).split('\n').map(withoutQuotes)
  const [mark = ''] = /^(`{3,}|~{3,})/.exec(lines[0]!) ?? []
  if (!mark) return false
  const end = lines.at(-1)!.trim()
  if (lines.length < 2 || !isRow(end, mark)) {
    page.fault(
      node,
      'The listing is not closed: it goes on to the end.',
      `Write ${mark} alone on a line where the listing ends.`,
    )
    return false
  }
  const line = node.position?.start.line ?? 1
  const holdsAnother = checkWithin(lines.slice(1, -1), mark, line, page)
  if (node.value.trim()) checkLanguage(node, mark, page)
  else page.fault(node, 'The listing is empty.', 'Write something in it, or remove it.')
  checkWords(node, page)
  checkTitle(node, page)
  checkMarked(node, page)
  checkVariables(node, page)
  checkRemarks(node, page)
  return holdsAnother
}

/** A listing says what it is, if only that it is text: what is forgotten would lose its colors in silence. */
function checkLanguage(node: Code, mark: string, page: PageCompilation) {
  if (diagrams.includes(node.lang ?? ''))
    page.fault(node, `The site draws no ${node.lang}: readers see its text.`, drawIt)
  if (node.lang) return
  page.fault(
    node,
    'The listing names no language.',
    `Write it behind its first line: ${mark}bash, or ${mark}text.`,
  )
}

/** Tells of a variable that is misspelled in a listing that has them filled; other braces are those of the code. */
function checkVariables({ meta, value, position }: Code, page: PageCompilation) {
  if (!/\bvars\b/.test(meta ?? '')) return
  const first = (position?.start.line ?? 0) + 1
  for (const [index, line] of value.split('\n').entries())
    for (const name of unknownVariables(line.replace(/\$\{\w+\}/g, ''), page.variables))
      if (nearest(name, Object.keys(page.variables)))
        page.faults.push(unknownVariableFault(name, page.variables, page.file, first + index))
}

/** Tells of a listing on one line or of too few backticks, which is code of a sentence, its language and all. */
export function checkFenceInLine(node: InlineCode, page: PageCompilation) {
  const [, few] = /^(``?)[\w-]*\n[^]*\n\1$/.exec(sourceOf(node, page)) ?? []
  if (few)
    page.fault(
      node,
      `${few.length === 1 ? 'One backtick begins' : 'Two backticks begin'} no listing.`,
      'Begin and end a listing with three backticks, ```.',
    )
  if (!/^`{3}[^`]+`{3}$/.test(sourceOf(node, page))) return
  page.fault(
    node,
    `A listing has lines of its own: "${node.value}".`,
    'Begin and end it with three backticks on a line each, or write one backtick around code of a sentence.',
  )
}

/** Tells of a page whose text is a listing of Markdown, as a chat hands it over. */
export function checkWholePage({ children }: Root, page: PageCompilation) {
  const [only, ...others] = children.filter(({ type }) => type !== 'yaml')
  if (only?.type !== 'code' || others.length || !/^(?:mdx?|markdown)$/.test(only.lang ?? '')) return
  // What a page shows of Markdown's signs has no headings of a page.
  if (!/^#{1,6}\s/m.test(only.value)) return
  page.fault(
    only,
    'The whole page is a listing: readers see its signs.',
    'Remove the lines ``` around the text.',
  )
}

/** A remark by which other generators mark the lines of a listing. */
const foreignRemark = /(?:\/\/|#|--|\/\*|<!--|\{\/\*)\s*highlight-(?:next-line|start|end)\b.*/

/** Tells of the first of such remarks, which readers see. */
function checkRemarks({ value, position }: Code, page: PageCompilation) {
  const lines = value.split('\n')
  const index = lines.findIndex((line) => foreignRemark.test(line))
  if (index < 0) return
  page.fault(
    atLine((position?.start.line ?? 0) + index + 1),
    `The listing shows a remark of another generator: "${lines[index]!.trim()}".`,
    `Remove it, and say {${index + 1}} behind the language: the number of the line that stands out.`,
  )
}

/** Whether a line is a row of a fence's sign, at least as long as the fence. */
const isRow = (line: string, mark: string) =>
  line.length >= mark.length && line === mark[0]!.repeat(line.length)

/** The beginning of another listing within one: the first was meant to end before. */
function checkWithin(lines: readonly string[], mark: string, first: number, page: PageCompilation): boolean {
  const index = lines.findIndex((line) => {
    const [, row = ''] = /^ {0,3}(`{3,}|~{3,})[\w-]/.exec(line) ?? []
    return isRow(row, mark)
  })
  if (index < 0) return false
  page.fault(
    atLine(first + index + 1),
    `A listing begins within another one, with the line "${lines[index]!.trim()}".`,
    `Write ${mark} alone on a line where the first one ends, or begin and end that with ${mark}${mark[0]}.`,
  )
  return true
}

/** Words after the language that nothing reads. */
function checkWords(node: Code, page: PageCompilation) {
  const rest = (node.meta ?? '').replace(/\btitle="[^"]*"|\{[^}]*\}/g, ' ')
  for (const word of rest.split(/\s+/).filter((word) => word && !attributes.includes(word))) {
    if (/^\{[\d,-]*$/.test(word)) {
      page.fault(
        node,
        `The brace of the marked lines is not closed: ${word}.`,
        'Write numbers and ranges: {1,3-5}.',
      )
      continue
    }
    const name = word.replace(/=.*/, '')
    const fix = name === 'title' ? 'Write title="…", in straight quotes.' : suggest(name, attributes)
    page.fault(node, `A listing knows no "${name}".`, fix)
    return
  }
}

/** Titles and marks that stand there twice, of which the first is read, and titles that say nothing or name no variable. */
function checkTitle({ meta, position, ...node }: Code, page: PageCompilation) {
  const titles = [...(meta ?? '').matchAll(/\btitle="([^"]*)"/g)].map(([, title]) => title!)
  const marks = (meta ?? '').replace(/"[^"]*"/g, '').match(/\{[^}]*\}/g) ?? []
  const at = { ...node, position }
  if (titles.length > 1) page.fault(at, 'The listing has two titles.', 'Remove one of the two.')
  if (titles[0]?.trim() === '')
    page.fault(at, 'The title of the listing is empty.', 'Write title="…", or leave it out.')
  if (marks.length > 1)
    page.fault(
      at,
      `The listing marks lines in two places: ${marks.join(' and ')}.`,
      `Write them in one: {${marks.map((mark) => mark.slice(1, -1)).join(',')}}.`,
    )
  for (const name of titles.flatMap((title) => unknownVariables(title, page.variables)))
    page.faults.push(unknownVariableFault(name, page.variables, page.file, position?.start.line))
}

/** Marked lines that the listing has not: `{9}`, `{3-1}`. */
function checkMarked(node: Code, page: PageCompilation) {
  const [, ranges = ''] = /\{([^}]*)\}/.exec((node.meta ?? '').replace(/"[^"]*"/g, '')) ?? []
  if (/[^\d\s,-]|(?<!\d\s*)-|-(?!\s*\d)/.test(ranges)) {
    page.fault(
      node,
      `A listing marks lines by their numbers; found {${ranges}}.`,
      'Write numbers and ranges: {1,3-5}.',
    )
    return
  }
  const count = node.value.split('\n').length
  for (const range of ranges.split(',').filter((range) => range.trim())) {
    const [from = 0, to = from] = range.split('-').map(Number)
    if (from > to)
      page.fault(
        node,
        `The listing marks the lines ${range}.`,
        `Write the first line before the last: {${to}-${from}}.`,
      )
    else if (to > count || from < 1)
      page.fault(
        node,
        `The listing marks line ${from < 1 ? from : to}, and has ${count}.`,
        'Count from 1, without the lines of the fence.',
      )
  }
}
