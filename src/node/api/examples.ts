import { valueFaults, type Expected, type ValueFault } from '../../api-reference/check-values'
import type { Member, Service, Values } from '../../api-reference/model'
import { suggest } from '../source/faults'
import type { Findings } from './resolve'

/** Compares an example with the members it is an example of, and tells its author what is wrong. */
export function checkExample(
  values: Values,
  members: Member[],
  service: Service,
  findings: Findings,
  at: PropertyKey[],
) {
  for (const fault of valueFaults(values, members, service, at)) findings.add(fault.at, ...toldFault(fault))
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

function toldFault(fault: ValueFault): [message: string, fix?: string] {
  if (fault.kind === 'unknown')
    return [`The example has "${fault.name}", which is no member here.`, suggest(fault.name, fault.known)]
  if (fault.kind === 'missing')
    return [`The example lacks the required member "${fault.name}".`, `Write ${fault.name}: …`]
  const [must, fix] = mustBe(fault)
  const name = String(fault.at.at(-1))
  return [`"${name}" must be ${must}; the example has ${JSON.stringify(fault.value)}.`, fix]
}

function mustBe(fault: Exclude<ValueFault, { kind: 'unknown' | 'missing' }>): [must: string, fix?: string] {
  switch (fault.kind) {
    case 'type':
      return expectations[fault.expected]
    case 'pattern':
      return [`of the form ${fault.pattern}`]
    case 'allowed':
      return ['one of the allowed values', suggest(String(fault.value), fault.allowed)]
    case 'min':
      return [`at least ${fault.bound} ${fault.unit ?? ''}`.trim()]
    case 'max':
      return [`at most ${fault.bound} ${fault.unit ?? ''}`.trim()]
  }
}
