import { LineCounter, parseDocument, visit, type Document } from 'yaml'
import type { z } from 'zod'
import { checkValue, type Checked } from './check-value'
import type { Fault } from './faults'

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
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const errors = document.errors.length ? document.errors : unresolvedAliases(document)
  if (errors.length) {
    const faults = errors.map(({ pos, ...error }) => {
      const { line } = lines.linePos(pos[0] ?? 0)
      return { file, line: line + linesBefore, ...syntaxProblem(error, text.split('\n')[line - 1] ?? '') }
    })
    return { value: null, faults: onceARun(faults) }
  }
  const lineOf = (path: PropertyKey[]) => {
    const offset = offsetOf(document, path)
    // An empty text has no place of its own.
    return offset === undefined ? 1 : lines.linePos(offset).line + linesBefore
  }
  return checkValue(document.toJS() ?? {}, schema, file, lineOf)
}

/** What is wrong with a line that is no YAML, in an author's words where the parser's own say little. */
function syntaxProblem(
  { code, message }: { code?: string; message: string },
  line: string,
): Pick<Fault, 'message' | 'fix'> {
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
  if (/^Implicit (map )?keys/.test(message) && key)
    return {
      message: `A space is missing after "${key[1]}:".`,
      fix: `Write "${line.trim().replace(':', ': ')}".`,
    }
  return {
    message: `This is not valid YAML: ${message}.`,
    fix: 'Quote values that contain ": " or begin with a special character.',
  }
}

/** One fault for lines that follow each other with the same mistake: a block that is indented by tabs. */
const onceARun = (faults: Fault[]) =>
  faults.filter(
    ({ line, message }, index) =>
      !(index && faults[index - 1]!.message === message && faults[index - 1]!.line! >= line! - 1),
  )

/** Line of the nearest existing part of a key path in a YAML text; undefined where the text has none of it. */
export function lineOfKey({ text, linesBefore = 0 }: Omit<YamlText, 'file'>, path: PropertyKey[]) {
  const lines = new LineCounter()
  const offset = offsetOf(parseDocument(text, { lineCounter: lines, prettyErrors: false }), path)
  return offset === undefined ? undefined : lines.linePos(offset).line + linesBefore
}

/** `*name` without a `&name` before it: most often an author's emphasis. */
function unresolvedAliases(document: Document): { pos: readonly number[]; message: string; code?: string }[] {
  const found: { pos: readonly number[]; message: string }[] = []
  visit(document, {
    Alias(_, alias) {
      if (!alias.resolve(document))
        found.push({ pos: alias.range ?? [0], message: `Nothing is named by *${alias.source}` })
    },
  })
  return found
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
