import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as kms from '@aws-sdk/client-kms'
import * as s3 from '@aws-sdk/client-s3'
import { loadApi } from '../../../testing/fixtures/load-api'
import { featuresOfAws, notDocumented } from '../../../testing/fixtures/sdk-differences'
import type { Operation } from './model'
import { operationsWithoutSdk } from './sdk-gaps'

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

/** "Operation.Name" of all that an SDK knows and a page lacks. */
const lacking = loadApi().then(({ operations }) =>
  [...operations.values()].flatMap((operation) => {
    const { name, input, output, errors, service } = operation
    if (name in operationsWithoutSdk) return []
    const without = (known: string[], own: string[]) => known.filter((one) => !own.includes(one))
    const names = (list: { name: string }[]) => list.map(({ name }) => name)
    const codes = [...errors, ...service.commonErrors].map(({ code }) => code)
    return [
      ...without(membersOf(operation, 4), names(input)),
      ...without(membersOf(operation, 5), names(output)),
      ...without(errorsOf(operation), codes),
    ].map((one) => `${name}.${one}`)
  }),
)

const features = Object.values(featuresOfAws).flat()
const listed = Object.entries(notDocumented).flatMap(([operation, names]) =>
  names.map((name) => `${operation}.${name}`),
)

it('every name that the SDKs know is on the page, or the service does not document it', async () => {
  const forgotten = (await lacking).filter(
    (name) => !features.includes(name.split('.')[1]!) && !listed.includes(name),
  )
  expect(forgotten).toEqual([])
})

it('no name stands in the lists that a page has, or that no SDK knows', async () => {
  const all = await lacking
  expect(listed.filter((name) => !all.includes(name))).toEqual([])
  const unused = features.filter((name) => !all.some((one) => one.endsWith(`.${name}`)))
  expect(unused).toEqual([])
})
