import dns from 'node:dns'
import { loadApi } from '../../testing/fixtures/load-api'
import { knownKey, startSignedS3 } from '../../testing/servers/signed-s3'
import { requestDocuments } from '../node/api/documents/request-documents'
import { readForm, type Entries } from './form'
import { plainRequest, saysDigest, signingName, withEndpoint } from './plain-request'
import { maySend, operationOf, type RequestDocument } from './request-document'
import { sendRequest } from './send-request'
import { presign, signRequest } from './signature'
import { FileContent } from './values'

/*
 * Requests as the form makes them, sent by fetch to a server that checks their signatures with the signer of the AWS SDK.
 */
let server: Awaited<ReturnType<typeof startSignedS3>>
let documents: Map<string, RequestDocument>

beforeAll(async () => {
  const { lookup } = dns
  // Browsers know by themselves that all below "localhost" is this machine; Node asks the system, which may not.
  jest
    .spyOn(dns, 'lookup')
    .mockImplementation(((name: string, ...rest: [never, never]) =>
      lookup(name.endsWith('.localhost') ? 'localhost' : name, ...rest)) as never)
  server = await startSignedS3()
  const api = await loadApi()
  const made = requestDocuments(api, [...api.operations.values()], server.sendsTo)
  documents = new Map(
    made.map(({ text }) => {
      const document = JSON.parse(text) as RequestDocument
      return [document.operation.name, document]
    }),
  )
})
afterAll(async () => {
  jest.restoreAllMocks()
  await server.close()
})

/** Fills the form of an operation, signs and sends. */
async function send(name: string, entries: Entries, options: { seconds?: number; secret?: string } = {}) {
  const document = documents.get(name)!
  const operation = withEndpoint(operationOf(document), server.endpoint, server.region)
  const { values, errors } = readForm(operation, { Bucket: { text: 'my-bucket' }, ...entries })
  expect(errors).toEqual({})
  const plain = plainRequest(operation, values)
  expect(maySend(plain.origin, document.sendsTo)).toBe(true)
  const keys = { ...knownKey, secretAccessKey: options.secret ?? knownKey.secretAccessKey }
  const scope = { service: signingName(operation), region: server.region, date: new Date() }
  return sendRequest(
    options.seconds
      ? await presign(plain, keys, scope, options.seconds)
      : await signRequest(plain, keys, scope, saysDigest(operation)),
  )
}

it('five operations do what they say, and another key does nothing', async () => {
  expect(await send('CreateBucket', {})).toMatchObject({ status: '200 OK', size: 0 })
  const key = { text: "photos/summer 2026/ü & 'b'+~.txt" }
  expect(
    await send('PutObject', {
      Key: key,
      Body: { text: 'Hällo' },
      Metadata: { text: '{"room":"two  spaces"}' },
    }),
  ).toMatchObject({
    status: '200 OK',
  })
  expect(await send('GetObject', { Key: key })).toMatchObject({ text: 'Hällo' })
  const listed = await send('ListObjectsV2', { Prefix: { text: 'photos/summer 2026/' } })
  expect(listed.text).toContain('<KeyCount>1</KeyCount>')
  expect(listed.headers).toContainEqual(['x-amz-request-id', 'LOCAL'])
  expect(await send('GetObject', { Key: key }, { secret: 'another' })).toMatchObject({
    status: '403 Forbidden',
    text: expect.stringContaining('SignatureDoesNotMatch') as string,
  })
  expect(await send('DeleteObject', { Key: key })).toMatchObject({ status: '204 No Content' })
  expect((await send('GetObject', { Key: key })).text).toContain('NoSuchKey')
})

it('a file goes as it is, and presigned addresses work both ways', async () => {
  await send('CreateBucket', {})
  const bytes = Uint8Array.from([0, 255, 254, 10, 13])
  const Key = { text: 'a.bin' }
  const Body = { text: '', file: new FileContent('a.bin', bytes) }
  await send('PutObject', { Key, Body, ContentType: { text: 'application/x-thing' } }, { seconds: 60 })
  expect([...server.buckets.get('my-bucket')!.get('a.bin')!]).toEqual([...bytes])
  expect(await send('GetObject', { Key }, { seconds: 60 })).toMatchObject({ size: 5, text: undefined })
  await send('PutObject', { Key: { text: 'b' }, Body: { text: 'AAEC', isBase64: true } })
  expect([...server.buckets.get('my-bucket')!.get('b')!]).toEqual([0, 1, 2])
})

it.each([
  ['https://a.example.com', true],
  ['https://a.b.example.com', true],
  ['https://example.com', false],
  ['https://badexample.com', false],
  ['http://a.example.com', false],
  ['https://a.example.com:444', false],
  ['http://localhost:9000', true],
  ['http://localhost:9001', false],
])('whether requests may go to %s: %s', (origin, may) => {
  expect(maySend(origin, ['https://*.example.com', 'http://localhost:9000'])).toBe(may)
})
