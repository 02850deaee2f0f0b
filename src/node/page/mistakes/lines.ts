import type { Paragraph, Parents } from 'mdast'
import type { PageCompilation } from '../compilation'
import { linePatterns, pairPatterns } from './line-patterns'
import { checkNumberedLines } from './numbered-lines'
import { atLine, shorten, sourceOf, withoutQuotes } from './source'

/** Reports what stands at the beginning of a paragraph's lines: each kind once, at its first line. */
export function checkParagraph(node: Paragraph, parent: Parents | undefined, page: PageCompilation) {
  const first = node.position?.start.line
  if (!first) return
  const within = linesWithinCode(node)
  // A paragraph that begins with code or a component begins with no such sign; its other lines may.
  if (node.children[0]?.type !== 'text') within.add(first)
  const lines = sourceOf(node, page)
    .split('\n')
    .map((line, index) => (within.has(first + index) ? '' : withoutQuotes(line)))
  checkNumberedLines(lines, first, page)
  checkPairs(lines, first, page)
  const isAttribution = parent?.type === 'blockquote' && lines.length === 1
  for (const { line, message, fix, corrected, isFirst } of linePatterns) {
    const index = lines.findIndex((text) => line.test(text))
    if (index < 0 || (isFirst && (index > 0 || isAttribution))) continue
    const from = lines[index]!
    const edit = corrected && { from, to: corrected(from) }
    page.mistake(atLine(first + index), message(shorten(from.trimEnd())), fix, edit)
  }
}

/** Reports lines that were lines of a list or a table where they come from, and are one text here. */
function checkPairs(lines: readonly string[], first: number, page: PageCompilation) {
  for (const { line, message, fix } of pairPatterns) {
    const index = lines.findIndex(
      (text, place) => line.test(text) && line.test(lines[place + 1] ?? '') && !/(?:\\| {2})$/.test(text),
    )
    if (index >= 0) page.mistake(atLine(first + index), message(shorten(lines[index]!.trimEnd())), fix)
  }
}

/** Lines that begin within code of a sentence: their first signs are those of the code. */
const linesWithinCode = ({ children }: Paragraph) =>
  new Set(
    children.flatMap(({ type, position }) =>
      type === 'inlineCode' && position
        ? Array.from(
            { length: position.end.line - position.start.line },
            (_, index) => position.start.line + 1 + index,
          )
        : [],
    ),
  )

/** Reports lines that are indented as a listing is in Markdown. Within lists and components they may well be. */
export function checkIndent(node: Paragraph, parent: Parents | undefined, page: PageCompilation) {
  const { start } = node.position ?? {}
  const before = start && page.text.slice(start.offset! - start.column + 1, start.offset)
  if (parent?.type !== 'root' || !start || !/^( {4}|\t)\s*$/.test(before!)) return
  // What stands in a box of another kind is told with it.
  if (/(?:^|\n)(?:!!!|\?\?\?)[^\n]*\n\s*$/.test(page.text.slice(0, start.offset))) return
  page.mistake(
    atLine(start.line),
    `The line "${shorten(sourceOf(node, page).split('\n')[0]!)}" is indented, and is no listing all the same.`,
    'Begin and end a listing with three backticks, ```; write a paragraph at the beginning of its lines.',
  )
}
