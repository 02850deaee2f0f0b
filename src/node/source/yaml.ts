import { isScalar, LineCounter, parseDocument, type Document } from 'yaml'
import type { z } from 'zod'
import { checkValue, type Checked } from './check-value'
import { wordsOfKeys } from './wording'
import { errorsOf } from './yaml-errors'
import { onceARun, mistakeAbove, syntaxProblem } from './yaml-syntax'

/** A YAML text, and where it stands. */
export interface YamlText {
  text: string
  file: string
  /** Lines of the file before the YAML begins: 1 for frontmatter. */
  linesBefore?: number
}

/**
 * Parses YAML and checks it against a schema. Never throws: a syntax error is a mistake like any other.
 */
export function parseYaml<T>({ text, file, linesBefore = 0 }: YamlText, schema: z.ZodType<T>): Checked<T> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' })
  const errors = errorsOf(document, text, lines)
  if (errors.length) {
    const written = text.split('\n')
    const mistakes = errors.map((error) => {
      const { line, ...problem } = mistakeAbove(written, error.line) ?? {
        ...syntaxProblem(error, text, written),
        line: error.line,
      }
      return { file, line: line + linesBefore, ...problem }
    })
    return {
      value: null,
      unread: true,
      mistakes: onceARun(mistakes),
      found: salvaged(
        text,
        mistakes.map(({ line }) => line - linesBefore),
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
  return { value: null, mistakes: [{ file, line: 1, message, fix }] }
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

/** Line of the nearest existing part of a key path in a YAML text; undefined where the text has none of it. */
export function lineOfKey({ text, linesBefore = 0 }: Omit<YamlText, 'file'>, path: PropertyKey[]) {
  const lines = new LineCounter()
  const offset = offsetOf(parseDocument(text, { lineCounter: lines, prettyErrors: false }), path)
  return offset === undefined ? undefined : lines.linePos(offset).line + linesBefore
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
