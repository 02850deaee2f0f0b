import type { VFileMessage } from 'vfile-message'

/** The packages of the MDX parser that find syntax errors. */
const [tags, tree, expressions, modules] = [
  'micromark-extension-mdx-jsx',
  'mdast-util-mdx-jsx',
  'micromark-extension-mdx-expression',
  'micromark-extension-mdxjs-esm',
]

/** Our names of the parser's rules that hints are for, by the source and the id that its messages have. */
const ruleNames: Readonly<Record<string, Rule>> = {
  [`${tags}:unexpected-character`]: 'unexpected character',
  [`${tags}:unexpected-eof`]: 'unexpected end',
  [`${tree}:unexpected-attribute`]: 'attribute in closing tag',
  [`${tree}:unexpected-closing-slash`]: 'unexpected closing tag',
  [`${tree}:end-tag-mismatch`]: 'tag mismatch',
  [`${expressions}:acorn`]: 'invalid expression',
  [`${expressions}:unexpected-eof`]: 'open expression',
  [`${modules}:acorn`]: 'invalid import or export',
}

export type Rule =
  | 'unexpected character'
  | 'unexpected end'
  | 'attribute in closing tag'
  | 'unexpected closing tag'
  | 'tag mismatch'
  | 'invalid expression'
  | 'open expression'
  | 'invalid import or export'

/** A syntax error of the MDX parser, with what its message says besides the rule. */
export interface ParserError {
  /** Undefined for rules that no hint is for. */
  rule: Rule | undefined
  /** 1-based line of the error; of a tag that is not closed, the line that it begins in. */
  line: number | undefined
  /** The character that is not expected. */
  character?: string
  /** The part of a tag that the parser stopped at: "before name", "in attribute name". */
  where?: string
  /** The quote that an attribute's value is not closed by. */
  quote?: string
  /** The name of a tag that is not closed. */
  open?: string
  /** The line that this tag begins in. */
  openedIn?: number
  /** The name of a closing tag that another one, or nothing, is expected in the place of. */
  closing?: string
  /** What ends before the tag does, or begins before it ends, by the parser's name: "paragraph", "directiveContainer". */
  within?: string
}

/**
 * What a message of the MDX parser says, as data. Its rule is a code; names, characters and the part of a tag stand in its
 * sentence alone. Nothing else goes by the parser's words.
 */
export function readParserError({ source, ruleId, reason, line }: VFileMessage): ParserError {
  const rule = ruleNames[`${source}:${ruleId}`]
  if (rule === 'tag mismatch') return { rule, line, ...readMismatch(reason) }
  const [, character, where] =
    /^Unexpected (?:end of file|character `(.+)` \(U\+\w+\)) ([a-z][a-z -]*), expected /s.exec(reason) ?? []
  const [, quote] = /corresponding closing quote `(.)`$/.exec(reason) ?? []
  return { rule, line, character, where, quote }
}

/** What is said of a tag that is not closed, or of one that closes something else: three sentences of one rule. */
function readMismatch(reason: string): Partial<ParserError> {
  const [, open, openedIn, within] =
    /^Expected a closing tag for `<(.*?)>` \((\d+):[^)]*\)(?: before the end of `(\w+)`)?/.exec(reason) ?? []
  if (openedIn) return { open, line: Number(openedIn), openedIn: Number(openedIn), within }
  const [, wrong, right, rightLine] =
    /^Unexpected closing tag `<\/(.*?)>`, expected corresponding closing tag for `<(.*?)>` \((\d+):/.exec(
      reason,
    ) ?? []
  if (rightLine) return { closing: wrong, open: right, openedIn: Number(rightLine) }
  const [, closing, around, aroundLine] =
    /^Expected the closing tag `<\/(.*?)>` either after the end of `(\w+)` .* after the start of `\w+` \((\d+):/.exec(
      reason,
    ) ?? []
  return aroundLine ? { closing, within: around, line: Number(aroundLine) } : {}
}
