import type { Limits, Member, Service, Type } from '../../../api-reference/model'
import { compact, wholePattern } from './json-schema'
import { namespaceTrait, placeTraits, timestampFormat, xmlTraits } from './smithy-rest'
import { inferredFacts } from '../inferred'
import { withInferred, type Texts } from './texts'

/** A part of a Smithy model, as its JSON AST writes it. */
export type Shape = Record<string, unknown>

/** Smithy's own shapes, for values without limits of their own. */
const prelude = {
  string: 'String',
  integer: 'Integer',
  long: 'Long',
  double: 'Double',
  boolean: 'Boolean',
  timestamp: 'Timestamp',
  blob: 'Blob',
  document: 'Document',
} as const

/** The name of the trait that says what of a shape the documentation of the service does not state. */
export const inferredTrait = 'inferred'

const api = (name: string) => `smithy.api#${name}`

/** Traits by their IDs; no key where there are none. */
export function traits(values: Record<string, unknown>): { traits?: Record<string, unknown> } {
  const given = Object.entries(compact(values)).map(([name, value]) => [
    name.includes('#') ? name : api(name),
    value,
  ])
  return given.length ? { traits: Object.fromEntries(given) as Record<string, unknown> } : {}
}

/** Limits of a value as traits. Values of an enumeration are limited by its shape. */
function limitTraits(type: Type, { min, max, pattern, allowed }: Limits): Record<string, unknown> {
  const size = min === undefined && max === undefined ? undefined : compact({ min, max })
  const isText = type.kind === 'scalar' && type.name === 'string'
  if (isText && allowed) return {}
  const isNumber = type.kind === 'scalar' && ['integer', 'long', 'double'].includes(type.name)
  return { [isNumber ? 'range' : 'length']: size, pattern: isText ? wholePattern(pattern) : undefined }
}

/** The names of an enumeration's values: Smithy allows letters, digits and _ there. */
const enumMember = (value: string) => value.replace(/\W/g, '_').replace(/^(?=\d)/, '_')

/** Collects the shapes of a model, each under one name. */
export class Shapes {
  private readonly shapes = new Map<string, Shape>()
  /** Names in lower case: Smithy wants names that differ by more than that. */
  private readonly names: Set<string>

  /** @param reserved names that `define` will be called with: shapes made on the way get others */
  constructor(
    private readonly namespace: string,
    private readonly service: Service,
    private readonly texts: Texts,
    reserved: readonly string[],
  ) {
    this.names = new Set(reserved.map((name) => name.toLowerCase()))
  }

  id = (name: string) => `${this.namespace}#${name}`
  target = (name: string) => ({ target: this.id(name) })

  /** All shapes by their IDs. */
  toObject = (): Record<string, Shape> =>
    Object.fromEntries([...this.shapes].map(([name, shape]) => [this.id(name), shape]))

  /** Adds a shape under a reserved name. */
  define(name: string, shape: Shape): string {
    this.shapes.set(name, shape)
    return this.id(name)
  }

  /**
   * Adds a shape under the first of the names that is free, or that the very same shape has already.
   * @throws where all names are taken: a model must not lose a shape
   */
  private add(names: readonly string[], shape: Shape): string {
    const text = JSON.stringify(shape)
    const name = names.find((name) => {
      const known = this.shapes.get(name)
      return known ? JSON.stringify(known) === text : !this.names.has(name.toLowerCase())
    })
    if (!name) throw new Error(`The Smithy model has other shapes called ${names.join(' and ')}.`)
    this.names.add(name.toLowerCase())
    return this.define(name, shape)
  }

  /** A structure; shapes that its members need are added. @param name what those are called after */
  structure(name: string, members: readonly Member[], more: Record<string, unknown> = {}): Shape {
    const entries = members.map((member) => [member.name, this.member(member, name)] as const)
    const own = this.service.protocol === 'json' ? {} : namespaceTrait(members)
    return { type: 'structure', members: Object.fromEntries(entries), ...traits({ ...own, ...more }) }
  }

  private member(member: Member, container: string): Shape {
    const { type, name, wire, description, required, deprecated } = member
    const inferred = inferredFacts(member)
    const isStream = member.in === 'payload' && type.kind === 'scalar' && type.name === 'blob'
    return {
      target: isStream ? this.stream() : this.targetOf(type, member, name, container),
      ...traits({
        documentation: withInferred(this.texts.markdown(description), inferred, this.service),
        [this.id(inferredTrait)]: inferred,
        required: required && {},
        ...limitTraits(type, member),
        // A stream that needn't be given is empty otherwise.
        default: isStream && !required ? '' : member.default,
        deprecated: deprecated !== undefined && { message: deprecated },
        ...(this.service.protocol === 'json'
          ? { jsonName: wire === name ? undefined : wire }
          : { ...(['body', 'payload'].includes(member.in) && xmlTraits(member)), ...placeTraits(member) }),
        timestampFormat: timestampFormat(member),
      }),
    }
  }

  /** Content that is too large to be held at once. */
  private stream = () => this.add(['StreamingBlob'], { type: 'blob', ...traits({ streaming: {} }) })

  /** The ID of a type's shape. One that is made here is called after the member, or after its container too. */
  private targetOf(
    type: Type,
    limits: Limits & Pick<Member, 'each' | 'item' | 'sensitive'>,
    name: string,
    container: string,
  ): string {
    const names = [name, `${container}${name}`]
    if (type.kind === 'named') return this.id(type.name)
    if (type.kind === 'structure') return this.add(names, this.structure(name, type.members))
    if (type.kind === 'scalar' && limits.sensitive)
      return this.add(names, { type: type.name, ...traits({ sensitive: {} }) })
    if (type.kind === 'scalar')
      return type.name === 'string' && limits.allowed
        ? this.add(names, enumeration(limits.allowed))
        : api(prelude[type.name])
    const each = { ...limits.each, allowed: limits.each?.allowed ?? limits.allowed }
    const target = this.targetOf(type.of, each, `${name}Item`, container)
    const inner = { target, ...traits({ ...limitTraits(type.of, each), xmlName: limits.item }) }
    const ending = type.kind === 'list' ? 'List' : 'Map'
    const shape = type.kind === 'list' ? { member: inner } : { key: { target: api('String') }, value: inner }
    const first = type.of.kind === 'named' ? type.of.name : name
    return this.add([`${first}${ending}`, ...names.map((one) => `${one}${ending}`)], {
      type: type.kind,
      ...shape,
    })
  }
}

const enumeration = (values: readonly string[]): Shape => ({
  type: 'enum',
  members: Object.fromEntries(
    values.map((value) => [enumMember(value), { target: api('Unit'), ...traits({ enumValue: value }) }]),
  ),
})
