import { Readable } from 'node:stream'
import { compileFunction } from 'node:vm'
import * as kms from '@aws-sdk/client-kms'
import * as s3 from '@aws-sdk/client-s3'
import { load } from 'cheerio'
import { loadApi } from '../../../testing/fixtures/load-api'
import { declarations } from '../../../testing/fixtures/sdk-declarations'
import { bytesOf, textOf as textOfBlob, toBase64 } from '../../api-reference/values'
import {
  coreType,
  membersOf,
  streamOf,
  uploads,
  type Example,
  type Member,
  type Operation,
  type Service,
  type Type,
  type Values,
} from '../../api-reference/model'
import { javascriptSample } from '../../api-reference/samples/javascript'
import { caughtError } from '../../api-reference/samples/samples'
import { isOutsideSdks, operationsWithoutSdk } from './sdk-gaps'
import { requestOf, responseOf } from '../../api-reference/wire'

/*
 * Runs the JavaScript sample of every example with the real SDK clients. A request handler stands for the network: it
 * records the request, which must be the one that the page shows, and answers with the page's answer, which the client
 * must read as the example's output.
 */

interface Recorded {
  method: string
  hostname: string
  path: string
  query: Record<string, string | string[] | null>
  headers: Record<string, string>
  body: string
}

type Answer = Record<string, unknown> & { Body?: { transformToByteArray?: () => Promise<Uint8Array> } }
type Sdk = Record<string, new (config: object) => { send(command: object): Promise<Answer> }>
const sdks: Record<string, Sdk> = { kms, s3 } as never

/** What clients add to every request on their own. */
const ownHeaders =
  /^(host|authorization|user-agent|content-length|content-type|expect|x-amz-(date|content-sha256|checksum-mode|user-agent|decoded-content-length|trailer)|amz-sdk-.*)$/
/** What clients add where no checksum is given: to bodies, and to requests that must have one even without a body. */
const checksumHeaders = /^(content-md5|x-amz-sdk-checksum-algorithm|x-amz-checksum-\w+)$/

/** Runs a sample's text with an SDK whose client talks to a recorder. */
async function run(sample: string, { sdk }: Service, answer: ReturnType<typeof responseOf>) {
  let recorded: Recorded | undefined
  const library = sdks[sdk.package]!
  const Client = library[`${sdk.client}Client`]!
  const requestHandler = {
    handle: async (request: Omit<Recorded, 'body'> & { body: unknown }) => {
      recorded = { ...request, body: await textOf(request.body) }
      const headers = Object.fromEntries(answer.headers.map(([name, value]) => [name.toLowerCase(), value]))
      return {
        response: { statusCode: answer.status, headers, body: Readable.from([Buffer.from(answer.body)]) },
      }
    },
  }
  let response: Answer | undefined
  class RecordedClient extends Client {
    override async send(command: object) {
      response = await super.send(command)
      // A stream is read once; the sample and the test both want what is in it.
      const bytes = await response.Body?.transformToByteArray?.()
      const text = bytes && Buffer.from(bytes).toString()
      if (bytes)
        response.Body = {
          ...{ size: bytes.length, transformToString: () => Promise.resolve(text) },
          transformToByteArray: () => Promise.resolve(bytes),
        }
      return response
    }
    constructor(config: object) {
      super({
        ...config,
        requestHandler,
        credentials: { accessKeyId: 'A', secretAccessKey: 'B' },
        maxAttempts: 1,
      })
    }
  }
  const printed: unknown[] = []
  const code = sample.replace(/^import (\{.*\}) from .*$/m, 'const $1 = library')
  const body = compileFunction(`return (async () => {${code}})()`, [
    'library',
    'console',
    'Date',
    'Buffer',
  ]) as (...parameters: unknown[]) => Promise<void>
  await body(
    { ...library, [`${sdk.client}Client`]: RecordedClient },
    { log: (value: unknown) => printed.push(value) },
    // The client knows dates and bytes by their classes, and Jest has classes of its own.
    Date,
    Buffer,
  )
  return { request: recorded!, response, printed: printed[0] }
}

async function textOf(body: unknown): Promise<string> {
  if (body === undefined || body === null) return ''
  if (typeof body === 'string') return body
  if (body instanceof Uint8Array) return new TextDecoder().decode(body)
  const chunks: Buffer[] = []
  for await (const chunk of body as AsyncIterable<Uint8Array>) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}

/**
 * XML as a tree in which white space between elements and the order of different elements make no difference: S3 reads
 * a structure's elements in any order. Elements of one name, which are lists, keep theirs.
 */
function xmlTree(text: string): unknown {
  const $ = load(text.replace(/^<\?xml.*?\?>/, ''), { xml: true })
  const tree = (element: ReturnType<typeof $>): { name: string } => {
    const [{ name = '', attribs = {} } = {}] = element.get() as { name?: string; attribs?: object }[]
    const children = element.children().toArray()
    const content = children.length
      ? children.map((child) => tree($(child) as never)).toSorted((a, b) => a.name.localeCompare(b.name))
      : element.text()
    return { name, ...{ attribs, content } }
  }
  return tree($.root().children())
}

/** An example's value as the SDK gives it back: bytes and dates as objects. */
function sdkValue(value: unknown, type: Type, service: Service): unknown {
  if (type.kind === 'list') return (value as unknown[]).map((item) => sdkValue(item, type.of, service))
  if (type.kind === 'map') return value
  const members = membersOf(type, service)
  if (members) return sdkValues(value as Record<string, unknown>, members, service)
  if (type.kind !== 'scalar') return value
  if (type.name === 'blob') return toBase64(bytesOf(value))
  return type.name === 'timestamp' ? new Date(String(value)) : value
}

const sdkValues = (
  values: Record<string, unknown>,
  members: Member[],
  service: Service,
  operation?: string,
) =>
  Object.fromEntries(
    members.flatMap((member) => {
      const value = values[member.name]
      const unknown = operation && isOutsideSdks(operation, member.name)
      return value === undefined || unknown ? [] : [[member.name, sdkValue(value, member.type, service)]]
    }),
  )

/** Clients give a map of headers even where there is none. */
const isEmptyMap = (value: unknown) => JSON.stringify(value) === '{}'

/** What clients add to an answer: how it travelled, and a date once more as the text that it was. */
const clientsOwn = ['$metadata', 'ExpiresString']

/** What a client gave back, with bytes in Base64 and streams read. */
async function plain(value: unknown): Promise<unknown> {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (value instanceof Date || typeof value !== 'object' || value === null) return value
  if ('transformToByteArray' in value)
    return Buffer.from(
      await (value as { transformToByteArray: () => Promise<Uint8Array> }).transformToByteArray(),
    ).toString('base64')
  if (Array.isArray(value)) return Promise.all(value.map(plain))
  const entries = Object.entries(value).filter(
    ([key, item]) => !clientsOwn.includes(key) && item !== undefined && !isEmptyMap(item),
  )
  return Object.fromEntries(await Promise.all(entries.map(async ([key, item]) => [key, await plain(item)])))
}

function queryOf(request: Recorded): string {
  const parts = Object.entries(request.query)
    .filter(([name]) => name !== 'x-id')
    .flatMap(([name, value]) => [value].flat().map((item) => (item ? `${name}=${item}` : name)))
  return parts.sort().join('&')
}

const cases: [title: string, operation: Operation, example: Example][] = []
let all: Operation[] = []
const ready = loadApi().then((api) => {
  all = [...api.operations.values()]
  for (const operation of all)
    for (const example of operation.examples)
      cases.push([`${operation.name}: ${example.title}`, operation, example])
})

async function prove(operation: Operation, example: Example) {
  const { service } = operation
  const shown = requestOf(operation, example.input)
  const { request, response, printed } = await run(
    javascriptSample(operation, example.input, caughtError(operation)),
    service,
    responseOf(operation, example),
  )
  const [path, query = ''] = shown.path.split('?')
  expect([request.method, request.hostname, request.path]).toEqual([shown.method, shown.host, path])
  expect(queryOf(request)).toBe(query.split('&').sort().map(decodeURIComponent).join('&'))

  if (shown.body.startsWith('<')) expect(xmlTree(request.body)).toEqual(xmlTree(shown.body))
  else if (service.protocol === 'json') expect(JSON.parse(request.body)).toEqual(JSON.parse(shown.body))
  else expect(request.body).toBe(shown.body)

  // SDKs send a checksum in place of the digest of a body.
  const digests = operation.input.filter(({ digest }) => digest).map(({ wire }) => wire)
  const shownHeaders = Object.fromEntries(
    shown.headers
      .filter(([name]) => !digests.includes(name))
      .map(([name, value]) => [name.toLowerCase(), value]),
  )
  for (const [name, value] of Object.entries(shownHeaders))
    expect([name, request.headers[name]]).toEqual([name, value])
  const added = Object.keys(request.headers).filter(
    (name) => !(name in shownHeaders) && !ownHeaders.test(name),
  )
  // Not to an upload, whose sample says so.
  const isChecksum = (name: string) => checksumHeaders.test(name) && !uploads(operation)
  expect(added.filter((name) => !(shown.method !== 'GET' && isChecksum(name)))).toEqual([])

  if (!operation.output.length) return
  expect(await plain(response)).toEqual(sdkValues(example.output, operation.output, service, operation.name))
  const stream = streamOf(operation)
  expect(printed).toEqual(stream ? textOfBlob(example.output[stream.name]) : response)
}

/** The SDK's own schema of an operation's input (4) or output (5). */
type SdkSchema = [
  kind: number,
  namespace: string,
  name: string,
  traits: unknown,
  members: string[],
  /** Of each member: its type, or its type and where it travels. */
  schemas: unknown[],
]
function sdkSchema({ name, service }: Operation, side: 4 | 5): SdkSchema {
  const Command = sdks[service.sdk.package]![`${name}Command`] as unknown as new (input: object) => {
    schema: (SdkSchema | (() => SdkSchema))[]
  }
  const schema = new Command({}).schema[side]!
  return typeof schema === 'function' ? schema() : schema
}

const sdkMembers = (operation: Operation, side: 4 | 5): string[] => {
  const [, , , , members] = sdkSchema(operation, side)
  return Array.isArray(members) ? members : []
}

beforeAll(() => ready)

it('the models have no mistakes', async () => {
  expect((await loadApi()).mistakes).toEqual([])
})

it("every example is what the SDK's client sends and reads", async () => {
  expect(cases.length).toBeGreaterThan(0)
  const failures: string[] = []
  for (const [title, operation, example] of cases) {
    if (operation.name in operationsWithoutSdk) continue
    await prove(operation, example).catch((error: Error) => failures.push(`${title}\n${error.message}`))
  }
  expect(failures.join('\n\n')).toBe('')
})

it('every operation and member is one of the SDK, or its reason stands in the list of gaps', () => {
  const unknown = all.flatMap((operation) => {
    const { name, service, input, output } = operation
    if (!(`${name}Command` in sdks[service.sdk.package]!)) return name in operationsWithoutSdk ? [] : [name]
    return (
      [
        [input, 4],
        [output, 5],
      ] as const
    ).flatMap(([members, side]) => {
      const known = sdkMembers(operation, side)
      return members
        .filter((member) => !known.includes(member.name) && !isOutsideSdks(name, member.name))
        .map((member) => `${name}.${member.name}`)
    })
  })
  expect(unknown).toEqual([])
})

it('no member in the list of gaps is one of the SDK', () => {
  const wrong = all.flatMap((operation) => {
    if (operation.name in operationsWithoutSdk) return []
    const known = [...sdkMembers(operation, 4), ...sdkMembers(operation, 5)]
    return known.filter((member) => isOutsideSdks(operation.name, member))
  })
  expect(wrong).toEqual([])
})

it('headers and query parameters are called as in the SDK', () => {
  const problems = all.flatMap((operation) => {
    if (operation.name in operationsWithoutSdk) return []
    return (
      [
        [operation.input, 4],
        [operation.output, 5],
      ] as const
    ).flatMap(([members, side]) => {
      const [, , , , names, schemas] = sdkSchema(operation, side)
      return members.flatMap(({ name, wire, in: location }) => {
        const schema = Array.isArray(names) ? schemas[names.indexOf(name)] : undefined
        const traits = (Array.isArray(schema) ? schema[1] : {}) as Record<string, string>
        const known = { header: traits.httpHeader ?? traits.httpPrefixHeaders, query: traits.httpQuery }[
          location as string
        ]
        const own = wire.replace('*', '')
        return known && known.toLowerCase() !== own.toLowerCase()
          ? `${operation.name}.${name}: ${wire}, not ${known}`
          : []
      })
    })
  })
  expect(problems).toEqual([])
})

/** What the Go sample calls a member's type, where the SDKs for JavaScript and Go have the same name for it. */
function namedType({ type, allowed, each, sdkType, name }: Member): string {
  if (type.kind === 'list')
    return `${namedType({ type: type.of, allowed: each?.allowed, sdkType, name } as Member)}[]`
  if (type.kind === 'named' || type.kind === 'structure')
    return sdkType ?? (type.kind === 'named' ? type.name : name)
  const isEnumeration = sdkType ? sdkType !== 'string' : allowed
  return type.kind === 'scalar' && type.name === 'string' ? (isEnumeration ? 'enumeration' : 'string') : ''
}

it('types that samples name, and enumerations, are those of the SDK', () => {
  const problems: string[] = []
  const declared = { kms: declarations('kms'), s3: declarations('s3') } as Record<
    string,
    ReturnType<typeof declarations>
  >
  const compare = (
    members: Member[],
    values: Values,
    structure: string,
    service: Service,
    operation: string,
  ) => {
    for (const member of members) {
      const value = values[member.name]
      const type = declared[service.sdk.package]?.get(structure)?.get(member.name)
      const own = namedType(member)
      if (value === undefined || type === undefined || !own) continue
      const isEnumeration = own.startsWith('enumeration') && !/^string/.test(type)
      if (own !== type && !isEnumeration)
        problems.push(`${operation}.${member.name} is ${own}; the SDK has ${type}`)
      const inside = membersOf(coreType(member.type), service)
      for (const one of inside ? [value].flat() : [])
        compare(inside!, one as Values, own.replaceAll('[]', ''), service, operation)
    }
  }
  for (const operation of all)
    for (const { input } of operation.examples) {
      const { name, service } = operation
      if (!(name in operationsWithoutSdk))
        compare(operation.input, input, sdkSchema(operation, 4)[2], service, name)
    }
  expect(problems).toEqual([])
})
