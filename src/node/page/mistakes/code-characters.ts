import type { Code, InlineCode } from 'mdast'
import type { PageCompilation } from '../compilation'
import { atLine, lineWithin, sourceOf } from './source'

/** What code is: of a sentence, what is typed or read by a program, or what one prints. */
type CodeKind = 'sentence' | 'program' | 'output'

/** A character that a word processor has put in the place of one that programs read. */
interface Stranger {
  sign: RegExp
  message: string
  fix: string
  corrected?: (found: string) => string
  /** The code in which it is one; it may stand in other code. */
  kinds: readonly CodeKind[]
  /** Languages in which it means something. */
  but?: RegExp
  /** Parts of code in which it is a sign of a text for people. */
  notIn?: RegExp
}

const copied = 'who copies the line gets what stands there.'
const strangers: readonly Stranger[] = [
  {
    sign: /\S*[\u00A0\u2007\u202F]\S*/,
    message: 'A no-break space stands in code',
    fix: 'Type a space, or run npm run check:content -- --fix.',
    corrected: (found) => found.replace(/[\u00A0\u2007\u202F]/g, ' '),
    kinds: ['sentence', 'program', 'output'],
  },
  {
    sign: /\S*\u00AD\S*/,
    message: 'A hyphen that nobody sees stands in code',
    fix: 'Delete it, or run npm run check:content -- --fix.',
    corrected: (found) => found.replaceAll('\u00AD', ''),
    kinds: ['sentence', 'program', 'output'],
  },
  {
    sign: /\S*[\u200E\u200F\u2066-\u2069]\S*/,
    message: 'A mark of direction that nobody sees stands in code',
    fix: 'Delete it, or run npm run check:content -- --fix.',
    corrected: (found) => found.replace(/[\u200E\u200F\u2066-\u2069]/g, ''),
    kinds: ['sentence', 'program', 'output'],
  },
  {
    // Where a program writes it, a sign stands before it; where it ends, the colors do.
    sign: /(?<![\w\\\]^])\[\d{1,2}(?:;\d{1,3})*m(?![\]:])(?=[^]*\[0?m)/,
    message: 'A sign of the colors of a terminal stands in the listing',
    fix: 'Remove it, and the others: readers see the letters.',
    kinds: ['program', 'output'],
  },
  {
    // Alone, it is what the sentence is about.
    sign: /(?<!^`+)&(?:lt|gt|amp|quot|nbsp);|&(?:lt|gt|amp|quot|nbsp);(?!`+$)/,
    message: 'An entity stands in code, where it is printed as it stands',
    fix: 'Write the sign itself: code knows no entities.',
    kinds: ['sentence', 'program', 'output'],
    but: /^(?:html|xml|svg|vue|jsx|tsx|mdx?|markdown|http)$/,
  },
  {
    // A pattern has one before both.
    sign: /\\\{(?=[a-z])(?!\w*\\\})/i,
    message: 'A backslash before a brace stands in code, where it is printed',
    fix: 'Write the brace alone: code fills no names but those of variables.',
    kinds: ['sentence'],
  },
  {
    sign: /(?<=^`*|\s)(?:[–—−]+-*|-+[–—−]+)[a-z][\w-]*/im,
    message: 'A dash stands in code where a flag has hyphens',
    fix: `Type - or --: ${copied}`,
    kinds: ['sentence', 'program'],
  },
  {
    // Beside letters of the scripts that have them, they are where they belong.
    sign: /(?<!\S)(?!\S*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])\S*[\uFF01-\uFF5E\u3000]\S*/u,
    message: 'A sign of full width stands in code',
    fix: `Type it on an English keyboard: ${copied}`,
    kinds: ['sentence', 'program'],
  },
  {
    sign: /[“”„][^“”\n]*[“”]?|‘[^‘’\n]*’/,
    message: 'A curly quote stands in code',
    fix: `Type straight quotes: ${copied}`,
    corrected: (found) => found.replace(/[“”„]/g, '"').replace(/[‘’]/g, "'"),
    kinds: ['program'],
    notIn: /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|(?<!\S)(?:#|\/\/).*/g,
  },
]

/** Languages of listings that show what a program prints, or text of any kind. */
const outputs = /^(?:text|txt|plain|plaintext|ansi|mdx?|markdown)?$/

const kindOf = (node: Code | InlineCode): CodeKind =>
  node.type === 'inlineCode' ? 'sentence' : outputs.test(node.lang ?? '') ? 'output' : 'program'

/** Reports characters that make code fail where a reader copies it: the first of each kind. */
export function checkCodeCharacters(node: Code | InlineCode, page: PageCompilation) {
  const source = sourceOf(node, page)
  // What stands beside a listing's fence is its title.
  const begin = node.type === 'code' ? source.indexOf('\n') : 0
  const code = source.slice(begin)
  const language = node.type === 'code' ? (node.lang ?? '') : ''
  for (const { sign, message, fix, corrected, kinds, but, notIn } of strangers) {
    if (!kinds.includes(kindOf(node)) || but?.test(language)) continue
    const found = sign.exec(notIn ? code.replace(notIn, (part) => ' '.repeat(part.length)) : code)
    if (!found) continue
    const { index } = found
    const text = code.slice(index, index + found[0].length)
    page.mistake(
      atLine(lineWithin(node, source, begin + index)),
      `${message}: ${text}.`,
      fix,
      corrected && { from: text, to: corrected(text), inCode: true },
    )
  }
}
