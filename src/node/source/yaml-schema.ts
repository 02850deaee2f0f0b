import { LineCounter, parseDocument, visit, type Document } from 'yaml'
import type { z } from 'zod'
import { suggest, type Fault } from './faults'

/** A checked value; or the faults that keep it from being one, with what was found where it could be read. */
export type Checked<T> = { value: T; faults: [] } | { value: null; faults: Fault[]; found?: unknown }

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
    const faults = errors.map(({ pos, message }) => ({
      file,
      line: lines.linePos(pos[0] ?? 0).line + linesBefore,
      message: `This is not valid YAML: ${message}.`,
      fix: 'Quote values that contain ": " or begin with a special character.',
    }))
    return { value: null, faults }
  }
  const lineOf = (path: PropertyKey[]) => {
    const offset = offsetOf(document, path)
    return offset === undefined ? undefined : lines.linePos(offset).line + linesBefore
  }
  return checkValue(document.toJS() ?? {}, schema, file, lineOf)
}

/** Line of the nearest existing part of a key path in a YAML text; undefined where the text has none of it. */
export function lineOfKey({ text, linesBefore = 0 }: Omit<YamlText, 'file'>, path: PropertyKey[]) {
  const lines = new LineCounter()
  const offset = offsetOf(parseDocument(text, { lineCounter: lines, prettyErrors: false }), path)
  return offset === undefined ? undefined : lines.linePos(offset).line + linesBefore
}

/** `*name` without a `&name` before it: most often an author's emphasis. */
function unresolvedAliases(document: Document): { pos: readonly number[]; message: string }[] {
  const found: { pos: readonly number[]; message: string }[] = []
  visit(document, {
    Alias(_, alias) {
      if (!alias.resolve(document))
        found.push({ pos: alias.range ?? [0], message: `Nothing is named by *${alias.source}` })
    },
  })
  return found
}

/**
 * Checks a value against a schema and tells each fault in words: the key, what was found, what is allowed.
 * @param lineOf line of a key path in the file, where it is known
 */
export function checkValue<T>(
  value: unknown,
  schema: z.ZodType<T>,
  file: string,
  lineOf: (path: PropertyKey[]) => number | undefined = () => undefined,
): Checked<T> {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return { value: result.data, faults: [] }
  const faults = result.error.issues.flatMap((issue) => describeIssue(issue, knownKeys(schema, issue.path)))
  return {
    value: null,
    faults: faults.map(({ path, ...fault }) => ({ file, line: lineOf(path), ...fault })),
    found: value,
  }
}

interface Described {
  path: PropertyKey[]
  message: string
  fix?: string
}

/** Kinds of values that authors know by other names than the schema. */
const kindNames: Record<string, string> = {
  array: 'list',
  int: 'whole number',
  object: 'mapping',
  record: 'mapping',
}

/** One schema issue in words; an issue about several unknown keys becomes one for each. */
function describeIssue(issue: z.core.$ZodIssue, keys: string[]): Described[] {
  const key = nameOf(issue.path)
  const found = JSON.stringify(issue.input) ?? 'nothing'
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) => ({
      path: [...issue.path, name],
      message: `Unknown key "${[...issue.path, name].join('.')}".`,
      fix: suggest(
        name,
        keys.filter((key) => key !== name),
      ),
    }))
  }
  if (issue.code === 'invalid_type') {
    const expected = kindNames[issue.expected] ?? issue.expected
    const message =
      issue.input === undefined
        ? `The key "${key}" is missing.`
        : `"${key}" must be a ${expected}; found ${found}.`
    return [{ path: issue.path, message, fix: fixOfType(key, expected, issue.input) }]
  }
  if (issue.code === 'invalid_value') {
    const allowed = issue.values.map(String)
    return [
      {
        path: issue.path,
        message: `"${key}" can't be ${found}.`,
        fix: suggest(String(issue.input), allowed),
      },
    ]
  }
  if (issue.code === 'invalid_union' && 'options' in issue && issue.discriminator) {
    const given = (issue.input as Record<string, unknown>)[issue.discriminator]
    return [
      {
        path: issue.path,
        message: `"${key}" can't be ${JSON.stringify(given) ?? 'missing'}.`,
        fix: suggest(String(given), (issue.options ?? []).map(String)),
      },
    ]
  }
  if (issue.code === 'invalid_union' && issue.errors.length) {
    const closest = issue.errors.toSorted((a, b) => a.length - b.length)[0] ?? []
    return closest.flatMap((inner) => describeIssue({ ...inner, path: [...issue.path, ...inner.path] }, keys))
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const limit = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`
    const message = `"${key}" has ${sizeOf(issue.input)}; allowed: ${limit}.`
    const way = issue.code === 'too_small' ? 'more' : 'less'
    return [{ path: issue.path, message, fix: `Found ${found}; write ${way}.` }]
  }
  return [
    {
      path: issue.path,
      message: `"${key}" is not allowed as it stands: ${issue.message}.`,
      fix: `Found ${found}; write another.`,
    },
  ]
}

/** A key path as authors would say it; a list at the top of a file has items without a name. */
function nameOf([first, ...rest]: PropertyKey[]): string {
  if (first === undefined) return 'the file'
  return [typeof first === 'number' ? `item ${first + 1}` : first, ...rest].join('.')
}

/** How to mend a value of the wrong type. */
function fixOfType(key: string, expected: string, input: unknown): string {
  if (expected === 'string' && ['number', 'boolean'].includes(typeof input))
    return `Put it in quotes: "${String(input)}".`
  return `Write ${expected === 'boolean' ? 'true or false' : `a ${expected}`} for "${key}".`
}

/** How large a value is, in its own unit. */
function sizeOf(value: unknown): string {
  if (typeof value === 'string') return `${value.length} characters`
  return Array.isArray(value) ? `${value.length} items` : `the value ${JSON.stringify(value)}`
}

/** What suggestions need to know of a schema: its parts, whatever its kind. */
interface SchemaParts {
  /** Of an object. */
  shape?: Record<string, SchemaParts>
  /** Of an array. */
  element?: SchemaParts
  _zod?: {
    def: {
      /** Of optional(), default() and the like. */
      innerType?: SchemaParts
      /** Of preprocess(). */
      out?: SchemaParts
      /** Of a record. */
      valueType?: SchemaParts
      /** Of a union. */
      options?: SchemaParts[]
    }
  }
}

/** The keys a schema allows at a path, for suggestions. */
function knownKeys(schema: z.ZodType, path: PropertyKey[]): string[] {
  let current = unwrap(schema as SchemaParts)
  for (const key of path) {
    const next =
      typeof key === 'number'
        ? current.element
        : (current.shape?.[String(key)] ?? current._zod?.def.valueType)
    if (!next) return []
    current = unwrap(next)
  }
  const choices = current._zod?.def.options?.map(unwrap) ?? [current]
  return [...new Set(choices.flatMap(({ shape }) => Object.keys(shape ?? {})))]
}

/** The schema inside of a wrapper. */
function unwrap(schema: SchemaParts): SchemaParts {
  const inner = schema._zod?.def.innerType ?? schema._zod?.def.out
  return inner ? unwrap(inner) : schema
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
