import { isRecord } from '../../shared/is-record'
import { membersOf, type Member, type Service, type Type, type Values } from '../model'
import { indent, wrap } from './lines'

/** How a language writes values. Each function returns lines. */
export interface Literals {
  text: (value: string) => string
  blob: (value: unknown) => string
  timestamp: (value: string) => string
  number: (value: number, type: Type) => string
  boolean: (value: boolean) => string
  /** One member of a structure: its name and its value. */
  entry: (name: string, value: string[]) => string[]
  /** One entry of a map. */
  pair: (key: string, value: string[]) => string[]
  /** Brackets; their spaces stand only where the value is on one line. */
  list: readonly [open: string, close: string]
  map: readonly [open: string, close: string]
  structure: readonly [open: string, close: string]
  indent: string
}

/** The lines of a value between brackets; on one line where it is short and simple. */
function block([open, close]: readonly [string, string], items: string[][], language: Literals): string[] {
  if (!items.length) return [open + close]
  const line = `${open}${items.map((item) => item.join('')).join(', ')}${close}`
  if (items.every((item) => item.length === 1) && line.length <= 60) return [line]
  const inside = items.flatMap((item) => indent(wrap('', item, ','), language.indent))
  return [open.trimEnd(), ...inside, close.trimStart()]
}

/** A value as a language writes it. */
export function literal(value: unknown, type: Type, service: Service, language: Literals): string[] {
  if (type.kind === 'list' && Array.isArray(value))
    return block(
      language.list,
      value.map((item) => literal(item, type.of, service, language)),
      language,
    )
  if (type.kind === 'map' && isRecord(value))
    return block(
      language.map,
      Object.entries(value).map(([key, item]) =>
        language.pair(key, literal(item, type.of, service, language)),
      ),
      language,
    )
  const members = membersOf(type, service)
  if (members && isRecord(value))
    return block(language.structure, entries(value, members, service, language), language)
  return [scalar(value, type, language)]
}

/** The members of a structure that an example gives, as a language writes them. */
export const entries = (
  values: Values,
  members: Member[],
  service: Service,
  language: Literals,
): string[][] =>
  members.flatMap((member) => {
    const value = values[member.name]
    if (value === undefined) return []
    return [language.entry(member.name, literal(value, member.type, service, language))]
  })

function scalar(value: unknown, type: Type, language: Literals): string {
  const name = type.kind === 'scalar' ? type.name : 'string'
  if (name === 'blob') return language.blob(value)
  if (name === 'timestamp') return language.timestamp(String(value))
  if (typeof value === 'number') return language.number(value, type)
  if (typeof value === 'boolean') return language.boolean(value)
  return language.text(String(value))
}
