import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as kms from '@aws-sdk/client-kms'
import * as s3 from '@aws-sdk/client-s3'
import { loadApi } from '../../../testing/fixtures/load-api'
import { coreType, type Member, type Operation } from '../../api-reference/model'
import { documentationGaps, featuresOfAws, type Undocumented } from './documentation-gaps'
import { inSdks } from './sdk-gaps'

/*
 * The SDKs bring models of their own: members of each input and output as schemas, errors in the declarations. What
 * stands there and not on a page was forgotten, or its reason stands in a list.
 */
type Schema = [kind: number, namespace: string, name: string, traits: unknown, members: unknown]
type Command = new (input: object) => { schema: (Schema | (() => Schema))[] }
const sdks = { kms, s3 } as unknown as Record<string, Record<string, Command>>

/** Names of the members of an operation's input (4) or output (5). */
function membersOf({ name, service }: Operation, side: 4 | 5): string[] {
  const schema = new sdks[service.sdk.package]![`${name}Command`]!({}).schema[side]!
  const [, , , , members] = typeof schema === 'function' ? schema() : schema
  return Array.isArray(members) ? (members as string[]) : []
}

/** The errors that the SDK declares for an operation. */
function errorsOf({ name, service }: Operation): string[] {
  const folder = path.dirname(require.resolve(`@aws-sdk/client-${service.sdk.package}/package.json`))
  const text = readFileSync(path.join(folder, `dist-types/commands/${name}Command.d.ts`), 'utf8')
  return [...text.matchAll(/@throws \{@link (\w+)\}/g)]
    .map(([, code]) => code!)
    .filter((code) => code !== `${service.sdk.client}ServiceException`)
}

/** What the SDK of a service knows of each of its operations and the page lacks. */
const lackingOf = async (id: string) =>
  [...(await loadApi()).operations.values()].flatMap((operation): [name: string, names: Undocumented][] => {
    const { name, input, output, errors, service } = operation
    if (service.sdk.package !== id || !inSdks(operation)) return []
    const without = (known: string[], own: string[]) =>
      [...new Set(known)].filter((one) => !own.includes(one)).toSorted()
    const names = (list: { name: string }[]) => list.map(({ name }) => name)
    const codes = [...errors, ...service.commonErrors].map(({ code }) => code)
    const sides = {
      input: without(membersOf(operation, 4), names(input)),
      output: without(membersOf(operation, 5), names(output)),
      errors: without(errorsOf(operation), codes),
    }
    const found = Object.entries(sides).filter(([, side]) => side.length)
    return found.length ? [[name, Object.fromEntries(found)]] : []
  })

it('every name that the SDKs know is on the page of its operation, or in the list of what is not documented', async () => {
  for (const [id, { ofOperations }] of Object.entries(documentationGaps))
    expect(ofOperations).toEqual(Object.fromEntries(await lackingOf(id)))
})

it('every feature of AWS has names that pages lack', () => {
  const all = Object.values(documentationGaps).flatMap(({ ofOperations, insideOfTypes }) => [
    ...Object.values(ofOperations).flatMap((sides) => Object.values(sides).flat() as string[]),
    ...Object.values(insideOfTypes).flat(),
  ])
  const features = Object.values(featuresOfAws).flat()
  expect(features.filter((name) => !all.includes(name))).toEqual([])
})

it('no name of a feature that is documented nowhere stands on a page', async () => {
  const { operations, dataTypes, services } = await loadApi()
  const within = (members: Member[]): string[] =>
    members.flatMap(({ name, type }) => {
      const core = coreType(type)
      return [name, ...(core.kind === 'structure' ? within(core.members) : [])]
    })
  const named = [
    ...[...operations.values()].flatMap(({ input, output }) => [...input, ...output]),
    ...[...dataTypes.values()].flatMap(({ type }) => type.members),
    ...services.flatMap(({ types }) => [...types.values()].flatMap(({ members }) => members)),
  ]
  const features = new Set(Object.values(featuresOfAws).flat())
  expect(within(named).filter((name) => features.has(name))).toEqual([])
})

it('every operation that the SDKs know has a page, or stands in the list of those that are not documented', async () => {
  const { operations, services } = await loadApi()
  const own = [...operations.values()].map(({ name }) => name)
  for (const { sdk } of services) {
    const known = Object.keys(sdks[sdk.package]!).filter((name) => /^[A-Z].*Command$/.test(name))
    const names = known.map((name) => name.replace(/Command$/, '')).filter((name) => !own.includes(name))
    const gaps = documentationGaps[sdk.package]!
    expect([...gaps.operations, ...Object.keys(gaps.operationsOfManual)].toSorted()).toEqual(names.toSorted())
  }
})
