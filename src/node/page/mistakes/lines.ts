import type { Paragraph, Parents } from 'mdast'
import type { PageCompilation } from '../compilation'
import { atLine, shorten, sourceOf, withoutQuotes } from './source'

/** A line that is text to Markdown and was meant as something else. */
interface Slip {
  /** How the line begins, without the signs of quotes around it. */
  line: RegExp
  message: (line: string) => string
  fix: string
  /** The line as it is meant, where that is plain. */
  mended?: (line: string) => string
  /**
   * Whether only the first line of a paragraph is one: others may begin with the sign where the text is wrapped. Alone in a
   * quote, it says whose words these are.
   */
  isFirst?: true
}

const isPrinted = (what: string) => (line: string) =>
  `The line "${line}" is printed as it stands: it is no ${what}.`

const columns =
  'Put a line such as | --- | --- | below the heads, with as many cells as they have, and no empty line between rows.'

const slips: readonly Slip[] = [
  {
    line: /^#{7,}\s/,
    message: isPrinted('heading'),
    fix: 'Use two to six #.',
  },
  {
    // A no-break space is none to Markdown.
    line: /^#{2,6}(?:\u00A0|[^\s#])/,
    message: isPrinted('heading'),
    fix: 'Put a space after the #: "## …".',
    mended: (line) => line.replace(/^(#+)\u00A0*/, '$1 '),
  },
  {
    line: /^(={2,6})[ \t]+\S.*[ \t]\1$/,
    message: isPrinted('heading'),
    fix: 'Write "## …": two to six #, by its level.',
  },
  {
    line: /^(?:={2,6}|h[1-6]\.)[ \t]+\S(?!.*[ \t]={2,6}$)/,
    message: isPrinted('heading'),
    fix: 'Write "## …": two to six #, by its level.',
    isFirst: true,
  },
  {
    line: /^\[TOC\]$/i,
    message: (line) =>
      `The line "${line}" is printed as it stands: a page has a list of its headings by itself.`,
    fix: 'Remove it.',
  },
  {
    line: /^-(?:\u00A0|\p{L}{2})/u,
    message: isPrinted('item of a list'),
    fix: 'Put a space after the hyphen: "- …".',
    mended: (line) => line.replace(/^-\u00A0*/, '- '),
  },
  {
    // What is closed on its line, or further down, is emphasis.
    line: /^\*\p{L}[^*]*$/u,
    message: isPrinted('item of a list'),
    fix: 'Put a space after the asterisk: "* …".',
    mended: (line) => line.replace('*', '* '),
  },
  {
    line: /^\d{1,3}[.)](?:\u00A0|\p{Lu}|\p{L}{3})/u,
    message: isPrinted('item of a list'),
    fix: 'Put a space after the number: "1. …".',
    mended: (line) => line.replace(/^(\d+[.)])\u00A0*/, '$1 '),
  },
  {
    line: /^[•▪●◦·‣\uE000-\uF8FF]\s/,
    message: isPrinted('item of a list'),
    fix: 'Begin an item with a hyphen and a space: "- …".',
    mended: (line) => line.replace(/^[•▪●◦·‣\uE000-\uF8FF]/, '-'),
  },
  {
    line: /^–\s/,
    message: isPrinted('item of a list'),
    fix: 'Begin an item with a hyphen and a space: "- …".',
    mended: (line) => line.replace('–', '-'),
    isFirst: true,
  },
  {
    line: /^(?:\[[ xX]\]|-\[[ xX]?\])\s+\S/,
    message: isPrinted('task'),
    fix: 'Write "- [ ] …" or "- [x] …".',
  },
  {
    line: /^Copy code$/i,
    message: (line) =>
      `The line "${line}" is printed as it stands: it is a button of the page that it comes from.`,
    fix: 'Remove it, and put code between two lines of three backticks.',
  },
  {
    line: /^@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@|^diff --git \S/,
    message: (line) => `The line "${line}" is one of a diff.`,
    fix: 'Remove it, or put a diff into a listing: ```diff.',
  },
  {
    line: /^\*\[[^\]]+\]:/,
    message: isPrinted('abbreviation'),
    fix: 'Put the term into content/glossary.yml, and write <Term>…</Term>.',
  },
  {
    line: /^:[ \t]+\S/,
    message: isPrinted('definition'),
    fix: 'Write terms and what they mean as a list: "- **Term**: …".',
  },
  {
    line: /^(?:={3,}|~{3,}|[–—]{2,})$/,
    message: isPrinted('line across the page'),
    fix: 'Write --- with an empty line above and below.',
  },
  {
    line: /^(´´´|'''|‘‘‘|’’’)/,
    message: (line) => `These lines are no listing: "${line}".`,
    fix: 'Begin and end a listing with three backticks, ```.',
  },
  {
    line: /^(!!!|\?\?\?)\+?\s+\w|^\[!\w+\]|^\.\. [\w-]+::/,
    message: (line) => `Boxes are written in another way: "${line}".`,
    fix: 'Write :::note[Title] where a box begins, and ::: where it ends.',
  },
  {
    // "|x|" is a value between bars.
    line: /^\|\s.*\s\||^\|.*\|\s*$|^:?-+:?\s*\|[\s|:-]*$/,
    message: () => 'These lines are printed as they stand: they are no table.',
    fix: columns,
  },
]

/** How items begin that no list of Markdown has: each number of a list, in the order of its lines. */
const otherNumbers: readonly (readonly string[])[] = [
  ['a.', 'b.'],
  ['a)', 'b)'],
  ['i.', 'ii.'],
  ['(a)', '(b)'],
  ['(1)', '(2)'],
  ['(i)', '(ii)'],
]

/** Tells of lines one after the other that are numbered in a way that makes no list. */
function checkOtherNumbers(lines: readonly string[], first: number, page: PageCompilation) {
  const index = lines.findIndex((line, place) =>
    otherNumbers.some(
      ([one, two]) => line.startsWith(`${one} `) && (lines[place + 1] ?? '').startsWith(`${two} `),
    ),
  )
  if (index < 0) return
  page.fault(
    atLine(first + index),
    isPrinted('item of a list')(shorten(lines[index]!.trimEnd())),
    'Number items as "1. …": letters and signs around a number make no list.',
  )
}

/** Tells of lines that are indented as a listing is in Markdown. Within lists and components they may well be. */
export function checkIndent(node: Paragraph, parent: Parents | undefined, page: PageCompilation) {
  const { start } = node.position ?? {}
  const before = start && page.text.slice(start.offset! - start.column + 1, start.offset)
  if (parent?.type !== 'root' || !start || !/^( {4}|\t)\s*$/.test(before!)) return
  // What stands in a box of another kind is told with it.
  if (/(?:^|\n)(?:!!!|\?\?\?)[^\n]*\n\s*$/.test(page.text.slice(0, start.offset))) return
  page.fault(
    atLine(start.line),
    `The line "${shorten(sourceOf(node, page).split('\n')[0]!)}" is indented, and is no listing all the same.`,
    'Begin and end a listing with three backticks, ```; write a paragraph at the beginning of its lines.',
  )
}

/** Tells of what stands at the beginning of a paragraph's lines: each kind once, at its first line. */
export function checkParagraph(node: Paragraph, parent: Parents | undefined, page: PageCompilation) {
  const first = node.position?.start.line
  if (!first) return
  const within = linesWithinCode(node)
  // A paragraph that begins with code or a component begins with no such sign; its other lines may.
  if (node.children[0]?.type !== 'text') within.add(first)
  const lines = sourceOf(node, page)
    .split('\n')
    .map((line, index) => (within.has(first + index) ? '' : withoutQuotes(line)))
  checkRunOn(lines, first, page)
  checkOtherNumbers(lines, first, page)
  checkPairs(lines, first, page)
  const isAttribution = parent?.type === 'blockquote' && lines.length === 1
  for (const { line, message, fix, mended, isFirst } of slips) {
    const index = lines.findIndex((text) => line.test(text))
    if (index < 0 || (isFirst && (index > 0 || isAttribution))) continue
    const from = lines[index]!
    const edit = mended && { from, to: mended(from) }
    page.fault(atLine(first + index), message(shorten(from.trimEnd())), fix, edit)
  }
}

/** What begins an item elsewhere, a sign or an emoji: the line of one that begins a line may well be text. */
const otherItem = /^(?![•▪●◦·‣–])(?:[\p{Extended_Pictographic}\p{So}\u2460-\u24FF←-⇿—]\uFE0F?|o)[ \t]+\S/u

/** Lines that are told where another one of their kind follows, and Markdown does not end the first. */
const pairs: readonly Pick<Slip, 'line' | 'message' | 'fix'>[] = [
  {
    line: otherItem,
    message: isPrinted('item of a list'),
    fix: 'Begin an item with a hyphen and a space: "- …".',
  },
  {
    line: /\S\t+\S/,
    message: () => 'These lines are printed as they stand: they are no table.',
    fix: columns,
  },
]

/** Tells of lines that were lines of a list or a table where they come from, and are one text here. */
function checkPairs(lines: readonly string[], first: number, page: PageCompilation) {
  for (const { line, message, fix } of pairs) {
    const index = lines.findIndex(
      (text, place) => line.test(text) && line.test(lines[place + 1] ?? '') && !/(?:\\| {2})$/.test(text),
    )
    if (index >= 0) page.fault(atLine(first + index), message(shorten(lines[index]!.trimEnd())), fix)
  }
}

/** Tells of numbered lines within a paragraph, one after the other: no list but one that begins with 1 may stand there. */
function checkRunOn(lines: readonly string[], first: number, page: PageCompilation) {
  const numbers = lines.map((line) => Number(/^(\d{1,3})[.)]\s/.exec(line)?.[1] ?? NaN))
  const index = numbers.findIndex((number, place) => place > 0 && numbers[place + 1] === number + 1)
  if (index < 0) return
  page.fault(
    atLine(first + index),
    isPrinted('item of a list')(shorten(lines[index]!.trimEnd())),
    'Put an empty line above the list.',
  )
}

/** Tells of an item of a list that was meant as a task. */
export function checkTask(node: Paragraph, parent: Parents | undefined, page: PageCompilation) {
  if (parent?.type !== 'listItem' || node.children[0]?.type !== 'text') return
  const [box = ''] = /^\[\s*[xX]?\s*\](?=[\s\p{L}])/u.exec(sourceOf(node, page)) ?? []
  if (!box) return
  const meant = /x/i.test(box) ? '[x]' : '[ ]'
  page.fault(node, `The box "${box}" is printed as it stands: it is no task.`, `Write "- ${meant} …".`)
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
