import { keyService, makeApi as makeWhole, storeService } from '../../../../testing/fixtures/make-api'
import { documentName } from '../../../api-reference/request-document'
import { models } from '../../../../testing/fixtures/operations'

/** An API, of its documents those that describe services: what forms are made of is request-documents.test.ts's. */
async function makeApi(...given: Parameters<typeof makeWhole>) {
  const made = await makeWhole(...given)
  return { ...made, documents: made.documents.filter(({ path }) => !path.endsWith(documentName)) }
}

const document = (addresses: string) => `document: { ${addresses}, version: "1", guide: / }\n`
const services = {
  keys: keyService + document('smithy: /api/keys.json'),
  store: storeService + document('smithy: /api/store.smithy.json, openapi: /api/store.json'),
}
const seeing = (link: string) => ({
  ...models,
  'keys/lock': `${models['keys/lock']}\n    - title: Again\n      description: See [it](${link}).\n      input: { KeyId: x }`,
})

describe('the documents of services', () => {
  it('hold the published operations, in the way of their protocol', async () => {
    const { documents, mistakes } = await makeApi(models, { services })
    expect(mistakes).toEqual([])
    expect(documents.map(({ path }) => path)).toEqual([
      '/api/keys.json',
      '/api/store.smithy.json',
      '/api/store.json',
    ])
    const [keys, model, store] = documents.map(({ text }) => JSON.parse(text) as object)
    expect(keys).toMatchObject({ smithy: '2.0', shapes: { 'service#LockDoor': { type: 'operation' } } })
    expect(model).toMatchObject({
      shapes: { 'service#GetThing': { traits: { 'smithy.api#http': { uri: '/{Bucket}/{Key+}' } } } },
    })
    expect(store).toMatchObject({
      openapi: '3.1.1',
      paths: { '/{Key}': { get: { operationId: 'GetThing' } } },
    })
  })

  it('leave out drafts', async () => {
    const draft = { ...models, 'store/get': `draft: true\n${models['store/get']}` }
    const { documents } = await makeApi(draft, { services })
    expect(documents).toHaveLength(3)
    for (const { text } of documents.slice(1)) {
      expect(text).not.toContain('GetThing')
      expect(text).toContain('PutThing')
    }
  })

  it('are addresses that pages may link, and only those', async () => {
    const good = await makeApi(seeing('/api/keys.json'), { services })
    expect(good.mistakes).toEqual([])
    const bad = await makeApi(seeing('/api/key.json'), { services })
    expect(bad.mistakes).toMatchObject([{ message: 'The link "/api/key.json" leads to no file.' }])
    const without = await makeApi(seeing('/api/keys.json'))
    expect(without.mistakes).toHaveLength(1)
    expect(without.documents).toEqual([])
  })

  it('are Smithy models alone where all operations have one address', async () => {
    const wrong = { ...services, keys: keyService + document('openapi: /api/keys.json') }
    const { mistakes } = await makeApi(models, { services: wrong })
    expect(mistakes).toMatchObject([{ file: 'content/services/keys.yml', fix: 'Write smithy: …' }])
  })

  it('lead to the site from links within it', async () => {
    const { documents } = await makeApi(seeing('/api/keys.json'), { services })
    expect(documents[0]?.text).toContain('See [it](https://docs.example.org/api/keys.json).')
  })
})
