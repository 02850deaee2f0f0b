import { z } from 'zod'
import { nearest, suggest } from './faults'
import { wordsOfKeys, type Wording } from './wording'

/** A mistake in a value, in words. */
export interface Described {
  /** Where in the value it stands. */
  path: PropertyKey[]
  message: string
  fix: string
}

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
