import type { Code, InlineCode } from 'mdast'
import type { PageCompilation } from '../compilation'
import { atLine, sourceOf } from './source'

/** What code is: of a sentence, what is typed or read by a program, or what one prints. */
type CodeKind = 'sentence' | 'program' | 'output'

/** A character that a word processor has put in the place of one that programs read. */
interface Stranger {
  sign: RegExp
  message: string
  fix: string
  mended?: (found: string) => string
  /** The code in which it is one; it may stand in other code. */
  kinds: readonly CodeKind[]
}

const copied = 'who copies the line gets what stands there.'
const strangers: readonly Stranger[] = [
  {
    sign: /\S*\u00A0\S*/,
    message: 'A no-break space stands in code',
    fix: 'Type a space, or run npm run check:content -- --fix.',
    mended: (found) => found.replaceAll('\u00A0', ' '),
    kinds: ['sentence', 'program', 'output'],
  },
  {
    sign: /(?<=^|\s)[–—]+[a-z][\w-]*/im,
    message: 'A dash stands in code where a flag has hyphens',
    fix: `Type - or --: ${copied}`,
    kinds: ['sentence', 'program'],
  },
  {
    sign: /[“”„][^“”\n]*[“”]?|‘[^‘’\n]*’/,
    message: 'A curly quote stands in code',
    fix: `Type straight quotes: ${copied}`,
    mended: (found) => found.replace(/[“”„]/g, '"').replace(/[‘’]/g, "'"),
    kinds: ['program'],
  },
]

/** Languages of listings that show what a program prints, or text of any kind. */
const outputs = /^(?:text|txt|plain|plaintext|ansi|mdx?|markdown)?$/

const kindOf = (node: Code | InlineCode): CodeKind =>
  node.type === 'inlineCode' ? 'sentence' : outputs.test(node.lang ?? '') ? 'output' : 'program'

/** Tells of characters that make code fail where a reader copies it: the first of each kind. */
export function checkCodeCharacters(node: Code | InlineCode, page: PageCompilation) {
  const source = sourceOf(node, page)
  // What stands beside a listing's fence is its title.
  const begin = node.type === 'code' ? source.indexOf('\n') : 0
  for (const { sign, message, fix, mended, kinds } of strangers) {
    const index = source.slice(begin).search(sign)
    if (index < 0 || !kinds.includes(kindOf(node))) continue
    const [text = ''] = sign.exec(source.slice(begin)) ?? []
    const line = node.position!.start.line + source.slice(0, begin + index).split('\n').length - 1
    page.fault(atLine(line), `${message}: ${text}.`, fix, mended && { from: text, to: mended(text) })
  }
}
