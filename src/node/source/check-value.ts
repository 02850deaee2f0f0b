import type { z } from 'zod'
import type { Mistake } from './mistakes'
import { withoutConsequences } from './issue-consequences'
import { describeIssue } from './schema-issues'
import { wordsOfKeys, type Wording } from './wording'

/**
 * A checked value; or the mistakes that keep it from being one, with what was found where it could be read. `unread` is set
 * where some of the text could not be read at all.
 */
export type Checked<T> =
  | { value: T; mistakes: []; unread?: never }
  | { value: null; mistakes: Mistake[]; found?: unknown; unread?: true }

/**
 * Checks a value against a schema and tells each mistake in words: the key, what was found, what is allowed.
 * @param lineOf line of a key path in the file, where it is known
 * @param words how the file's parts are spoken of
 */
export function checkValue<T>(
  value: unknown,
  schema: z.ZodType<T>,
  file: string,
  lineOf: (path: PropertyKey[]) => number | undefined = () => undefined,
  words: Wording = wordsOfKeys,
): Checked<T> {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return { value: result.data, mistakes: [] }
  const mistakes = withoutConsequences(result.error.issues, schema).flatMap((issue) =>
    describeIssue(issue, schema, words),
  )
  return {
    value: null,
    mistakes: mistakes.map(({ path, ...mistake }) => ({ file, line: lineOf(path), ...mistake })),
    found: value,
  }
}
