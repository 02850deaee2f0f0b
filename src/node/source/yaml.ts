import { isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml'
import type { z } from 'zod'
import { checkValue, type Checked } from './check-value'
import type { Fault } from './faults'
import { wordsOfKeys } from './schema-issues'

/** A YAML text, and where it stands. */
export interface YamlText {
  text: string
  file: string
  /** Lines of the file before the YAML begins: 1 for frontmatter. */
  linesBefore?: number
}

/**
 * Parses YAML and checks it against a schema. Never throws: a syntax error is a fault like any other.
 */
export function parseYaml<T>({ text, file, linesBefore = 0 }: YamlText, schema: z.ZodType<T>): Checked<T> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' })
  const errors = document.errors.length ? withoutFollowing(document.errors) : swallowedWords(document, text)
  if (errors.length) {
    const written = text.split('\n')
    const faults = errors.map(({ pos, ...error }) => {
      const { line } = lines.linePos(beginOfQuote(error, pos[0] ?? 0, document))
      const { line: place = line, ...problem } =
        slipAbove(written, line) ?? syntaxProblem(error, written, line)
      return { file, line: place + linesBefore, ...problem }
    })
    return {
      value: null,
      unread: true,
      faults: entryOnce(onceARun(faults), written, linesBefore),
      found: salvaged(
        text,
        faults.map(({ line }) => line - linesBefore),
      ),
    }
  }
  const lineOf = (path: PropertyKey[]) => {
    const offset = offsetOf(document, path)
    // An empty text has no place of its own.
    return offset === undefined ? 1 : lines.linePos(offset).line + linesBefore
  }
  if (!document.contents) return checkNothing(schema, file, linesBefore)
  return checkValue(document.toJS(), schema, file, lineOf, {
    ...wordsOfKeys,
    empty(path) {
      const node = document.getIn(path, true)
      const said = wordsOfKeys.empty!(path)
      if (!isScalar(node) || !node.source) return said
      return [
        said[0].replace(/\.$/, `: ${node.source} stands for none in YAML.`),
        `Put it in quotes: "${node.source}", or write another.`,
      ]
    },
    write(path, kind, found) {
      const node = document.getIn(path, true)
      // 2.10 is 2.1 to a program, and another version to its author.
      if (kind === 'string' && typeof found === 'number' && isScalar(node) && node.source)
        return `Put it in quotes: "${node.source}".`
      return wordsOfKeys.write(path, kind, found)
    },
  })
}

/** Checks a text with nothing in it: the keys that it lacks are one mistake. */
function checkNothing<T>(schema: z.ZodType<T>, file: string, linesBefore: number): Checked<T> {
  const checked = checkValue({}, schema, file, () => 1)
  const { error } = schema.safeParse({})
  const keys = [...new Set(error?.issues.flatMap(({ path: [key] }) => (key ? `${String(key)}:` : [])))]
  if (!keys.length) return checked
  const message = `${linesBefore ? 'The frontmatter' : 'The file'} is empty.`
  const last = keys.pop()
  const fix = `Write ${keys.length ? `${keys.join(', ')} and ` : ''}${last} in it.`
  return { value: null, faults: [{ file, line: 1, message, fix }] }
}

/** What can be read of a text without the lines that are no YAML: its other keys are those that their author meant. */
function salvaged(text: string, wrong: readonly number[]): unknown {
  const lines = text.split('\n').map((line, index) => (wrong.includes(index + 1) ? '' : line))
  try {
    return parseDocument(lines.join('\n'), { logLevel: 'error' }).toJS()
  } catch {
    return undefined
  }
}

/** Errors without those that follow from the first: where the parser has lost the thread, it is told of all that comes. */
const withoutFollowing = <T extends { code: string; message: string }>(errors: readonly T[]): T[] =>
  errors.filter(
    ({ message }, index) =>
      index === 0 ||
      !(
        /^Unexpected \S+ token in YAML stream/.test(message) ||
        (isOtherColumn(message) &&
          errors.slice(0, index).findLast((error) => !isOtherColumn(error.message))?.code === 'TAB_AS_INDENT')
      ),
  )

const isOtherColumn = (message: string) => message.startsWith('All mapping items must start at the same')

/** Where the text begins whose quote is not closed: the parser tells where it has given up. */
function beginOfQuote({ message }: { message: string }, pos: number, document: Document): number {
  let begin = pos
  if (/^Missing closing/.test(message))
    visit(document, {
      Scalar(_, { type, range }) {
        if (/^QUOTE/.test(type ?? '') && range && range[0] <= pos && pos <= range[2]) begin = range[0]
      },
    })
  return begin
}

/** A slip in the line that the parser stops at, or above it, where what follows has made it stop. */
function slipAbove(lines: readonly string[], line: number): (Problem & { line: number }) | undefined {
  for (const place of [line - 1, line].filter((place) => place > 0)) {
    const text = lines[place - 1]!
    const [, entry] = /^[ ]*(-[\w-]+:.*)/.exec(text) ?? []
    if (/^[ ]*\u00A0|[:-]\u00A0/.test(text))
      return {
        line: place,
        message: 'A no-break space stands in this line, which is no space for YAML.',
        fix: 'Delete it, and type a space.',
      }
    if (entry)
      return {
        line: place,
        message: `A space is missing behind the hyphen of "${entry}".`,
        fix: `Write "${entry.replace('-', '- ')}".`,
      }
  }
  const first = lines.findIndex((text) => /^[ ]*[^\s#]/.test(text))
  if (first + 2 !== line || !/^ +[\w-]+:/.test(lines[first]!) || !/^[\w-]+:/.test(lines[line - 1]!)) return
  return {
    line: first + 1,
    message: 'The first key is indented, and the next ones are not.',
    fix: 'Begin all keys at the beginning of their lines.',
  }
}

type Problem = Pick<Fault, 'message' | 'fix'>

/** What is wrong with a line that is no YAML, in an author's words where the parser's own say little. */
function syntaxProblem(
  { code, message }: { code?: string; message: string },
  lines: readonly string[],
  place: number,
): Problem & { line?: undefined } {
  const line = lines[place - 1] ?? ''
  const key = /^[\s-]*([\w-]+):(?=[^\s/])/.exec(line)
  if (code === 'TAB_AS_INDENT')
    return {
      message: 'The line is indented by a tab, which YAML does not take.',
      fix: 'Write spaces, two a level.',
    }
  if (code === 'DUPLICATE_KEY')
    return {
      message: `The key "${/[\w-]+/.exec(line)?.[0] ?? ''}" stands here twice.`,
      fix: 'Remove one of the two.',
    }
  if (code === 'SWALLOWED')
    return {
      message: `${message} is no part of the text for YAML, as it stands here.`,
      fix: 'Put the text in quotes.',
    }
  if (code === 'MULTIPLE_DOCS')
    return { message: 'A line of hyphens stands here, as around a frontmatter.', fix: 'Remove it.' }
  if (code === 'BAD_DQ_ESCAPE')
    return {
      message: 'A backslash stands in double quotes, where it begins a sign of its own.',
      fix: "Write single quotes around the text: '…'.",
    }
  const [, sign] = /^[\s-]*(?:[\w-]+:)?\s+(['"{[@`])/.exec(line) ?? []
  if (/^Missing closing ['"]quote/.test(message))
    return {
      message: `The quote ${message[16]} that begins here is not closed.`,
      fix: `Write ${message[16]} where the text ends.`,
    }
  if (sign === "'" && message === 'Unexpected scalar at node end')
    return {
      message: 'The text goes on behind its closing quote.',
      fix: 'Write two single quotes for one of the text, or double quotes around it.',
    }
  if (sign === '"' && message === 'Unexpected scalar at node end')
    return {
      message: 'The text goes on behind its closing quote.',
      fix: "Write single quotes around all of it: '…'.",
    }
  if (sign && (message === 'Unexpected scalar at node end' || /reserved character/.test(message)))
    return { message: `A text that begins with ${sign} is none for YAML.`, fix: 'Put the text in quotes.' }
  if (/^Implicit (map )?keys/.test(message) && key)
    return {
      message: `A space is missing after "${key[1]}:".`,
      fix: `Write "${line.trim().replace(':', ': ')}".`,
    }
  if (/^Unexpected flow-(?:map|seq)-start at node end/.test(message))
    return {
      message: `The ${message.includes('map') ? '{' : '['} of a text ends it here for YAML.`,
      fix: 'Put the text in quotes.',
    }
  if (
    message === 'Unexpected scalar at node end' &&
    /^[\w-]+:\s/.test(line) &&
    lines.slice(0, place).some((above) => above.startsWith('- '))
  )
    return {
      message: `A hyphen is missing before "${line.trim()}".`,
      fix: `Write "- ${line.trim()}", and indent the lines that belong to it by two spaces.`,
    }
  return {
    message: `This is not valid YAML: ${message}.`,
    fix: 'Quote values that contain ": " or begin with a special character.',
  }
}

/** One fault a line, and one for lines that follow each other with the same mistake: a block that is indented by tabs. */
const onceARun = (faults: Fault[]) =>
  faults.filter(({ line, message }, index) => {
    const before = faults[index - 1]
    return before?.line !== line && !(before?.message === message && before.line! >= line! - 1)
  })

/** One fault for an entry of a list that lacks its hyphen: its keys are those of the entry above, one after the other. */
const entryOnce = (faults: Fault[], lines: readonly string[], linesBefore: number) => {
  const isTwice = (fault: Fault | undefined) => /^The key .* stands here twice\.$/.test(fault?.message ?? '')
  const isNext = (one: Fault, next: Fault | undefined) =>
    isTwice(one) && isTwice(next) && next!.line === one.line! + 1
  return faults.flatMap((fault, index) => {
    const before = faults[index - 1]
    const written = lines[fault.line! - linesBefore - 1] ?? ''
    if (!/^\s+\w/.test(written)) return [fault]
    if (before && isNext(before, fault)) return []
    if (!isNext(fault, faults[index + 1])) return [fault]
    const key = /[\w-]+/.exec(written)![0]
    return [
      {
        ...fault,
        message: `The keys of this entry stand in the one above: "${key}" and those below it.`,
        fix: `Begin an entry with a hyphen: "- ${written.trim()}".`,
      },
    ]
  })
}

/** Line of the nearest existing part of a key path in a YAML text; undefined where the text has none of it. */
export function lineOfKey({ text, linesBefore = 0 }: Omit<YamlText, 'file'>, path: PropertyKey[]) {
  const lines = new LineCounter()
  const offset = offsetOf(parseDocument(text, { lineCounter: lines, prettyErrors: false }), path)
  return offset === undefined ? undefined : lines.linePos(offset).line + linesBefore
}

/** Something that the parser takes for what no author has meant. */
interface Misread {
  pos: readonly number[]
  message: string
  code?: string
}

/**
 * `*name` without a `&name` before it: most often an author's emphasis. And a text that begins with `&name`, which no
 * `*name` refers to, or with `!name`.
 */
function swallowedWords(document: Document, text: string): Misread[] {
  // Most texts have none of their signs, and need not be gone through.
  if (!/[*&!]/.test(text)) return []
  const found: Misread[] = []
  const used = new Set<string>()
  const named: { anchor: string; pos: readonly number[] }[] = []
  visit(document, {
    Alias(_, alias) {
      used.add(alias.source)
      if (!alias.resolve(document))
        found.push({ pos: alias.range ?? [0], message: `Nothing is named by *${alias.source}` })
    },
    Scalar(_, { anchor, range, tag }) {
      const pos = range ?? [0]
      if (anchor) named.push({ anchor, pos })
      if (tag && !tag.startsWith('tag:yaml.org')) found.push({ pos, message: `"${tag}"`, code: 'SWALLOWED' })
    },
  })
  const unused = named.filter(({ anchor }) => !used.has(anchor))
  return [...found, ...unused.map(({ anchor, pos }) => ({ pos, message: `"&${anchor}"`, code: 'SWALLOWED' }))]
}

/** Where in the YAML text the nearest existing part of a key path stands. */
function offsetOf(document: Document, path: PropertyKey[]): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const parent = document.getIn(path.slice(0, length - 1), true) as
      { items?: { key?: { value: unknown; range?: [number, number, number] } }[] } | undefined
    const pair = parent?.items?.find((item) => item.key?.value === path[length - 1])
    if (pair?.key?.range) return pair.key.range[0]
    const node = document.getIn(path.slice(0, length), true) as
      { range?: [number, number, number] } | undefined
    if (node?.range) return node.range[0]
  }
  return document.contents?.range?.[0]
}
