import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { generateSource } from 'oazapfts'
import createClient from 'openapi-fetch'
import openapiTypes, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { loadApi } from '../../../../testing/fixtures/load-api'
import type { Operation, Values } from '../../../api-reference/model'
import { bytesOf } from '../../../api-reference/values'
import { requestOf } from '../../../api-reference/wire'
import { serviceDocuments } from './service-documents'

/*
 * What clients send that others' generators make of the OpenAPI document. A client that loses the query of
 * `DELETE /?cors` deletes the bucket, so each request is held against all operations of the service.
 */

/** A request as a client hands it to fetch. */
interface Sent {
  method: string
  url: URL
  headers: Headers
  body: Uint8Array
}

/** What a call is given: parameters by their names in HTTP, and the body. */
interface Given {
  path: Record<string, string>
  query: Record<string, unknown>
  header: Record<string, string>
  body?: Uint8Array | string
}

/** Calls an operation with one client, and answers with what that has sent. */
type Call = (operation: Operation, given: Given) => Promise<Sent>

const answer = () => new Response('', { status: 200 })

async function recorded(request: Request): Promise<Sent> {
  const { method, url, headers } = request
  return { method, url: new URL(url), headers, body: new Uint8Array(await request.arrayBuffer()) }
}

const published = loadApi().then((api) => {
  const service = api.services.find(({ document }) => document?.openapi)!
  const found = serviceDocuments(api, api.pages, 'https://docs.example.org').find(
    ({ path }) => path === service.document!.openapi,
  )!
  const document = JSON.parse(found.text) as {
    paths: Record<string, Record<string, { operationId: string }>>
    servers: [{ url: string; variables: Record<string, { default: string }> }]
  }
  const all = [...api.operations.values()].filter((operation) => operation.service === service)
  const paths = new Map(
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.values(item).map(({ operationId }) => [operationId, path] as const),
    ),
  )
  const baseUrl = document.servers[0].url.replace(
    /\{(\w+)\}/g,
    (_, name: string) => document.servers[0].variables[name]!.default,
  )
  return { text: found.text, all, paths, baseUrl, described: all.filter(({ name }) => paths.has(name)) }
})

/** The client of openapi-fetch, which takes only types from the document. */
const openapiFetch = published.then(({ paths, baseUrl }): Call => {
  const client = createClient<Record<string, Record<string, never>>>({ baseUrl })
  return async ({ name, method }, { body, ...params }) => {
    let sent: Promise<Sent> | undefined
    const fetch = (request: Request) => {
      sent = recorded(request)
      return Promise.resolve(answer())
    }
    const init = { params, body, bodySerializer: (content: unknown) => content, parseAs: 'text', fetch }
    await client.request(method.toLowerCase() as never, paths.get(name) as never, init as never)
    return sent!
  }
})

const camelCase = (name: string) =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word, index) =>
      index ? word[0]!.toUpperCase() + word.slice(1) : word[0]!.toLowerCase() + word.slice(1),
    )
    .join('')

/** What a module of TypeScript exports. */
function exportsOf<Exports extends object>(source: string): Exports {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    },
  })
  const exports = {} as Exports
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what a generator has written, or a page shows
  const run = new Function('require', 'exports', outputText) as (load: typeof require, into: object) => void
  run(require, exports)
  return exports
}

/** The client that oazapfts writes, a function for each operation. */
const oazapfts = published.then(async ({ text, baseUrl }): Promise<Call> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'oazapfts-'))
  const file = path.join(folder, 'openapi.json')
  await writeFile(file, text)
  const source = await generateSource(file, { argumentStyle: 'object' })
  await rm(folder, { recursive: true })
  const functions = exportsOf<Record<string, (given: object, options: object) => Promise<unknown>>>(source)
  return async ({ name }, { path, query, header, body }) => {
    let sent: Promise<Sent> | undefined
    const fetch = (url: string, init: RequestInit) => {
      sent = recorded(new Request(url, init))
      return Promise.resolve(answer())
    }
    const parameters = Object.entries({ ...path, ...query, ...header }).map(
      ([name, value]): [string, unknown] => [camelCase(name), value],
    )
    await functions[camelCase(name)]!({ ...Object.fromEntries(parameters), body }, { baseUrl, fetch })
    return sent!
  }
})

const clients: [name: string, call: Promise<Call>][] = [
  ['openapi-fetch', openapiFetch],
  ['oazapfts', oazapfts],
]

/** What a program gives a client to send an example. */
function givenFor({ input, query, ...operation }: Operation, values: Values): Given {
  const { headers, body, path } = requestOf({ input, query, ...operation }, values)
  const url = new URL(path, 'https://example.com')
  const payload = input.find((member) => member.in === 'payload')
  const isRaw = payload?.type.kind === 'scalar'
  return {
    path: Object.fromEntries(
      input.filter((member) => member.in === 'path').map(({ name, wire }) => [wire, String(values[name])]),
    ),
    query: Object.fromEntries(url.searchParams),
    // No client of the browser's kind may set the length.
    header: Object.fromEntries([
      ...headers.filter(([name]) => !/^(content-length|x-amz-meta-.*)$/i.test(name)),
      ['x-amz-date', '20260301T120000Z'],
      ['x-amz-content-sha256', 'UNSIGNED-PAYLOAD'],
    ]),
    ...(body && { body: isRaw ? bytesOf(values[payload.name]) : body }),
  }
}

/** The operation that a request is one for: of those that have all they need in it, the one that needs the most. */
function operationOf(all: readonly Operation[], { method, url, headers }: Sent): string | undefined {
  const isOfKey = url.pathname !== '/'
  const needsOf = ({ query, input }: Operation) => [
    ...(query?.split('&').map((part) => () => {
      const [name = '', value = ''] = part.split('=')
      return url.searchParams.get(name) === value
    }) ?? []),
    ...input.flatMap(({ required, in: place, wire }) =>
      !required || !['query', 'header'].includes(place)
        ? []
        : [() => (place === 'query' ? url.searchParams : headers).has(wire)],
    ),
  ]
  return all
    .filter((one) => one.method === method)
    .filter(({ input }) => input.some((member) => member.in === 'path') === isOfKey)
    .filter(({ input }) => input.some((member) => member.in === 'host'))
    .filter((one) => needsOf(one).every((has) => has()))
    .toSorted((a, b) => needsOf(b).length - needsOf(a).length)[0]?.name
}

describe.each(clients)('a client of %s', (_, ready) => {
  it('sends each example as a request for that very operation, as its page shows it', async () => {
    const [{ described, all, baseUrl }, call] = await Promise.all([published, ready])
    expect(described.length).toBeGreaterThan(5)
    const problems: string[] = []
    for (const operation of described)
      for (const { title, input } of operation.examples) {
        const given = givenFor(operation, input)
        const sent = await call(operation, given)
        const shown = requestOf(operation, input)
        const url = new URL(shown.path, baseUrl)
        const same = {
          operation: [operationOf(all, sent), operation.name],
          method: [sent.method, shown.method],
          origin: [sent.url.origin, new URL(baseUrl).origin],
          path: [decodeURIComponent(sent.url.pathname), decodeURIComponent(url.pathname)],
          query: [sent.url.searchParams.toString(), url.searchParams.toString()],
          body: [Buffer.from(sent.body).toString(), Buffer.from(given.body ?? '').toString()],
        }
        const headers = Object.entries(given.header).map(([name, value]) => [sent.headers.get(name), value])
        for (const [what, [is, should]] of [
          ...Object.entries(same),
          ...headers.map((pair) => ['header', pair] as const),
        ])
          if (is !== should) problems.push(`${operation.name}, ${title}: ${what} is ${is}, not ${should}`)
      }
    expect(problems).toEqual([])
  })

  it('sends DELETE / to delete a bucket, and for no other operation', async () => {
    const [{ described }, call] = await Promise.all([published, ready])
    const sent = []
    for (const operation of described) {
      const { method, url } = await call(operation, givenFor(operation, operation.examples[0]!.input))
      sent.push({ name: operation.name, line: `${method} ${url.pathname}` })
    }
    expect(sent.filter(({ line }) => line === 'DELETE /').map(({ name }) => name)).toEqual(['DeleteBucket'])
  })

  it.each(['', '.', '..'])('deletes the bucket for the key %j, of which the document warns', async (key) => {
    const [{ described, all, text }, call] = await Promise.all([published, ready])
    const operation = described.find(({ name }) => name === 'DeleteObject')!
    const given = givenFor(operation, { ...operation.examples[0]!.input, VersionId: undefined })
    const sent = await call(operation, { ...given, path: { Key: key } })
    expect(operationOf(all, sent)).toBe('DeleteBucket')
    expect(text).toContain('Never send an empty key, `.` or `..`')
  })
})

/** The program that a page shows. @param title the name of the file that it is shown as */
async function shownProgram(title: string): Promise<string> {
  const page = 'content/docs/api/q-storage/api-reference/index-of-operations.mdx'
  const text = await readFile(page, 'utf8')
  return new RegExp(`^\`\`\`ts title="${title}"\\n([^]*?)^\`\`\`$`, 'm').exec(text)![1]!
}

/** What the compiler says of programs that stand beside the types that openapi-typescript makes of the document. */
async function problemsOf(programs: Record<string, string>): Promise<string[]> {
  // Inside of the project, whose packages they import.
  const folder = path.resolve('.build-cache/generated-clients')
  await mkdir(folder, { recursive: true })
  const { text } = await published
  await writeFile(path.join(folder, 'q-storage.ts'), astToString(await openapiTypes(text)))
  const files = Object.keys(programs).map((name) => path.join(folder, name))
  for (const [name, program] of Object.entries(programs)) await writeFile(path.join(folder, name), program)
  const compiled = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['node'],
  })
  const problems = ts.getPreEmitDiagnostics(compiled).map(({ file, messageText }) => {
    const message = ts.flattenDiagnosticMessageText(messageText, ' ')
    return `${path.basename(file?.fileName ?? '')}: ${message}`
  })
  await rm(folder, { recursive: true })
  return problems
}

describe('the program that the page shows', () => {
  it('compiles, and one with the query of another operation does not', async () => {
    const upload = await shownProgram('upload.ts')
    const wrong = `import createClient from 'openapi-fetch'
import type { paths } from './q-storage'
const header = { 'x-amz-date': '', 'x-amz-content-sha256': '' }
await createClient<paths>({}).DELETE('/', { params: { header, query: { cors: '' } } })
export {}
`
    const problems = await problemsOf({ 'upload.ts': upload, 'wrong.ts': wrong })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^wrong\.ts: .*cors/)
  })

  it('sends the bytes as they are, to the path with its slashes', async () => {
    // openapi-fetch takes it once, when the client is made.
    const sent: Promise<Sent>[] = []
    jest.spyOn(globalThis, 'fetch').mockImplementation((request) => {
      sent.push(recorded(request as Request))
      return Promise.resolve(answer())
    })
    const program = exportsOf<{
      upload: (key: string, content: Uint8Array, header: object) => Promise<unknown>
    }>(await shownProgram('upload.ts'))
    const bytes = Uint8Array.from([0, 255, 34])
    await program.upload('a b/c+d.txt', bytes, { 'x-amz-date': '20260301T120000Z' })
    const { method, url, headers, body } = (await sent[0])!
    expect([method, url.href]).toEqual(['PUT', 'https://my-bucket.qstorage.quilibrium.com/a%20b/c%2Bd.txt'])
    expect([...body]).toEqual([...bytes])
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('x-amz-date')).toBe('20260301T120000Z')
  })
})
