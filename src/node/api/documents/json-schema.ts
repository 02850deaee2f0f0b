import type { Limits, Member, Service, Type } from '../../../api-reference/model'
import { omit } from '../omit'
import { inferredFacts } from '../inferred'
import { withInferred, type Texts } from './texts'

/** A JSON Schema, in OpenAPI's dialect. */
export type Schema = Record<string, unknown>

/** An object without the keys whose value is undefined or false. */
export const compact = (object: Schema): Schema =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined && value !== false))

const sizes = ({ min, max }: Limits, unit: 'Length' | 'Items' | 'Properties'): Schema => ({
  [`min${unit}`]: min,
  [`max${unit}`]: max,
})

/** Patterns of members speak of the whole value. */
export const wholePattern = (pattern: string | undefined) => pattern && `^(?:${pattern})$`

function scalarSchema(name: string, limits: Limits, format: Member['format']): Schema {
  const range = { minimum: limits.min, maximum: limits.max }
  switch (name) {
    case 'string':
      return {
        type: 'string',
        enum: limits.allowed,
        pattern: wholePattern(limits.pattern),
        ...sizes(limits, 'Length'),
      }
    case 'integer':
      return { type: 'integer', format: 'int32', ...range }
    case 'long':
      return { type: 'integer', format: 'int64', ...range }
    case 'double':
      return { type: 'number', format: 'double', ...range }
    case 'boolean':
      return { type: 'boolean' }
    case 'timestamp':
      return format === 'epoch'
        ? { type: 'number' }
        : { type: 'string', format: format === 'http-date' ? 'http-date' : 'date-time' }
    case 'blob':
      return { type: 'string', contentEncoding: 'base64' }
    default:
      return {}
  }
}

/** The schemas of one service: what it shares, and how it writes texts. */
export interface Context {
  service: Service
  texts: Texts
}

/** What is known of a value besides its type. */
type Facts = Pick<Member, 'min' | 'max' | 'pattern' | 'allowed' | 'each' | 'format' | 'item'>

/** A type as a schema, without what a member says of itself. */
function typeSchema(type: Type, facts: Facts, context: Context): Schema {
  switch (type.kind) {
    case 'scalar':
      return compact(scalarSchema(type.name, facts, facts.format))
    case 'named':
      return { $ref: `#/components/schemas/${type.name}` }
    case 'structure':
      return objectSchema(type.members, context)
    case 'map':
      return compact({
        type: 'object',
        additionalProperties: typeSchema(type.of, { ...facts.each }, context),
        ...sizes(facts, 'Properties'),
      })
    case 'list': {
      const each = { ...facts.each, allowed: facts.each?.allowed ?? facts.allowed }
      const items = { ...typeSchema(type.of, each, context), xml: facts.item && { name: facts.item } }
      return compact({
        type: 'array',
        items: compact(items),
        ...sizes(facts, 'Items'),
        xml: facts.item && { wrapped: true },
      })
    }
  }
}

/** The one attribute of the protocol that is of another namespace. */
const attributeOf = (wire: string): Schema =>
  wire === 'xsi:type'
    ? { attribute: true, name: 'type', prefix: 'xsi', namespace: 'http://www.w3.org/2001/XMLSchema-instance' }
    : { attribute: true }

/** What a member's value may be, and what it is for. */
export function memberSchema(member: Member, context: Context): Schema {
  const inferred = inferredFacts(member)
  return compact({
    ...typeSchema(member.type, member, context),
    ...(member.json && {
      contentMediaType: 'application/json',
      contentSchema: { $ref: `#/components/schemas/${member.json}` },
    }),
    ...(member.attribute && { xml: attributeOf(member.wire) }),
    description: withInferred(context.texts.markdown(member.description), inferred, context.service),
    default: member.default,
    deprecated: member.deprecated !== undefined,
    'x-deprecated': member.deprecated,
    'x-sdk-name': member.wire === member.name ? undefined : member.name,
    'x-sdk-type': member.sdkType,
    'x-inferred': inferred,
  })
}

/** A structure: its properties are called as on the wire. */
export function objectSchema(members: Member[], context: Context): Schema {
  const required = members.filter((member) => member.required).map(({ wire }) => wire)
  return {
    type: 'object',
    properties: Object.fromEntries(members.map((member) => [member.wire, memberSchema(member, context)])),
    ...(required.length && { required }),
  }
}

/** A member that has a place of its own outside of bodies: its schema, and beside it what the place says. */
export function placedMember(member: Member, context: Context) {
  // Times in headers are HTTP dates where nothing else is said.
  const format = member.format ?? (member.in === 'header' ? 'http-date' : undefined)
  const {
    description,
    deprecated,
    'x-sdk-name': sdkName,
    'x-inferred': inferred,
    ...schema
  } = memberSchema({ ...member, format }, context)
  return {
    ...compact({
      description,
      deprecated,
      'x-sdk-name': sdkName,
      'x-inferred': inferred,
      required: member.required,
    }),
    schema: omit(schema, ['xml']),
  }
}
