import { codeIn, isWithin } from './code-in-text'
import { withoutConflicts } from './conflicts'
import { lineAt } from './line-at'
import type { Mistake } from './mistakes'
import { withoutDeepNesting } from './nesting'
import { invisible, isBreak, isLost, nameOf } from './invisible'

/** A text that can be read, its lines those of the file, and what was wrong with the file's own. */
export interface Repaired {
  text: string
  mistakes: Mistake[]
}

/** A step of repairing: what one kind of damage becomes. */
export type Repair = (text: string, file: string) => Repaired

const utf8 = 'Save the file as UTF-8, in the settings of the editor.'

/** Puts aside whatever damages a file, so that its other mistakes can be told with it. */
export function repairText(text: string, file: string): Repaired {
  const mistakes: Mistake[] = []
  for (const repair of [
    fromUtf16,
    withLines,
    withHeadFirst,
    withLetters,
    withoutInvisible,
    withoutConflicts,
    withoutDeepNesting,
  ]) {
    const repaired = repair(text, file)
    text = repaired.text
    mistakes.push(...repaired.mistakes)
  }
  return { text, mistakes }
}

/** Below the frontmatter, blanks at the beginning of a line that are halves of other letters. */
const halfBlanks = /(?<=\n---\r?\n[^]*\n) {4,}/g

/**
 * UTF-16 that was read as UTF-8 has a zero beside each letter of ASCII. An end of a line has one, too; without it, it is half of
 * another letter. What is left of such letters is no mistake of its own.
 */
const fromUtf16: Repair = (text, file) => {
  const head = text.slice(0, 200)
  if ((head.match(/\0/g)?.length ?? 0) < head.length / 4 || !head) return { text, mistakes: [] }
  const isLittleEndian = /^\uFFFD*[^\0\uFFFD]/.test(text)
  const halves = isLittleEndian ? /\n(?!\0)/g : /(?<!\0)\n/g
  return {
    text: text.replace(halves, '').replace(invisible, '').replace(halfBlanks, ''),
    mistakes: [{ file, line: 1, message: 'The file is UTF-16, not UTF-8.', fix: utf8 }],
  }
}

/** Lines that end as on the first Macs: all of the file would be one line. */
const withLines: Repair = (text, file) => {
  if (!/\r(?!\n)/.test(text)) return { text, mistakes: [] }
  const message = 'The lines of the file end in a way that is out of use: with CR alone.'
  const fix = 'Save it with LF, or run npm run check:content -- --fix.'
  const edit = { from: '\r', to: '\n', everywhere: true } as const
  return { text: text.replace(/\r\n?/g, '\n'), mistakes: [{ file, line: 1, message, fix, edit }] }
}

/** What stands above a frontmatter makes it text. Its empty lines are put into it, so that all lines keep their numbers. */
const withHeadFirst: Repair = (text, file) => {
  const [, above, first, head] = /^(\s*\n)(---[ \t]*\r?\n)([^]*?\n---[ \t]*\r?\n)/.exec(text) ?? []
  if (!above || !first || !head) return { text, mistakes: [] }
  const message = 'The frontmatter does not begin in the first line.'
  const fix = 'Remove what stands above its first line ---.'
  return {
    text: first + above.replace(/[^\n]/g, '') + text.slice(above.length + first.length),
    mistakes: [{ file, line: 1, message, fix }],
  }
}

/** What Windows reads in each byte; by it, letters of UTF-8 are told that were read so. */
const bytes = String.fromCharCode(...Array.from({ length: 256 }, (_, byte) => byte))
const windows = bytes.slice(0, 0x80) + '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ' + bytes.slice(0xa0)
const later = `[${windows.slice(0x80, 0xc0)}]`
const misread = new RegExp(`Ã${later}|Â[\u00A0-\u00BF]|â€${later}|ðŸ${later}{2}`, 'gu')

const reread = (letters: string) =>
  new TextDecoder().decode(Uint8Array.from(letters, (letter) => windows.indexOf(letter)))

/** Letters of UTF-8 that were read as two or three others, and saved so: told once a line. */
const withLetters: Repair = (text, file) => {
  const found = [...text.matchAll(misread)]
  if (!found.length) return { text, mistakes: [] }
  const code = file.endsWith('.mdx') ? codeIn(text) : []
  const outside = found.filter(({ index }) => !isWithin(code, index))
  const told = new Map<number, Mistake>()
  for (const { 0: letters, index } of outside) {
    const line = lineAt(text, index)
    const [start = ''] = /\S*$/.exec(text.slice(0, index)) ?? []
    const [rest = ''] = /^\S*/.exec(text.slice(index)) ?? []
    const word = start + rest
    const message = `The letters of "${word}" were read in another encoding.`
    const fix = `Write ${word.replace(misread, reread)}, or run npm run check:content -- --fix.`
    if (!told.has(line))
      told.set(line, { file, line, message, fix, edit: { from: letters, to: reread(letters) } })
  }
  const places = new Set(outside.map(({ index }) => index))
  const repaired = text.replace(misread, (letters, at: number) =>
    places.has(at) ? reread(letters) : letters,
  )
  return { text: repaired, mistakes: [...told.values()] }
}

/** Bytes that are no letters, told once a file; characters that nobody sees, each once a line. */
const withoutInvisible: Repair = (text, file) => {
  const told = new Map<string, Mistake>()
  const code = file.endsWith('.mdx') && invisible.test(text) ? codeIn(text) : []
  invisible.lastIndex = 0
  for (const found of text.matchAll(invisible)) {
    const [sign] = found
    const line = lineAt(text, found.index)
    const isCode = isWithin(code, found.index)
    const key = isLost(sign) ? sign : `${line}${sign}${isCode}`
    if (!told.has(key)) told.set(key, { file, line, ...describe(text, found, line, isCode) })
  }
  const seen = text.replace(invisible, (sign, at: number) => insteadOf(sign, text[at - 1], text[at + 1]))
  return { text: told.size ? seen : text, mistakes: [...told.values()] }
}

/** What stands in the place of a character that nobody sees: a space where words would be one without it. */
const insteadOf = (sign: string, before = '', after = '') =>
  isBreak(sign) && /\S/.test(before) && /\S/.test(after) ? ' ' : ''

/** Code is what somebody types or has seen: what is too much there, its author has to say. */
function describe(text: string, { 0: sign, index }: RegExpExecArray, line: number, isCode: boolean) {
  const [start = ''] = /\S*$/.exec(text.slice(0, index)) ?? []
  const [rest = ''] = /^\S*/.exec(text.slice(index)) ?? []
  if (isLost(sign))
    return {
      message: `Bytes of line ${line} are not UTF-8: "${start}${rest}".`,
      fix: `${utf8} Then write the letter again.`,
    }
  const message = `A character that nobody sees stands here: ${nameOf(sign)}${start && `, after "${start}"`}.`
  return isCode
    ? { message, fix: 'Delete it from the code.' }
    : {
        message,
        fix: 'Delete it, or run npm run check:content -- --fix.',
        edit: { from: sign, to: insteadOf(sign, text[index - 1], text[index + 1]) },
      }
}
