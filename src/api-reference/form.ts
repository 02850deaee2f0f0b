import { valueErrors, type ValueError } from './check-values'
import type { Member, Operation, Values } from './model'
import { FileContent, isBase64 } from './values'

/** How a member is asked for. */
export type FieldKind = 'line' | 'text' | 'choice' | 'switch' | 'number' | 'time' | 'bytes' | 'json'

/** What a reader has put into a field. */
export interface Entry {
  text: string
  /** Of bytes: whether the text is their Base64. */
  isBase64?: boolean
  file?: FileContent
}

/** What is wrong with a field: a value, or a part of the host's name that can't be one. */
export type FieldError = ValueError | { at: PropertyKey[]; value?: unknown; kind: 'host' }

/** What a form holds, by the names of members. */
export type Entries = Readonly<Record<string, Entry>>

/** How a member is asked for: what has parts, as JSON. */
export function fieldKind({ type, allowed, json, in: location }: Member): FieldKind {
  if (type.kind !== 'scalar') return 'json'
  switch (type.name) {
    case 'string':
      return allowed ? 'choice' : json || location === 'payload' ? 'text' : 'line'
    case 'integer':
    case 'long':
    case 'double':
      return 'number'
    case 'boolean':
      return 'switch'
    case 'timestamp':
      return 'time'
    case 'blob':
      return 'bytes'
    case 'document':
      return 'json'
  }
}

/** Values as a form shows them. */
export const entriesOf = (members: readonly Member[], values: Values): Entries =>
  Object.fromEntries(members.map((member) => [member.name, entryOf(values[member.name])]))

function entryOf(value: unknown): Entry {
  if (value === undefined) return { text: '' }
  if (isBase64(value)) return { text: value.base64, isBase64: true }
  return { text: typeof value === 'string' ? value : JSON.stringify(value, null, 2) }
}

/** What a form's entries stand for, and what is wrong with which. */
export interface FormValues {
  values: Values
  errors: Readonly<Record<string, FieldError>>
}

/** Reads a form. An empty field gives nothing; what can't be read is left out of the values, and an error. */
export function readForm({ input, service }: Operation, entries: Entries): FormValues {
  const values: Values = {}
  const errors: Record<string, FieldError> = {}
  for (const member of input) {
    const entry = entries[member.name]
    if (!entry || (entry.text === '' && !entry.file)) continue
    try {
      values[member.name] = valueOf(member, entry)
    } catch {
      errors[member.name] = { at: [member.name], value: entry.text, kind: 'type', expected: 'json' }
    }
  }
  for (const error of [...hostErrors(input, values), ...valueErrors(values, input, service)]) {
    const name = error.kind === 'missing' && !error.at.length ? error.name : String(error.at[0])
    errors[name] ??= error
  }
  // No request can be made of what is not of its type, nor be sent to what is no host; of a file that is too large none is
  // tried, which could keep a browser busy for long.
  for (const { kind, at } of Object.values(errors)) {
    const name = String(at[0])
    const isTooLarge = kind === 'max' && values[name] instanceof FileContent
    if (kind === 'type' || kind === 'host' || isTooLarge) delete values[name]
  }
  return { values, errors }
}

const hostName = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/

/** What becomes a part of the host's name must be able to be one. */
const hostErrors = (members: readonly Member[], values: Values): FieldError[] =>
  members
    .filter(({ in: location }) => location === 'host')
    .map(({ name }) => ({ name, value: values[name] }))
    .filter(({ value }) => typeof value === 'string' && !hostName.test(value))
    .map(({ name, value }) => ({ at: [name], value, kind: 'host' }))

/** @throws where JSON can't be read */
function valueOf(member: Member, { text, isBase64, file }: Entry): unknown {
  switch (fieldKind(member)) {
    case 'number':
      return Number.isNaN(Number(text)) ? text : Number(text)
    case 'switch':
      return text === 'true'
    case 'bytes':
      return file ?? (isBase64 ? { base64: text.trim() } : text)
    case 'json':
      return JSON.parse(text) as unknown
    default:
      return text
  }
}
