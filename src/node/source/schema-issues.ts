import type { z } from 'zod'
import { isRecord } from '../../shared/is-record'
import { suggest } from './suggest'
import { withoutConsequences } from './issue-consequences'
import { isForeign, keysAt, suggestKey } from './schema-keys'
import { wordsOfKeys, type Wording } from './wording'

/** A mistake in a value, in words. */
export interface Described {
  /** Where in the value it stands. */
  path: PropertyKey[]
  message: string
  fix: string
}

/** Kinds of values that authors know by other names than the schema. */
const kindNames: Record<string, string> = {
  array: 'list',
  int: 'whole number',
  object: 'mapping',
  record: 'mapping',
}
const kindName = (kind: string) => kindNames[kind] ?? kind

/**
 * One issue of a schema in words: what is wrong, what was found, how to fix it. An issue about several unknown keys
 * becomes one for each. The issue has to hold its input (`reportInput`).
 * @param schema what the value was checked against, for suggestions
 */
export function describeIssue(
  issue: z.core.$ZodIssue,
  schema: z.ZodType,
  words: Wording = wordsOfKeys,
): Described[] {
  const { path, input } = issue
  const say = (message: string, fix: string): Described[] => [{ path, message, fix }]
  const name = words.name(path)
  const found = typeof input === 'number' ? String(input) : shorten(JSON.stringify(input))
  const notAllowed = `${name} is not allowed as it stands: ${issue.message}.`
  const writeAnother = `Found ${found ?? 'nothing'}; write another.`
  const oneOf = (given: unknown, allowed: string[]) =>
    given === undefined
      ? say(words.missing(path), `Allowed: ${allowed.join(', ')}.`)
      : say(`${name} can't be ${JSON.stringify(given)}.`, suggest(asText(given), allowed))

  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownKeys(issue, keysAt(schema, path), words)
    case 'invalid_type': {
      if (input === null && words.empty) return say(...words.empty(path))
      const kind = kindName(issue.expected)
      const message = input === undefined ? words.missing(path) : `${name} must be a ${kind}; found ${found}.`
      return say(message, words.write(path, kind, input))
    }
    case 'invalid_value':
      return oneOf(input, issue.values.map(String))
    case 'invalid_union': {
      if ('options' in issue && issue.discriminator) {
        const given = isRecord(input) ? input[issue.discriminator] : undefined
        return oneOf(given, (issue.options ?? []).map(String))
      }
      const known = keysAt(schema, path)
      const plain = issue.errors.find(isOtherKind)?.[0]
      if (plain?.code === 'invalid_type' && isForeign(input, known))
        return say(
          `${name} must be a ${kindName(plain.expected)}; found ${found}.`,
          `Write it in one line. Keys that may stand below it: ${known.join(', ')}.`,
        )
      return withoutConsequences(closestOf(issue), schema, path).flatMap((inner) =>
        describeIssue({ ...inner, path: [...path, ...inner.path] }, schema, words),
      )
    }
    case 'too_small':
    case 'too_big': {
      if (input === '' && issue.code === 'too_small')
        return say(`${name} is empty.`, words.write(path, 'string', input))
      const { limit, way } = boundOf(issue)
      return say(`${name} has ${sizeOf(input)}; allowed: ${limit}.`, `Found ${found}; write ${way}.`)
    }
    case 'invalid_key':
      return issue.issues.flatMap((inner) =>
        describeIssue({ ...inner, path, input: path.at(-1) } as z.core.$ZodIssue, schema, words),
      )
    case 'custom': {
      const { fix = writeAnother } = (issue.params ?? {}) as { fix?: string }
      return say(notAllowed, fix)
    }
    default:
      return say(notAllowed, writeAnother)
  }
}

/** Each of several keys that nobody knows, with the one that may have been meant. */
const unknownKeys = (
  { path, keys }: z.core.$ZodIssueUnrecognizedKeys,
  known: string[],
  words: Wording,
): Described[] =>
  keys.map((key) => ({
    path: [...path, key],
    message: words.unknown([...path, key]),
    fix: suggestKey(
      key,
      known.filter((other) => other !== key),
    ),
  }))

/** The bound that a size is beyond, and the way back. */
const boundOf = (issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig) =>
  issue.code === 'too_small'
    ? { limit: `at least ${issue.minimum}`, way: 'more' }
    : { limit: `at most ${issue.maximum}`, way: 'less' }

/** Whether a choice wants another kind of value than what stands there: it is none that was meant. */
const isOtherKind = ([first]: readonly z.core.$ZodIssue[]) =>
  first?.code === 'invalid_type' && !first.path.length

/** The issues of the choice that was most likely meant: one of the value's kind, with the fewest of them. */
const closestOf = ({ errors }: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue[] =>
  errors.toSorted((a, b) => Number(isOtherKind(a)) - Number(isOtherKind(b)) || a.length - b.length)[0] ?? []

/** Letters of a value that a message repeats. */
const longestFound = 300

/** Enough of a value to know it by; undefined stays so. */
const shorten = <T extends string | undefined>(text: T) =>
  text && text.length > longestFound ? `${text.slice(0, longestFound)}…` : text

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** How large a value is, in its own unit. */
function sizeOf(value: unknown): string {
  if (typeof value === 'string') return `${value.length} character${value.length === 1 ? '' : 's'}`
  return Array.isArray(value)
    ? `${value.length} item${value.length === 1 ? '' : 's'}`
    : `the value ${JSON.stringify(value)}`
}
