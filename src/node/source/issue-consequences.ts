import type { z } from 'zod'
import { isForeign, keysAt, meantKey } from './schema-keys'

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

const placeOf = (path: readonly PropertyKey[]) => path.join('.')
