import type { Mistake } from '../source/mistakes'
import { suggest } from '../source/suggest'
import {
  scalars,
  type ApiError,
  type DataType,
  type FactSource,
  type Location,
  type Member,
  type Operation,
  type Scalar,
  type Service,
  type Type,
  type UsualSources,
} from '../../api-reference/model'
import type { DataTypeEntry, ErrorEntry, MemberEntry, OperationEntry, ServiceEntry } from './schemas'

/** Where a model stands: names the file and finds the line of a key path. */
export interface Place {
  file: string
  lineOf: (path: PropertyKey[]) => number | undefined
}

/** Collects the mistakes of one model, with file and line. */
export class Findings {
  readonly mistakes: Mistake[] = []
  constructor(private readonly place: Place) {}
  add(at: PropertyKey[], message: string, fix?: string) {
    const { file, lineOf } = this.place
    this.mistakes.push({ file, line: lineOf(at), message, ...(fix && { fix }) })
  }
}

/** What resolving a model's members needs to know. */
export interface Scope {
  protocol: ServiceEntry['protocol']
  shared: Record<string, MemberEntry>
  typeNames: readonly string[]
  findings: Findings
  /** Where facts come from, where a member says nothing of it. */
  sources: UsualSources
}

/** "string[]", "map<Tag>", "Tag": the grammar of types. Unknown names are found by the caller. */
function parseType(text: string, members: Member[] | undefined): Type {
  if (text.endsWith('[]')) return { kind: 'list', of: parseType(text.slice(0, -2), members) }
  const inner = /^map<(.+)>$/.exec(text)?.[1]
  if (inner) return { kind: 'map', of: parseType(inner, members) }
  if (text === 'structure') return { kind: 'structure', members: members ?? [] }
  return (scalars as readonly string[]).includes(text)
    ? { kind: 'scalar', name: text as Scalar }
    : { kind: 'named', name: text }
}

/** Resolves a list of members: shared ones are filled in, types are parsed, mistakes are noted. */
export function resolveMembers(
  entries: MemberEntry[],
  usual: Location,
  scope: Scope,
  at: PropertyKey[],
): Member[] {
  const seen = new Set<string>()
  return entries.flatMap((entry, index) => {
    const path = [...at, index]
    const member = resolveMember(entry, usual, scope, path)
    if (!member) return []
    if (seen.has(member.name)) {
      scope.findings.add(path, `The member "${member.name}" stands here twice.`, 'Remove one of the two.')
      return []
    }
    seen.add(member.name)
    return [member]
  })
}

function resolveMember(
  given: MemberEntry,
  usual: Location,
  scope: Scope,
  at: PropertyKey[],
): Member | undefined {
  const { findings, shared } = scope
  const known = given.use !== undefined && Object.hasOwn(shared, given.use)
  if (given.use !== undefined && !known) {
    findings.add(
      at,
      `The service has no shared member "${given.use}".`,
      suggest(given.use, Object.keys(shared)),
    )
    return undefined
  }
  const entry: MemberEntry = { ...(known ? { name: given.use, ...shared[given.use!] } : {}), ...given }
  if (!entry.name) {
    findings.add(at, 'The member has no name.', 'Write name: …, or use: … for a shared one.')
    return undefined
  }
  if (!entry.description)
    findings.add(at, `The member "${entry.name}" has no description.`, 'Say what it is for, in one sentence.')
  const text = entry.type ?? (entry.members ? 'structure' : 'string')
  const members =
    entry.members &&
    resolveMembers(entry.members, 'body', scope, known && !given.members ? at : [...at, 'members'])
  const type = parseType(text, members)
  checkType(type, entry, scope, at)
  checkLimits(entry, findings, at)
  checkDefault(entry, type, findings, at)
  if (entry.json && !scope.typeNames.includes(entry.json)) unknownType(entry.json, scope, at)
  return {
    ...omit(entry, ['use', 'members', 'source']),
    name: entry.name,
    description: entry.description ?? '',
    required: entry.required || entry.in === 'path' || entry.in === 'host' || false,
    wire: entry.as ?? entry.name,
    in: entry.in ?? usual,
    type,
    sources: sourcesOf(entry, scope),
  }
}

/** Limits that mean nothing for a type, and a default that is no value of it. */
function checkDefault(entry: MemberEntry, type: Type, findings: Findings, at: PropertyKey[]) {
  const { name, default: usual, max = Infinity, min = -Infinity } = entry
  const isText = type.kind !== 'scalar' || ['string', 'blob', 'timestamp'].includes(type.name)
  if (entry.pattern && !isText)
    findings.add(at, `"${name}" is no text: a pattern says nothing of it.`, 'Remove the pattern.')
  if (usual === undefined) return
  if (entry.required)
    findings.add(at, `"${name}" is required, and has a default all the same.`, 'Remove one of the two.')
  const told = (what: string) =>
    findings.add(at, `"${usual}", the default of "${name}", ${what}.`, 'Correct one of the two.')
  if (isText || type.kind !== 'scalar') return
  const isOfType = type.name === 'boolean' ? typeof usual === 'boolean' : typeof usual === 'number'
  if (!isOfType) told(`is no ${type.name}`)
  else if (typeof usual === 'number' && usual > max) told(`must be at most ${max}`)
  else if (typeof usual === 'number' && usual < min) told(`must be at least ${min}`)
}

/** Limits that no value keeps to, and a default that is none of the values. */
function checkLimits(entry: MemberEntry, findings: Findings, at: PropertyKey[]) {
  const { name, allowed, default: usual } = entry
  for (const { min = -Infinity, max = Infinity } of [entry, entry.each ?? {}])
    if (min > max)
      findings.add(at, `"${name}" must be at least ${min} and at most ${max}.`, 'Correct one of the two.')
  const twice = allowed?.find((value, index) => allowed.indexOf(value) < index)
  if (twice !== undefined) findings.add(at, `"${name}" allows "${twice}" twice.`, 'Remove one of the two.')
  if (allowed && usual !== undefined && !allowed.includes(String(usual)))
    findings.add(at, `"${usual}", the default of "${name}", is not allowed.`, suggest(String(usual), allowed))
}

/** Where the facts about a member come from. What is not known of the network has no limits from there either. */
function sourcesOf({ source }: MemberEntry, { sources }: Scope): Member['sources'] {
  const member = source?.member ?? 'network'
  const usual = (fact: FactSource | undefined) => (member === 'network' ? (fact ?? member) : member)
  const limits = source?.limits ?? usual(sources.limits)
  return {
    member,
    limits,
    pattern: source?.pattern ?? limits,
    values: source?.values ?? usual(sources.values),
    default: source?.default ?? member,
  }
}

/** An object without some of its keys. */
export function omit<T extends object, K extends keyof T>(object: T, keys: readonly K[]): Omit<T, K> {
  const entries = Object.entries(object).filter(([key]) => !keys.includes(key as K))
  return Object.fromEntries(entries) as Omit<T, K>
}

const unknownType = (name: string, { findings, typeNames }: Scope, at: PropertyKey[]) =>
  findings.add(
    [...at, 'type'],
    `The type "${name}" is not known.`,
    suggest(name, [...typeNames, ...scalars, 'structure']),
  )

function checkType(type: Type, entry: MemberEntry, scope: Scope, at: PropertyKey[]) {
  const { findings, typeNames } = scope
  if (type.kind === 'list' || type.kind === 'map') checkType(type.of, entry, scope, at)
  if (type.kind === 'named' && !typeNames.includes(type.name)) unknownType(type.name, scope, at)
  if (type.kind === 'structure' && !entry.members)
    findings.add(
      at,
      `The structure "${entry.name}" has no members.`,
      'Write members:, or the name of a type.',
    )
}

/**
 * Resolves the errors of an operation: a bare code takes its status and meaning from the service.
 * @param known the errors of the service, and where facts come from where an error says nothing of it
 */
export function resolveErrors(
  entries: readonly ErrorEntry[],
  { errors: known, sources }: Pick<ServiceEntry, 'errors' | 'sources'>,
  findings: Findings,
  at: PropertyKey[],
): ApiError[] {
  const seen = new Set<string>()
  return entries.flatMap(({ code, status, when, source, statusSource }, index) => {
    const path = [...at, index]
    const shared = Object.hasOwn(known, code) ? known[code] : undefined
    if (seen.has(code)) findings.add(path, `The error "${code}" stands here twice.`, 'Remove one of the two.')
    seen.add(code)
    const error = {
      code,
      status: status ?? shared?.status,
      when: when ?? shared?.when,
      source: source ?? shared?.source ?? 'network',
      statusSource: statusSource ?? shared?.statusSource ?? sources?.status ?? 'network',
    }
    if (error.status !== undefined && error.when !== undefined) return error as ApiError
    const fix = `${suggest(code, Object.keys(known))} Or write code:, status: and when: here.`
    findings.add(path, `The service has no error "${code}".`, fix)
    return []
  })
}

/** What a page says of all its facts goes before what its service says. */
const withSources = (scope: Scope, sources: UsualSources | undefined): Scope => ({
  ...scope,
  sources: { ...scope.sources, ...sources },
})

/** Resolves a data type's model. */
export function resolveDataType(entry: DataTypeEntry, path: string, scope: Scope): DataType {
  return {
    name: entry.name,
    path,
    element: entry.element ?? entry.name,
    format: entry.format ?? (scope.protocol === 'json' ? 'json' : 'xml'),
    members: resolveMembers(entry.members, 'body', withSources(scope, entry.sources), [
      'dataType',
      'members',
    ]),
    examples: entry.examples ?? [],
  }
}

/** Resolves an operation's model. */
export function resolveOperation(
  entry: OperationEntry,
  path: string,
  service: Service,
  errors: ServiceEntry['errors'],
  serviceScope: Scope,
): Operation {
  const scope = withSources(serviceScope, entry.sources)
  const { findings } = scope
  const at = (key: string) => ['operation', key]
  const usual = entry.status ?? 200
  if (service.protocol === 'rest-xml' && !entry.method)
    findings.add(
      ['operation'],
      'The operation has no method.',
      'Write method: GET, PUT, POST, DELETE or HEAD.',
    )
  const titles = entry.examples.map(({ title }) => title)
  for (const [index, title] of titles.entries())
    if (titles.indexOf(title) < index)
      findings.add(
        ['operation', 'examples', index, 'title'],
        `Two examples have the title "${title}".`,
        'Give each a title of its own.',
      )
  return {
    ...entry,
    service,
    path,
    method: entry.method ?? 'POST',
    status: usual,
    input: resolveMembers(entry.input ?? [], 'body', scope, at('input')),
    output: resolveMembers(entry.output ?? [], 'body', scope, at('output')),
    errors: resolveErrors(entry.errors ?? [], { errors, sources: scope.sources }, findings, at('errors')),
    permissions: entry.permissions ?? [],
    related: entry.related ?? [],
    examples: entry.examples.map(({ status = usual, input = {}, output = {}, ...rest }) => ({
      ...rest,
      status,
      input,
      output,
    })),
  }
}
