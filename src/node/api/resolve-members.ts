import { suggest } from '../source/suggest'
import {
  scalars,
  type FactSource,
  type Location,
  type Member,
  type Scalar,
  type Type,
  type UsualSources,
} from '../../api-reference/model'
import type { Findings } from './findings'
import { checkMember } from './member-checks'
import { omit } from './omit'
import type { MemberEntry, ServiceEntry } from './schemas'

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
  checkMember(entry, type, scope, at)
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
