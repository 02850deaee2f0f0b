import { z } from 'zod'
import { cutMistakes, withCuts } from './cut-texts'
import { duplicates } from './duplicates'
import { formatMistakes, type Mistake } from './mistakes'
import { plainText } from './plain-text'
import { parseYaml } from './yaml'

/** Names that may change, by variable name: { product: "Quilibrium", … } */
export type Variables = Readonly<Record<string, string>>

/** A value of the network, with the file of the public source that holds it: "monorepo/…/p2p.rs". */
export interface Fact {
  value: string
  /** The name of a repository, and the path of a file in it. */
  source: string
  /** What must stand in that file; `{}` is the value. */
  says: string
}

/** Not empty, and no variable in another: a value is filled in once. */
const text = plainText
  .min(1)
  // In an address, nothing would be left of it: each page that names it so would be told.
  .regex(/[\p{L}\p{N}]|^$/u, 'a value has a letter or a digit')
  .regex(/^[^{}]*$/, 'a value holds no other variable')
  .regex(/[^,]$|^$/, 'a value ends without a comma')
  .regex(/^\S(.*\S)?$|^$/, 'a value is one line without spaces at its ends')
const factSchema = z.strictObject({
  value: text,
  source: z
    .string()
    .regex(/^[\w.-]+\/\S+$/, 'a source is a repository and a path in it, such as node/config.go'),
  says: z.string(),
})
/** As references to it are written: see fill-variables.ts. */
const variableName = z
  .string()
  .regex(/^[a-zA-Z]\w*$/, 'a variable is named by letters and digits, such as nodeVersion')
const variablesSchema = z.record(variableName, z.union([text, factSchema])).superRefine((values, context) => {
  for (const { item, first } of duplicates(Object.keys(values), (name) => name.toLowerCase())) {
    const message = `it differs from "${first}" in case alone`
    context.addIssue({ code: 'custom', path: [item], message, input: item })
  }
})

const parse = (text: string, file: string) => parseYaml({ text, file }, variablesSchema)

/** The variables; or what is wrong with them, and what can stand in for them. */
type VariablesFile =
  | { value: Variables; mistakes: []; found?: never; unread?: never }
  | { value: null; mistakes: Mistake[]; found: Variables; unread: true | undefined }

/**
 * Reads content/variables.yml. Values are texts; a number has to be quoted. Of facts, it gives the value. What is found of
 * a file with mistakes has a value for each name, so that the pages can be checked all the same.
 */
export function parseVariables(text: string, file: string): VariablesFile {
  const read = parse(text, file)
  const cut = cutMistakes({ text, file }, /^(\w+):[ \t]+(?!['"|>{#])[^\n]*?[ \t]#\S/)
  if (!read.value || cut.length)
    return {
      value: null,
      unread: read.unread,
      mistakes: withCuts(read.mistakes, cut),
      found: salvage(text, 'found' in read ? read.found : read.value),
    }
  const values = Object.entries(read.value).map(
    ([name, entry]) => [name, typeof entry === 'string' ? entry : entry.value] as const,
  )
  return { value: Object.fromEntries(values), mistakes: [] }
}

/** The variables of a text without mistakes. @throws with its mistakes, in words */
export function correctVariables(text: string, file: string): Variables {
  const { value, mistakes } = parseVariables(text, file)
  if (!value) throw new Error(formatMistakes(mistakes))
  return value
}

/** A value for each name that stands at the beginning of a line. */
function salvage(text: string, found: unknown): Variables {
  const known = (found ?? {}) as Record<string, unknown>
  const names = [...text.matchAll(/^([a-zA-Z]\w*):/gm)].map(([, name]) => name!)
  return Object.fromEntries(names.map((name) => [name, readable(plainValue(known[name])) ?? name]))
}

/** A value of which something is left in an address. */
const readable = (value: string | undefined) => (value && /[\p{L}\p{N}]/u.test(value) ? value : undefined)

/** A value as it was most likely meant: a number is one without its quotes. */
function plainValue(entry: unknown): string | undefined {
  if (Array.isArray(entry)) return plainValue(entry[0])
  if (typeof entry === 'object' && entry !== null) return plainValue((entry as Partial<Fact>).value)
  if (typeof entry === 'number' || typeof entry === 'boolean') return String(entry)
  return typeof entry === 'string' ? entry : undefined
}

/** The variables of content/variables.yml that cite a source, by name; none where the file can't be read. */
export const parseFacts = (text: string, file: string): Record<string, Fact> =>
  Object.fromEntries(
    Object.entries(parse(text, file).value ?? {}).filter(
      (entry): entry is [string, Fact] => typeof entry[1] !== 'string',
    ),
  )
