import { membersOf, type Limits, type Member, type Service, type Type, type Values } from './model'
import { isRecord } from '../shared/is-record'
import { bytesOf, FileContent, isBase64, isValidBase64 } from './values'

/** What a value must be. */
export type Expected =
  | 'list'
  | 'map'
  | 'string'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'timestamp'
  | 'blob'
  | 'base64'
  /** Text that is to be read as JSON. */
  | 'json'

/** What sizes are counted in. */
export type Unit = 'items' | 'entries' | 'characters' | 'bytes'

/** One thing that is wrong, for whoever has words for it. */
export type ValueError = { at: PropertyKey[]; value?: unknown } & (
  | { kind: 'unknown'; name: string; known: string[] }
  | { kind: 'missing'; name: string }
  | { kind: 'type'; expected: Expected }
  | { kind: 'min' | 'max'; bound: number; unit: Unit | undefined }
  | { kind: 'pattern'; pattern: string }
  | { kind: 'allowed'; allowed: string[] }
)

/** What the size of a value of a type is counted in; numbers are counted in nothing. */
export function unitOf(type: Type): Unit | undefined {
  if (type.kind === 'list') return 'items'
  if (type.kind === 'map') return 'entries'
  if (type.kind !== 'scalar') return undefined
  return type.name === 'string' ? 'characters' : type.name === 'blob' ? 'bytes' : undefined
}

/**
 * Compares values with the members they are given for: nothing unknown, nothing missing, every value of its type and
 * within its limits.
 * @param at the keys that lead to the values
 */
export function valueErrors(
  values: Values,
  members: Member[],
  service: Service,
  at: PropertyKey[] = [],
): ValueError[] {
  const known = members.map(({ name }) => name)
  const unknown = Object.keys(values)
    .filter((name) => !known.includes(name))
    .map((name): ValueError => ({ at: [...at, name], kind: 'unknown', name, known }))
  return [
    ...unknown,
    ...members.flatMap((member): ValueError[] => {
      const { name, required, type } = member
      const value = values[name]
      if (value !== undefined) return errorsOf(value, type, member, service, [...at, name], member)
      return required ? [{ at, kind: 'missing', name }] : []
    }),
  ]
}

function errorsOf(
  value: unknown,
  type: Type,
  limits: Limits,
  service: Service,
  at: PropertyKey[],
  member: Member,
): ValueError[] {
  const wrong = (expected: Expected): ValueError[] => [{ at, value, kind: 'type', expected }]
  const each = (item: unknown, key: PropertyKey, of: Type) =>
    errorsOf(item, of, member.each ?? {}, service, [...at, key], member)
  if (type.kind === 'list') {
    if (!Array.isArray(value)) return wrong('list')
    return [
      ...sizeErrors(value.length, type, limits, at, value),
      ...value.flatMap((item, index) => each(item, index, type.of)),
    ]
  }
  if (type.kind === 'map') {
    if (!isRecord(value)) return wrong('map')
    return [
      ...sizeErrors(Object.keys(value).length, type, limits, at, value),
      ...Object.entries(value).flatMap(([key, item]) => each(item, key, type.of)),
    ]
  }
  if (type.kind === 'scalar') return scalarErrors(value, type, limits, at)
  if (!isRecord(value)) return wrong('map')
  // A type that is not known has its own error; its members can't be compared.
  const members = membersOf(type, service)
  return members ? valueErrors(value, members, service, at) : []
}

function scalarErrors(
  value: unknown,
  type: Extract<Type, { kind: 'scalar' }>,
  limits: Limits,
  at: PropertyKey[],
): ValueError[] {
  const wrong = (expected: Expected): ValueError[] => [{ at, value, kind: 'type', expected }]
  const size = (amount: number) => sizeErrors(amount, type, limits, at, value)
  switch (type.name) {
    case 'string':
      return typeof value === 'string'
        ? [...size(value.length), ...textErrors(value, limits, at)]
        : wrong('string')
    case 'integer':
    case 'long':
      return Number.isInteger(value) ? size(Number(value)) : wrong('integer')
    case 'double':
      return typeof value === 'number' ? size(value) : wrong('number')
    case 'boolean':
      return typeof value === 'boolean' ? [] : wrong('boolean')
    case 'timestamp':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? [] : wrong('timestamp')
    case 'blob':
      if (typeof value !== 'string' && !isBase64(value) && !(value instanceof FileContent))
        return wrong('blob')
      if (isBase64(value) && !isValidBase64(value)) return wrong('base64')
      return size(bytesOf(value).length)
    default:
      return []
  }
}

const textErrors = (value: string, { pattern, allowed }: Limits, at: PropertyKey[]): ValueError[] => [
  ...(pattern && !new RegExp(`^(?:${pattern})$`, 'u').test(value)
    ? [{ at, value, kind: 'pattern' as const, pattern }]
    : []),
  ...(allowed && !allowed.includes(value) ? [{ at, value, kind: 'allowed' as const, allowed }] : []),
]

function sizeErrors(
  size: number,
  type: Type,
  { min, max }: Limits,
  at: PropertyKey[],
  value: unknown,
): ValueError[] {
  const unit = unitOf(type)
  return [
    ...(min !== undefined && size < min ? [{ at, value, kind: 'min' as const, bound: min, unit }] : []),
    ...(max !== undefined && size > max ? [{ at, value, kind: 'max' as const, bound: max, unit }] : []),
  ]
}
