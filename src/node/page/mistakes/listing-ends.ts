import type { Code, Parents } from 'mdast'
import type { PageCompilation } from '../compilation'
import { atLine, sourceOf, withoutQuotes } from './source'

/** The lines of a listing with its fences, and the signs of the first fence: none where the listing is an indented one. */
function fencedLines(node: Code, page: PageCompilation): { lines: string[]; mark: string } {
  const lines = sourceOf(node, page).split('\n').map(withoutQuotes)
  const [mark = ''] = /^(`{3,}|~{3,})/.exec(lines[0]!) ?? []
  return { lines, mark }
}

/** Whether a line is a row of a fence's sign, at least as long as the fence. */
const isRow = (line: string, mark: string) =>
  line.length >= mark.length && line === mark[0]!.repeat(line.length)

/**
 * Reports a listing of an item or a quote that ends before its own end: to Markdown, its last fence begins another one.
 * @returns whether it is one
 */
export function checkCutListing(node: Code, parent: Parents | undefined, page: PageCompilation): boolean {
  const isCut = isCutAtOnce(node, parent, page)
  if (isCut)
    page.mistake(
      node,
      'The listing ends with its item, before its lines.',
      'Indent all of its lines as far as the text of the item.',
    )
  else if (hasEndOutside(node, parent, page))
    page.mistake(
      node,
      `The listing ends with what it stands in, before the line "${endBelow(node, page)}".`,
      'Write before that line what stands before the first one: as many spaces, and the > of a quote.',
    )
  else return false
  return true
}

/** Whether the item of a list that a listing stands in ends right behind the listing's first line. */
function isCutAtOnce(node: Code, parent: Parents | undefined, page: PageCompilation): boolean {
  const { start, end } = node.position ?? {}
  if (parent?.type !== 'listItem' || !start || start.line !== end!.line) return false
  return (page.text.split('\n')[start.line] ?? '').trim() !== ''
}

/** Whether a listing of an item or a quote has its end in the line below, outside of that. */
function hasEndOutside(node: Code, parent: Parents | undefined, page: PageCompilation): boolean {
  const { lines, mark } = fencedLines(node, page)
  if (!mark || parent?.type === 'root' || isRow(lines.at(-1)!.trim(), mark)) return false
  return isRow(endBelow(node, page), mark)
}

const endBelow = ({ position }: Code, page: PageCompilation) =>
  withoutQuotes(page.text.split('\n')[position?.end.line ?? 0] ?? '').trim()

/**
 * Reports a listing that is not closed, or holds the beginning of another one.
 * @returns the signs of its fence, none where it has no end or is an indented one; and whether the listings after it begin
 *   where others were meant to end
 */
export function checkEnds(node: Code, page: PageCompilation): { mark: string; holdsAnother: boolean } {
  const { lines, mark } = fencedLines(node, page)
  if (!mark) return { mark, holdsAnother: false }
  if (lines.length < 2 || !isRow(lines.at(-1)!.trim(), mark)) {
    page.mistake(
      node,
      'The listing is not closed: it goes on to the end.',
      `Write ${mark} alone on a line where the listing ends.`,
    )
    return { mark: '', holdsAnother: false }
  }
  const line = node.position?.start.line ?? 1
  return { mark, holdsAnother: checkWithin(lines.slice(1, -1), mark, line, page) }
}

/** The beginning of another listing within one: the first was meant to end before. */
function checkWithin(lines: readonly string[], mark: string, first: number, page: PageCompilation): boolean {
  const index = lines.findIndex((line) => {
    const [, row = ''] = /^ {0,3}(`{3,}|~{3,})[\w-]/.exec(line) ?? []
    return isRow(row, mark)
  })
  if (index < 0) return false
  page.mistake(
    atLine(first + index + 1),
    `A listing begins within another one, with the line "${lines[index]!.trim()}".`,
    `Write ${mark} alone on a line where the first one ends, or begin and end that with ${mark}${mark[0]}.`,
  )
  return true
}
