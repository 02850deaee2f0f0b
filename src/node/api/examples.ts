import { suggest } from '../source/faults'
import { membersOf, type Limits, type Member, type Service, type Type } from './model'
import type { Findings } from './resolve'

/** A blob in an example: text, or bytes written in Base64. */
export const isBase64 = (value: unknown): value is { base64: string } =>
  isRecord(value) && Object.keys(value).length === 1 && typeof value.base64 === 'string'

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The bytes of a blob example. */
export const bytesOf = (value: unknown): Buffer =>
  isBase64(value) ? Buffer.from(value.base64, 'base64') : Buffer.from(String(value))

/**
 * Compares an example with the members it is an example of: nothing unknown, nothing missing, every value of its
 * type and within its limits.
 */
export function checkExample(
  values: Record<string, unknown>,
  members: Member[],
  service: Service,
  findings: Findings,
  at: PropertyKey[],
) {
  const names = members.map(({ name }) => name)
  for (const key of Object.keys(values))
    if (!names.includes(key))
      findings.add([...at, key], `The example has "${key}", which is no member here.`, suggest(key, names))
  for (const member of members) {
    const value = values[member.name]
    const path = [...at, member.name]
    if (value !== undefined) checkValue(value, member.type, member, service, findings, path, member)
    else if (member.required)
      findings.add(at, `The example lacks the required member "${member.name}".`, `Write ${member.name}: …`)
  }
}

function checkValue(
  value: unknown,
  type: Type,
  limits: Limits,
  service: Service,
  findings: Findings,
  at: PropertyKey[],
  member: Member,
) {
  const wrong = (expected: string, fix?: string) =>
    findings.add(
      at,
      `"${String(at.at(-1))}" must be ${expected}; the example has ${JSON.stringify(value)}.`,
      fix,
    )
  if (type.kind === 'list') {
    if (!Array.isArray(value)) return wrong('a list')
    checkSize(value.length, 'items', limits, wrong)
    value.forEach((item, index) =>
      checkValue(item, type.of, member.each ?? {}, service, findings, [...at, index], member),
    )
  } else if (type.kind === 'map') {
    if (!isRecord(value)) return wrong('a mapping')
    checkSize(Object.keys(value).length, 'entries', limits, wrong)
    for (const [key, item] of Object.entries(value))
      checkValue(item, type.of, member.each ?? {}, service, findings, [...at, key], member)
  } else if (type.kind === 'scalar') {
    checkScalar(value, type.name, limits, wrong)
  } else {
    if (!isRecord(value)) return wrong('a mapping')
    // A type that is not known has its own fault; its members can't be compared.
    const members = membersOf(type, service)
    if (members) checkExample(value, members, service, findings, at)
  }
}

type Complain = (expected: string, fix?: string) => void

function checkScalar(value: unknown, name: string, limits: Limits, wrong: Complain) {
  switch (name) {
    case 'string':
      if (typeof value !== 'string') return wrong('a string', 'Put it in quotes.')
      checkSize(value.length, 'characters', limits, wrong)
      if (limits.pattern && !new RegExp(`^(?:${limits.pattern})$`, 'u').test(value))
        wrong(`of the form ${limits.pattern}`)
      if (limits.allowed && !limits.allowed.includes(value))
        wrong('one of the allowed values', suggest(value, limits.allowed))
      return
    case 'integer':
    case 'long':
      if (!Number.isInteger(value)) return wrong('a whole number')
      return checkSize(Number(value), '', limits, wrong)
    case 'double':
      if (typeof value !== 'number') return wrong('a number')
      return checkSize(value, '', limits, wrong)
    case 'boolean':
      if (typeof value !== 'boolean') wrong('true or false')
      return
    case 'timestamp':
      if (typeof value !== 'string' || Number.isNaN(Date.parse(value)))
        wrong('a point in time such as "2026-03-01T12:00:00Z"')
      return
    case 'blob':
      if (typeof value !== 'string' && !isBase64(value)) return wrong('a text, or { base64: … }')
      if (isBase64(value) && bytesOf(value).toString('base64') !== value.base64) return wrong('valid Base64')
      return checkSize(bytesOf(value).length, 'bytes', limits, wrong)
  }
}

function checkSize(size: number, unit: string, { min, max }: Limits, wrong: Complain) {
  if (min !== undefined && size < min) wrong(`at least ${min} ${unit}`.trim())
  if (max !== undefined && size > max) wrong(`at most ${max} ${unit}`.trim())
}
