import { scalars, type Type } from '../../api-reference/model'
import { suggest } from '../source/suggest'
import type { Findings } from './findings'
import type { MemberEntry } from './schemas'

/** What tells whether the type of a member is one. */
interface Known {
  typeNames: readonly string[]
  findings: Findings
}

/** Notes what can't be true of a member: of its type, its limits, its default and the type of its JSON. */
export function checkMember(entry: MemberEntry, type: Type, known: Known, at: PropertyKey[]) {
  checkType(type, entry, known, at)
  checkLimits(entry, known.findings, at)
  checkDefault(entry, type, known.findings, at)
  if (entry.json && !known.typeNames.includes(entry.json)) unknownType(entry.json, known, at)
}

const unknownType = (name: string, { findings, typeNames }: Known, at: PropertyKey[]) =>
  findings.add(
    [...at, 'type'],
    `The type "${name}" is not known.`,
    suggest(name, [...typeNames, ...scalars, 'structure']),
  )

function checkType(type: Type, entry: MemberEntry, known: Known, at: PropertyKey[]) {
  const { findings, typeNames } = known
  if (type.kind === 'list' || type.kind === 'map') checkType(type.of, entry, known, at)
  if (type.kind === 'named' && !typeNames.includes(type.name)) unknownType(type.name, known, at)
  if (type.kind === 'structure' && !entry.members)
    findings.add(
      at,
      `The structure "${entry.name}" has no members.`,
      'Write members:, or the name of a type.',
    )
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

/** Limits that mean nothing for a type, and a default that is no value of it. */
function checkDefault(entry: MemberEntry, type: Type, findings: Findings, at: PropertyKey[]) {
  const { name, default: usual, max = Infinity, min = -Infinity } = entry
  const isTextual = type.kind !== 'scalar' || ['string', 'blob', 'timestamp'].includes(type.name)
  if (entry.pattern && !isTextual)
    findings.add(at, `"${name}" is no text: a pattern says nothing of it.`, 'Remove the pattern.')
  if (usual === undefined) return
  if (entry.required)
    findings.add(at, `"${name}" is required, and has a default all the same.`, 'Remove one of the two.')
  const told = (what: string) =>
    findings.add(at, `"${usual}", the default of "${name}", ${what}.`, 'Correct one of the two.')
  if (type.kind !== 'scalar' || isTextual) return
  const isOfType = type.name === 'boolean' ? typeof usual === 'boolean' : typeof usual === 'number'
  if (!isOfType) told(`is no ${type.name}`)
  else if (typeof usual === 'number' && usual > max) told(`must be at most ${max}`)
  else if (typeof usual === 'number' && usual < min) told(`must be at least ${min}`)
}
