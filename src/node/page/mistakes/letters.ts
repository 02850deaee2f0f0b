import type { Code, InlineCode, Text } from 'mdast'
import { nameOf } from '../../source/invisible'
import type { PageCompilation } from '../compilation'
import { atLine, lineWithin, sourceOf } from './source'

/** A letter that looks like a Latin one, beside Latin letters. Greek letters stand in formulas, but for these. */
const stranger =
  /(?:(?<=\p{Script=Latin})(?:\p{Script=Cyrillic}|[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοιν])|(?:\p{Script=Cyrillic}|[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοιν])(?=\p{Script=Latin}))/u

/**
 * A character of private use, which only the font that it comes from knows, and what stands for a picture that was not
 * copied. At the beginning of a line it is told as an item of a list.
 */
const unknown = /(?!(?<=^[ \t>]*)[\uE000-\uF8FF]\s)[\uE000-\uF8FF\uFFFC]/mu

/** Reports a character that readers see as a box. */
export function checkUnknown(node: Code | InlineCode | Text, page: PageCompilation) {
  const source = sourceOf(node, page)
  const found = unknown.exec(source)
  if (!found) return
  const [before = ''] = /\S*(?=[ \t]*$)/.exec(source.slice(0, found.index)) ?? []
  page.mistake(
    atLine(lineWithin(node, source, found.index)),
    `No font of the site has this character: ${nameOf(found[0])}${before && `, after "${before}"`}.`,
    'Write it in words, or as another character.',
  )
}

/** Reports a letter of another keyboard within a word: readers see no difference, programs and the search do. */
export function checkLetters(node: Code | InlineCode | Text, page: PageCompilation) {
  const source = sourceOf(node, page)
  const found = stranger.exec(source)
  if (!found) return
  const [letter] = found
  const begin = /\p{L}*$/u.exec(source.slice(0, found.index))?.[0] ?? ''
  const word = begin + (/^\p{L}*/u.exec(source.slice(found.index))?.[0] ?? '')
  page.mistake(
    atLine(lineWithin(node, source, found.index)),
    `A letter of another script stands among Latin ones: "${letter}" (${nameOf(letter)}) in "${word}".`,
    'Type the word again on an English keyboard.',
  )
}
