import { valueErrors, type Expected, type ValueError } from '../../api-reference/check-values'
import type { Member, Service, Values } from '../../api-reference/model'
import { suggest } from '../source/suggest'
import type { Findings } from './findings'

/** Compares an example with the members it is an example of, and tells its author what is wrong. */
export function checkExample(
  values: Values,
  members: Member[],
  service: Service,
  findings: Findings,
  at: PropertyKey[],
) {
  for (const error of valueErrors(values, members, service, at)) findings.add(error.at, ...inWords(error))
}

/** What a value must be, and how to write it. */
const expectations: Record<Expected, [must: string, fix?: string]> = {
  list: ['a list'],
  map: ['a mapping'],
  string: ['a string', 'Put it in quotes.'],
  integer: ['a whole number'],
  number: ['a number'],
  boolean: ['true or false'],
  timestamp: ['a point in time such as "2026-03-01T12:00:00Z"'],
  blob: ['a text, or { base64: … }'],
  base64: ['valid Base64'],
  json: ['JSON'],
}

function inWords(error: ValueError): [message: string, fix?: string] {
  if (error.kind === 'unknown')
    return [`The example has "${error.name}", which is no member here.`, suggest(error.name, error.known)]
  if (error.kind === 'missing')
    return [`The example lacks the required member "${error.name}".`, `Write ${error.name}: …`]
  const [must, fix] = mustBe(error)
  const name = String(error.at.at(-1))
  return [`"${name}" must be ${must}; the example has ${JSON.stringify(error.value)}.`, fix]
}

function mustBe(error: Exclude<ValueError, { kind: 'unknown' | 'missing' }>): [must: string, fix?: string] {
  switch (error.kind) {
    case 'type':
      return expectations[error.expected]
    case 'pattern':
      return [`of the form ${error.pattern}`]
    case 'allowed':
      return ['one of the allowed values', suggest(String(error.value), error.allowed)]
    case 'min':
      return [`at least ${error.bound} ${error.unit ?? ''}`.trim()]
    case 'max':
      return [`at most ${error.bound} ${error.unit ?? ''}`.trim()]
  }
}
