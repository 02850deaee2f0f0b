import { visit, type Document, type ErrorCode, type LineCounter } from 'yaml'

/** What the parser can't read, or reads as no author means it. */
export interface YamlError {
  /** The parser's code; one of ours where its own says too little, or where it sees no error; none where its words say all. */
  code?: ErrorCode | 'UNCLOSED_QUOTE' | 'MISSING_HYPHEN' | 'SWALLOWED'
  /** The parser's words, or what was swallowed. */
  message: string
  /** Where in the text it begins and ends. */
  pos: readonly [number, number]
  /** Line of its beginning. */
  line: number
}

type UnplacedError = Omit<YamlError, 'line'>
type Parsed = Document.Parsed

/**
 * The errors of a parsed text, in its order, without those that only follow from another one.
 * @param text what the document was parsed from
 * @param counter the line counter that it was parsed with
 */
export function errorsOf(document: Parsed, text: string, counter: LineCounter): YamlError[] {
  const found = document.errors.length ? parseErrors(document, text) : swallowedWords(document, text)
  const errors = found.map((error) => ({ ...error, line: counter.linePos(error.pos[0]).line }))
  return entriesAsOne(errors, text.split('\n'))
}

function parseErrors(document: Parsed, text: string): UnplacedError[] {
  return withoutFollowing(document).map((error) => {
    const { code, message, pos } = error
    const quote = code === 'MISSING_CHAR' && unclosedQuote(document, text, pos[0])
    return quote ? { code: 'UNCLOSED_QUOTE', message, pos: quote } : { code, message, pos }
  })
}

/**
 * The parser's errors without those that follow from the first: where it ends the document too early, everything behind
 * the end is an error, and behind a tab each indentation may be one.
 */
const withoutFollowing = ({ errors, range }: Parsed) =>
  errors.filter(({ code, pos }, index) => {
    if (index === 0) return true
    if (code === 'UNEXPECTED_TOKEN') return pos[0] < range[2]
    const cause = errors.slice(0, index).findLast((error) => error.code !== 'BAD_INDENT')
    return code !== 'BAD_INDENT' || cause?.code !== 'TAB_AS_INDENT'
  })

/** Where the quoted text lies that ends at a position without its quote. */
function unclosedQuote(document: Parsed, text: string, end: number): [number, number] | undefined {
  let found: [number, number] | undefined
  visit(document, {
    Scalar(_, { type, range }) {
      if (!/^QUOTE/.test(type ?? '') || range?.[1] !== end) return
      const source = text.slice(range[0], end)
      if (source.length > 1 && source.endsWith(source[0]!)) return
      found = [range[0], end]
      return visit.BREAK
    },
  })
  return found
}

/** An entry of a list that lacks its hyphen repeats the keys of the one above, line by line: they are one error. */
function entriesAsOne(errors: readonly YamlError[], lines: readonly string[]): YamlError[] {
  const isNext = (one: YamlError | undefined, next: YamlError | undefined) =>
    one?.code === 'DUPLICATE_KEY' && next?.code === 'DUPLICATE_KEY' && next.line === one.line + 1
  return errors.flatMap((error, index) => {
    if (!/^\s+\w/.test(lines[error.line - 1] ?? '')) return [error]
    if (isNext(errors[index - 1], error)) return []
    return [isNext(error, errors[index + 1]) ? { ...error, code: 'MISSING_HYPHEN' } : error]
  })
}

/**
 * `*name` without a `&name` before it: most often an author's emphasis. And a text that begins with `&name`, which no
 * `*name` refers to, or with `!name`.
 */
function swallowedWords(document: Parsed, text: string): UnplacedError[] {
  // Most texts have none of these signs, and need not be walked.
  if (!/[*&!]/.test(text)) return []
  const found: UnplacedError[] = []
  const used = new Set<string>()
  const named: { anchor: string; pos: [number, number] }[] = []
  visit(document, {
    Alias(_, alias, above) {
      used.add(alias.source)
      const node = alias.resolve(document)
      const pos = beginAndEnd(alias.range)
      if (!node) found.push({ pos, message: `Nothing is named by *${alias.source}` })
      else if (above.includes(node))
        found.push({ pos, message: `*${alias.source} stands within what it names` })
    },
    Scalar(_, { anchor, range, tag }) {
      const pos = beginAndEnd(range)
      if (anchor) named.push({ anchor, pos })
      if (tag && !tag.startsWith('tag:yaml.org')) found.push({ code: 'SWALLOWED', message: `"${tag}"`, pos })
    },
  })
  if (used.size && !found.length) found.push(...tooManyAliases(document))
  const unused = named.filter(({ anchor }) => !used.has(anchor))
  return [
    ...found,
    ...unused.map(({ anchor, pos }) => ({ code: 'SWALLOWED' as const, message: `"&${anchor}"`, pos })),
  ]
}

/** Names for lists of names: a few lines would be millions of values, at which the parser stops. */
function tooManyAliases(document: Parsed): UnplacedError[] {
  try {
    document.toJS()
    return []
  } catch {
    return [{ pos: beginAndEnd(document.contents?.range), message: 'what its *names stand for is too much' }]
  }
}

const beginAndEnd = (range: readonly number[] | null | undefined): [number, number] => [
  range?.[0] ?? 0,
  range?.[1] ?? 0,
]
