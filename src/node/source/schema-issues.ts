import { z } from 'zod'
import { nearest, suggest } from './faults'

/** A mistake in a value, in words. */
export interface Described {
  /** Where in the value it stands. */
  path: PropertyKey[]
  message: string
  fix: string
}

/** How the parts of a value are spoken of: an author of YAML knows keys, one of a page attributes. */
export interface Wording {
  /** A part as messages name it. */
  name: (path: PropertyKey[]) => string
  /** Says that nothing reads this part. */
  unknown: (path: PropertyKey[]) => string
  /** Says that this part has to be there. */
  missing: (path: PropertyKey[]) => string
  /**
   * Says how to write this part.
   * @param kind what it has to be, in authors' words: "string", "list", "whole number"
   * @param found what stands there
   */
  write: (path: PropertyKey[], kind: string, found: unknown) => string
  /** What is wrong where nothing stands for this part, and how to mend it. */
  empty?: (path: PropertyKey[]) => [message: string, fix: string]
}

/** Words for the keys of YAML. */
export const wordsOfKeys: Wording = {
  name: (path) => `"${keyName(path)}"`,
  unknown: (path) => `Unknown key "${keyName(path)}".`,
  missing: (path) => `The key "${keyName(path)}" is missing.`,
  empty: (path) => [
    `"${keyName(path)}" has no value.`,
    `Write one behind its ${typeof path.at(-1) === 'number' ? 'hyphen' : 'colon'}, or remove the line.`,
  ],
  write: (path, kind, found) => {
    if (kind === 'string' && ['number', 'boolean'].includes(typeof found))
      return `Put it in quotes: "${String(found)}".`
    if (isQuoted(found, kind)) return `Take the quotes away: ${found}.`
    if (kind === 'string' && isVariable(found)) return `Put it in quotes: "{${Object.keys(found)[0]}}".`
    if (kind === 'string' && Array.isArray(found) && found.length)
      return `Write it in one line: ${found.join(', ')}.`
    if (kind === 'list' && typeof found === 'string' && typeof path.at(-1) === 'number')
      return `Write it in brackets: [${found}].`
    if (kind === 'list' && !path.length)
      return 'Write each entry on a line of its own, behind a hyphen: "- …".'
    if (kind === 'list' && typeof found === 'string')
      return `Write it below "${keyName(path)}:", behind a hyphen: "- ${found}".`
    if (kind === 'mapping' && typeof path.at(-1) === 'number')
      return 'Write each key on a line of its own, the first behind the hyphen: "- key: value".'
    if (kind === 'mapping' && path.length)
      return `Write below "${keyName(path)}:" each key on a line of its own: "key: value".`
    if (kind === 'mapping') return 'Write each key on a line of its own: "key: value".'
    return `Write ${kind === 'boolean' ? 'true or false' : `a ${kind}`} for "${keyName(path)}".`
  },
}

/** Words for the keys of settings, which are code: lists stand in brackets, mappings in braces. */
export const wordsOfSettings: Wording = {
  ...wordsOfKeys,
  empty: undefined,
  write: (path, kind, found) => {
    if (kind === 'list' && typeof found === 'string')
      return `Write it in brackets: [${JSON.stringify(found)}].`
    if (kind === 'list') return `Write a list in brackets for "${keyName(path)}": […].`
    if (kind === 'mapping') return `Write it in braces, each key with its value: { key: value }.`
    return wordsOfKeys.write(path, kind, found)
  },
}

/** Whether a variable stands without quotes, whose braces make a mapping for YAML. */
const isVariable = (found: unknown): found is object =>
  typeof found === 'object' &&
  found !== null &&
  JSON.stringify(found).replace(/"\w+":null/, '') === '{}' &&
  Object.keys(found).length === 1

/** Whether a number, or yes or no, stands in quotes, which make it a text. */
const isQuoted = (found: unknown, kind: string): found is string =>
  typeof found === 'string' &&
  ((/number$/.test(kind) && found.trim() !== '' && Number.isFinite(Number(found))) ||
    (kind === 'boolean' && /^(true|false)$/.test(found)))

/** Keys that other generators of sites have for what is called otherwise here. */
const otherNames: Record<string, string> = {
  ...{ sidebar_position: 'order', position: 'order', weight: 'order', nav_order: 'order' },
  ...{ sidebar_label: 'sidebarLabel', tags: 'keywords', id: 'slug', permalink: 'slug', url: 'slug' },
  ...{ redirect_from: 'aliases', summary: 'description', link: 'listing' },
}

/** Attributes and keys that others have for what is called otherwise here. */
const otherAttributes: Record<string, readonly string[]> = {
  ...{ to: ['href'], url: ['href', 'page'], link: ['href', 'url', 'page'], alt: ['caption'] },
  ...{ href: ['url', 'page'], text: ['definition', 'title'] },
  ...{ title: ['label', 'summary'], heading: ['title', 'summary'], name: ['label', 'term', 'title'] },
  ...{ variant: ['tone'], type: ['tone'], color: ['tone'] },
}

/** Whether a key is called otherwise here. */
const isCalled = (key: string, name: string) =>
  name === otherNames[key] || (otherAttributes[key]?.includes(name) ?? false)

/** A key path as authors would say it; a list at the top of a file has items without a name. */
function keyName([first, ...rest]: PropertyKey[]): string {
  if (first === undefined) return 'the file'
  return [typeof first === 'number' ? `item ${first + 1}` : first, ...rest].join('.')
}

const suggestKey = (key: string, known: readonly string[]) => {
  const name = meantKey(key, known)
  return name && isCalled(key, name) ? `It is "${name}" here.` : suggest(key, known)
}

/** The known key that an unknown one was meant for. */
const meantKey = (key: string, known: readonly string[]) =>
  known.find((name) => isCalled(key, name)) ?? nearest(key, known)

/** Kinds of values that authors know by other names than the schema. */
const kindNames: Record<string, string> = {
  array: 'list',
  int: 'whole number',
  object: 'mapping',
  record: 'mapping',
}
const kindName = (kind: string) => kindNames[kind] ?? kind

/**
 * One issue of a schema in words: what is wrong, what was found, how to mend it. An issue about several unknown keys
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
    case 'unrecognized_keys': {
      const known = keysAt(schema, path)
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: words.unknown([...path, key]),
        fix: suggestKey(
          key,
          known.filter((other) => other !== key),
        ),
      }))
    }
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
        const given = (input as Record<string, unknown>)[issue.discriminator]
        return oneOf(given, (issue.options ?? []).map(String))
      }
      const closest =
        issue.errors.toSorted(
          (a, b) => Number(isOtherKind(a)) - Number(isOtherKind(b)) || a.length - b.length,
        )[0] ?? []
      const known = keysAt(schema, path)
      const plain = issue.errors.find(isOtherKind)?.[0]
      if (plain?.code === 'invalid_type' && isForeign(input, known))
        return say(
          `${name} must be a ${kindName(plain.expected)}; found ${found}.`,
          `Write it in one line. Keys that may stand below it: ${known.join(', ')}.`,
        )
      const meant = withoutConsequences(closest, schema, path)
      return meant.flatMap((inner) =>
        describeIssue({ ...inner, path: [...path, ...inner.path] }, schema, words),
      )
    }
    case 'too_small':
    case 'too_big': {
      if (input === '' && issue.code === 'too_small')
        return say(`${name} is empty.`, words.write(path, 'string', input))
      const [limit, way] =
        issue.code === 'too_small'
          ? [`at least ${issue.minimum}`, 'more']
          : [`at most ${issue.maximum}`, 'less']
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

/**
 * Issues without those that follow from others: a value of another kind than is wanted breaks other rules, too, that of its
 * length, and that of the list around it; an empty text breaks all rules for texts; what stands there under a misspelled
 * name is missing, and so is all of a mapping that has none of its keys.
 * @param at where in the schema's value the issues' paths begin
 */
export function withoutConsequences(
  issues: readonly z.core.$ZodIssue[],
  schema: z.ZodType,
  at: readonly PropertyKey[] = [],
): z.core.$ZodIssue[] {
  const foreign: string[] = []
  const misspelled = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return []
    const known = keysAt(schema, [...at, ...issue.path])
    if (issue.path.length && isForeign(issue.input, known)) foreign.push(placeOf(issue.path))
    return issue.keys.map((key) => placeOf([...issue.path, meantKey(key, known) ?? key]))
  })
  const ofOtherKind = issues.flatMap(({ code, path }) => (code === 'invalid_type' ? placeOf(path) : []))
  const empty = issues.flatMap(({ code, path, input }) =>
    code === 'too_small' && input === '' ? placeOf(path) : [],
  )
  return issues.filter(({ code, path, input }) => {
    const place = placeOf(path)
    if (input === undefined && misspelled.includes(place)) return false
    if (input === undefined && path.length && foreign.includes(placeOf(path.slice(0, -1)))) return false
    if (
      code === 'too_small' &&
      Array.isArray(input) &&
      ofOtherKind.some((one) => one.startsWith(`${place}.`))
    )
      return false
    if (code !== 'too_small' && empty.includes(place)) return false
    return code === 'invalid_type' || !ofOtherKind.includes(place)
  })
}

/** Whether a mapping has no key that is known, nor one that was meant for it. */
const isForeign = (found: unknown, known: readonly string[]) =>
  typeof found === 'object' &&
  found !== null &&
  !Array.isArray(found) &&
  !Object.keys(found).some((key) => known.includes(key) || meantKey(key, known))

const placeOf = (path: readonly PropertyKey[]) => path.join('.')

/** Whether a choice wants another kind of value than what stands there: it is none that was meant. */
const isOtherKind = ([first]: readonly z.core.$ZodIssue[]) =>
  first?.code === 'invalid_type' && !first.path.length

/** Enough of a value to know it by; undefined stays so. */
const shorten = <T extends string | undefined>(text: T) =>
  text && text.length > longestFound ? `${text.slice(0, longestFound)}…` : text

const longestFound = 300

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** How large a value is, in its own unit. */
function sizeOf(value: unknown): string {
  if (typeof value === 'string') return `${value.length} character${value.length === 1 ? '' : 's'}`
  return Array.isArray(value)
    ? `${value.length} item${value.length === 1 ? '' : 's'}`
    : `the value ${JSON.stringify(value)}`
}

/** The keys that a schema allows at a path of its value; of all choices where it leaves a choice. */
function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const [key, ...rest] = path
  if (schema instanceof z.ZodObject) {
    if (key === undefined) return Object.keys(schema.shape)
    const part = (schema.shape as Record<PropertyKey, z.core.$ZodType>)[key]
    return part ? keysAt(part, rest) : []
  }
  if (schema instanceof z.ZodUnion)
    return [...new Set(schema.options.flatMap((option) => keysAt(option, path)))]
  if (schema instanceof z.ZodPipe) return keysAt(schema.out, path)
  if (schema instanceof z.ZodArray) return keysAt(schema.element, rest)
  if (schema instanceof z.ZodRecord) return keysAt(schema.valueType, rest)
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
  return isWrapper ? keysAt(schema.unwrap(), path) : []
}
