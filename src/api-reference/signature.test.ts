import { createHash } from 'node:crypto'
import { SignatureV4 } from '@smithy/signature-v4'
import { loadApi } from '../../testing/fixtures/load-api'
import { Sha256 } from '../../testing/fixtures/sha256'
import { requestDocuments } from '../node/api/documents/request-documents'
import { entriesOf, readForm } from './form'
import { membersOf, type Member, type Operation, type Type, type Values } from './model'
import { plainRequest, saysDigest, signingName } from './plain-request'
import { operationOf, type RequestDocument } from './request-document'
import { presign, signRequest, type PlainRequest } from './signature'

/*
 * What the browser signs, against the signer of the AWS SDK: for every operation of the site, from the file that its page loads,
 * with the values of its examples, with nothing but what it requires, and with all that it takes.
 */

const date = new Date('2026-03-01T12:00:00.345Z')
const keys = { accessKeyId: 'AKEXAMPLE', secretAccessKey: 'se/cr+et' }
const tokens = [undefined, 'a token/with+signs==']

const signerOf = (operation: Operation, sessionToken: string | undefined) =>
  new SignatureV4({
    service: signingName(operation),
    region: operation.service.region,
    credentials: { ...keys, ...(sessionToken && { sessionToken }) },
    sha256: Sha256,
    uriEscapePath: operation.service.protocol === 'json',
    applyChecksum: saysDigest(operation),
  })

/** A request as the SDK's signer takes it: its query taken apart. */
function toSmithy({ method, origin, path, headers, body }: PlainRequest) {
  const { protocol, hostname, port, host } = new URL(origin)
  const [pathname = '', search = ''] = path.split(/\?(.*)/)
  const pairs = search.split('&').filter(Boolean)
  return {
    method,
    protocol,
    hostname,
    ...(port && { port: Number(port) }),
    path: pathname,
    query: Object.fromEntries(
      pairs.map((pair) => {
        const [name = '', value = ''] = pair.split(/=(.*)/)
        return [decodeURIComponent(name), decodeURIComponent(value)]
      }),
    ),
    headers: { host, ...Object.fromEntries(headers) },
    body: body as unknown,
  }
}

/** Some value of a type that keeps to what is asked of it. */
function anyValue(type: Type, member: Member, operation: Operation): unknown {
  const { service } = operation
  if (type.kind === 'list')
    return Array.from({ length: member.min ?? 1 }, () =>
      anyValue(type.of, { ...member, ...member.each }, operation),
    )
  if (type.kind === 'map') return { 'a key': anyValue(type.of, { ...member, ...member.each }, operation) }
  if (type.kind !== 'scalar') return requiredValues(membersOf(type, service) ?? [], operation)
  if (member.in === 'host') return 'my-bucket'
  if (member.allowed) return member.allowed[0]
  const letters = Math.max(1, Math.min(member.max ?? 20, Math.max(member.min ?? 1, 8)))
  switch (type.name) {
    case 'boolean':
      return true
    case 'timestamp':
      return '2026-03-01T12:00:00Z'
    case 'integer':
    case 'long':
    case 'double':
      return member.min ?? 1
    case 'document':
      return { a: 1 }
    default:
      return "a b/ü'(*)~+%".repeat(letters).slice(0, letters)
  }
}

/** A value for each of some members. */
const someOf = (members: readonly Member[], operation: Operation): Values =>
  Object.fromEntries(members.map((member) => [member.name, anyValue(member.type, member, operation)]))

/** Within structures, too, only what is required is given. */
const requiredValues = (members: readonly Member[], operation: Operation): Values =>
  someOf(
    members.filter(({ required }) => required),
    operation,
  )

const cases = (async () => {
  const api = await loadApi()
  return requestDocuments(api, [...api.operations.values()], []).flatMap(({ text }) => {
    const operation = operationOf(JSON.parse(text) as RequestDocument)
    const { input, examples, name } = operation
    const fromForm = (values: Values) => readForm(operation, entriesOf(input, values))
    return [
      ...examples.map((example) => ({ name, operation, ...fromForm(example.input), isExample: true })),
      { name, operation, ...fromForm(requiredValues(input, operation)), isExample: false },
      { name, operation, ...fromForm(someOf(input, operation)), isExample: false },
    ]
  })
})()

it('every operation of both services is there, and each example passes through the form unchanged', async () => {
  const all = await cases
  expect(new Set(all.map(({ operation }) => operation.service.protocol)).size).toBe(2)
  expect(new Set(all.map(({ operation }) => operation.path)).size).toBe((await loadApi()).operations.size)
  expect(all.filter(({ isExample }) => isExample).map(({ name, errors }) => ({ name, errors }))).toEqual(
    all.filter(({ isExample }) => isExample).map(({ name }) => ({ name, errors: {} })),
  )
})

it('signs each with the header as the SDK does', async () => {
  for (const { operation, values, name } of await cases)
    for (const sessionToken of tokens) {
      const plain = plainRequest(operation, values)
      const scope = { service: signingName(operation), region: operation.service.region, date }
      const signed = await signRequest(plain, { ...keys, sessionToken }, scope, saysDigest(operation))
      const expected = await signerOf(operation, sessionToken).sign(toSmithy(plain), {
        signingDate: date,
      })
      const headers = Object.fromEntries(signed.headers.map(([key, value]) => [key.toLowerCase(), value]))
      const wanted = Object.fromEntries(
        Object.entries(expected.headers).map(([key, value]) => [key.toLowerCase(), value]),
      )
      expect({ name, host: new URL(signed.url).host, ...headers }).toEqual({ name, ...wanted })
      expect(wanted.authorization).toContain(`Signature=${signed.steps.signature}`)
    }
})

it('signs each in its address as the SDK does', async () => {
  for (const { operation, values, name } of await cases)
    for (const sessionToken of tokens) {
      const plain = plainRequest(operation, values)
      const scope = { service: signingName(operation), region: operation.service.region, date }
      const signed = await presign(plain, { ...keys, sessionToken }, scope, 900)
      const request = toSmithy(plain)
      const expected = await signerOf(operation, sessionToken).presign(
        // A stream, whose digest nobody knows.
        { ...request, body: { pipe: () => undefined } },
        {
          signingDate: date,
          expiresIn: 900,
          unhoistableHeaders: new Set(plain.headers.map(([key]) => key.toLowerCase())),
        },
      )
      const query = Object.fromEntries(new URL(signed.url).searchParams)
      expect({ name, ...query }).toEqual({ name, ...expected.query })
      expect(signed.headers).toEqual(plain.headers)
    }
})

it('the digest in the string to sign is that of the canonical request', async () => {
  const { operation, values } = (await cases)[0]!
  const scope = { service: 's3', region: 'q-world-1', date }
  const { steps } = await signRequest(plainRequest(operation, values), keys, scope, true)
  const digest = createHash('sha256').update(steps.canonicalRequest).digest('hex')
  expect(steps.stringToSign.split('\n').at(-1)).toBe(digest)
})
