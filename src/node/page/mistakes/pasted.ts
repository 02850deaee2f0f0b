import type { TextDirective } from 'mdast-util-directive'
import type { PageCompilation } from '../compilation'
import { formulaFix, type Leftover } from './leftovers'
import { sourceOf } from './source'

/** What of a text in parentheses makes a formula of it: signs of one, or the spaces that LaTeX is written with. */
const isFormula = (found: string) => /^\\\(\s.*\s\\\)$|[\^_=]|\\(?![()])/s.test(found)

const inOneLine = (text: string) => text.replace(/\s+/g, ' ')

const chatMark = (mark: string) => `A mark of a chat is printed as it stands: "${mark}".`
const chatFix = 'Remove it; a source is a link, or a footnote: [^1].'

/** Reports a mark of a chat that Markdown takes for an instruction. */
export function checkChatMark(node: TextDirective, page: PageCompilation) {
  if (node.name === 'contentReference') page.mistake(node, chatMark(sourceOf(node, page)), chatFix)
}

/** Signs that another program has understood, and that come with what is copied from it. */
export const pasted: readonly Leftover[] = [
  {
    sign: /(?<![\w\]\\])\\\((?:(?!\\[()])[^\n])*\\\)/g,
    isShown: isFormula,
    message: ([formula]) => `The parentheses of "${formula}" are printed without their backslashes.`,
    fix: formulaFix,
  },
  {
    sign: /(?<![\w\]!\\])\\\[(?=\s)(?:(?!\\[[\]])[^])*\s\\\]/g,
    message: ([formula]) => `The brackets of "${inOneLine(formula)}" are printed without their backslashes.`,
    fix: formulaFix,
  },
  {
    sign: /【\d+[†:][^】\n]*】|(?<!\w)(?:cite)?turn\d+[a-z]+\d+(?!\w)/g,
    message: ([mark]) => chatMark(mark),
    fix: chatFix,
  },
  {
    sign: /(?<!\\)\[(insert [^[\]\n]+)\](?![[(:])/gi,
    message: ([note]) => `Readers would see "${note}".`,
    fix: ([, note]) => `Write what is missing, or keep the note from readers: {/* ${note} */}.`,
  },
  {
    // Letters of full width belong to texts in scripts of that width, and a letter by itself to a formula.
    sign: /[\uFB00-\uFB06]+|[\u{1D400}-\u{1D7FF}]{3,}|(?<![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uFF01-\uFF5E])[\uFF21-\uFF3A\uFF41-\uFF5A]+(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uFF01-\uFF5E])/gu,
    message: ([found]) => `Letters stand here that the search does not find: "${found}".`,
    fix: 'Type them on the keyboard, or run npm run check:content -- --fix.',
    corrected: ([found]) => found.normalize('NFKC'),
  },
  {
    // "two-" at the end of a line may go on with "and", or with such a word of another language.
    sign: /(\p{L}+)-\n[ \t>]*(?=\p{Ll}{4})(?!(?:oder|sowie)\b)(\p{Ll}+)/gu,
    message: ([, one, two]) => `A space stands within "${one}-${two}": the end of a line is one.`,
    fix: 'Write the word in one line.',
  },
  {
    sign: /(?<![\w+\\])\+\+[^\s+]+(?:\+[^\s+]+)*\+\+(?![\w+])/g,
    message: ([keys]) => `The signs of "${keys}" are printed as they stand.`,
    fix: 'Write <Kbd>…</Kbd> for a key.',
  },
  {
    sign: /%%[^%\n]+%%/g,
    message: ([comment]) => `Readers see this comment: "${comment}".`,
    fix: 'Keep a note from readers as {/* … */}, or remove it.',
  },
]
