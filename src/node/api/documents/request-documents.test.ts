import { brotliCompressSync } from 'node:zlib'
import { loadApi } from '../../../../testing/fixtures/load-api'
import { makeOperations, models } from '../../../../testing/fixtures/operations'
import { operationOf, type RequestDocument } from '../../../api-reference/request-document'
import { caughtError, samplesOf } from '../../../api-reference/samples/samples'
import { requestDocuments } from './request-documents'

const digest = () => 'digest'

it('stands beside each published page, with the hosts that requests may go to', () => {
  const operations = makeOperations(models)
  const [lock, put] = [operations.get('LockDoor')!, operations.get('PutThing')!]
  const made = requestDocuments(
    {
      operations: new Map([
        ['a', lock],
        ['b', put],
      ]),
    },
    [{ path: put.path }],
    ['https://a.example.com'],
  )
  expect(made.map(({ path }) => path)).toEqual([`${put.path}request.json`])
  expect(JSON.parse(made[0]!.text)).toMatchObject({ format: 1, sendsTo: ['https://a.example.com'] })
})

it('says with curly quotes what a field is for, as its page does', async () => {
  const { operations } = await loadApi()
  for (const { text } of requestDocuments({ operations }, [...operations.values()], [])) {
    const { operation } = JSON.parse(text) as RequestDocument
    for (const { description } of operation.input) expect(description).not.toMatch(/\w'\w/)
  }
})

it('keeps the code of what a field is for as it is typed, between backticks', () => {
  const put = makeOperations(models).get('PutThing')!
  const [made] = requestDocuments(
    {
      operations: new Map([
        ['a', { ...put, input: [{ ...put.input[0]!, description: "The key's `'name'`, *not* 5 GB." }] }],
      ]),
    },
    [{ path: put.path }],
    [],
  )
  const { operation } = JSON.parse(made!.text) as RequestDocument
  expect(operation.input[0]!.description).toBe("The key\u2019s `'name'`, not 5\u00a0GB.")
})

it('makes the samples of every page, and is small', async () => {
  const { operations } = await loadApi()
  const documents = requestDocuments({ operations }, [...operations.values()], [])
  for (const operation of operations.values()) {
    const { text } = documents.find(({ path }) => path === `${operation.path}request.json`)!
    const document = JSON.parse(text) as RequestDocument
    const loaded = operationOf(document)
    const options = { inSdks: document.inSdks, digest }
    operation.examples.forEach(({ input }, index) =>
      expect(
        samplesOf(loaded, input, { ...options, error: index ? undefined : caughtError(loaded) }),
      ).toEqual(
        samplesOf(operation, input, { ...options, error: index ? undefined : caughtError(operation) }),
      ),
    )
    expect(brotliCompressSync(text).length).toBeLessThan(3000)
  }
})
