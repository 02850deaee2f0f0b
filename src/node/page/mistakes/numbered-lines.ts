import type { PageCompilation } from '../compilation'
import { isPrinted } from './line-patterns'
import { atLine, shorten, withoutQuotes } from './source'

/**
 * Reports lines of a paragraph that are numbered, and that Markdown takes for no items of a list.
 * @param lines of the paragraph
 * @param first number of the first one in the file
 */
export function checkNumberedLines(lines: readonly string[], first: number, page: PageCompilation) {
  checkRunOn(lines, first, page)
  checkOtherNumbers(lines, first, page)
  checkMissingSpace(lines, first, page)
}

/** Reports numbered lines within a paragraph, one after the other: no list but one that begins with 1 may stand there. */
function checkRunOn(lines: readonly string[], first: number, page: PageCompilation) {
  const numbers = lines.map((line) => Number(/^(\d{1,3})[.)]\s/.exec(line)?.[1] ?? NaN))
  const index = numbers.findIndex((number, place) => place > 0 && numbers[place + 1] === number + 1)
  if (index < 0) return
  page.mistake(
    atLine(first + index),
    isPrinted('item of a list')(shorten(lines[index]!.trimEnd())),
    'Put an empty line above the list.',
  )
}

/** How items begin that no list of Markdown has: each number of a list, in the order of its lines. */
const otherNumbers: readonly (readonly string[])[] = [
  ['a.', 'b.'],
  ['a)', 'b)'],
  ['i.', 'ii.'],
  ['(a)', '(b)'],
  ['(1)', '(2)'],
  ['(i)', '(ii)'],
]

/** Reports lines one after the other that are numbered in a way that makes no list. */
function checkOtherNumbers(lines: readonly string[], first: number, page: PageCompilation) {
  const index = lines.findIndex((line, place) =>
    otherNumbers.some(
      ([one, two]) => line.startsWith(`${one} `) && (lines[place + 1] ?? '').startsWith(`${two} `),
    ),
  )
  if (index < 0) return
  page.mistake(
    atLine(first + index),
    isPrinted('item of a list')(shorten(lines[index]!.trimEnd())),
    'Number items as "1. …": letters and signs around a number make no list.',
  )
}

/** A number and the text of its item, with no space between them that Markdown takes for one. */
const unspaced = /^(\d{1,3})([.)])(?:\u00A0|\p{Lu}|\p{L}{3})/u

/**
 * Reports an item whose number lacks a space behind it: "1.First". It is an item if it is the first or comes after the one
 * before it; "10.Beta" may be a version, or the number of a section.
 */
function checkMissingSpace(lines: readonly string[], first: number, page: PageCompilation) {
  const index = lines.findIndex((line, place) => {
    const [, number, sign] = unspaced.exec(line) ?? []
    if (!number) return false
    return number === '1' || lineAbove(first + place, page).startsWith(`${Number(number) - 1}${sign}`)
  })
  if (index < 0) return
  const from = lines[index]!
  page.mistake(
    atLine(first + index),
    isPrinted('item of a list')(shorten(from.trimEnd())),
    'Put a space after the number: "1. …".',
    { from, to: from.replace(/^(\d+[.)])\u00A0*/, '$1 ') },
  )
}

/** The nearest line above one of the file that is not empty. */
const lineAbove = (line: number, { text }: PageCompilation): string =>
  text
    .split('\n', line - 1)
    .map(withoutQuotes)
    .findLast(Boolean) ?? ''
