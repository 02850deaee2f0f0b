import type { ContentElement, ContentNode } from '../../shared/content-tree'
import { elements, textOf } from '../../../testing/fixtures/compile-body'
import { apiSource, makeApi } from '../../../testing/fixtures/make-api'
import { buildSiteModel } from '../model/site-model'
import { rememberingCompiler } from '../cache/compile-cache'

const model = {
  'store/lid': `
dataType:
  name: Lid
  members:
    - { name: Color, max: 9, description: Its *color*. }
    - { name: Inner, type: Lid, description: A lid below. }
  examples: [{ title: A red lid, value: { Color: red } }]`,
  'store/box': `
dataType:
  name: Box
  members:
    - { name: Lids, as: Lid, type: "Lid[]", required: true, description: "Its lids; see [types](/docs/guide/store/lid/)." }`,
  'store/get-box': `
operation:
  name: GetBox
  method: GET
  input: [Bucket]
  responseRoot: Answer
  output:
    - { name: Box, type: Box, description: The box. }
    - name: Place
      description: Where it is.
      members:
        - { name: Shelf, as: shelf, type: integer, min: 1, max: 1000, default: 1, deprecated: Use Rack., description: Which shelf. }
  errors: [NoSuchBucket]
  permissions:
    - { action: "box:Get", when: on the box. }
    - { action: "box:Get", when: on its place. }
    - "box:See"
    - { action: "box:Open", when: to look inside., optional: true }
  related: [PutBox]
  examples: [{ title: Get a box, input: { Bucket: b }, output: { Place: { Shelf: 2 } } }]`,
  'store/put-box': `
operation:
  name: PutBox
  method: PUT
  input: [Bucket, { name: Kind, in: query, each: { max: 2 }, type: "string[]", pattern: "[a-z]", json: Lid, description: Which. }]
  examples: [{ title: Put a box, input: { Bucket: b } }]`,
}

const site = makeApi(model)
const docOf = async (name: string) => (await site).docs.find(({ docId }) => docId === `guide/store/${name}`)!
const all = (tree: ContentNode, wanted: (element: ContentElement) => boolean) => elements(tree).filter(wanted)
const prop = ({ props }: ContentElement, name: string) => props?.[name] as string | undefined
const links = (tree: ContentNode) =>
  all(tree, (element) => element.tag === 'a' && prop(element, 'href')!.startsWith('/')).map(
    (link) => `${textOf(link)} ${prop(link, 'href')}`,
  )

it('has no mistakes', async () => expect((await site).mistakes).toEqual([]))

it("puts the author's text first, then samples, then what the model says, and lists all headings in that order", async () => {
  const doc = await docOf('get-box')
  const [columns] = doc.content.children as ContentElement[]
  expect(columns!.children!.map((part) => (part as ContentElement).props!.className)).toEqual([
    'flow api-text',
    'flow api-samples',
    'flow api-facts',
  ])
  expect(doc.toc.map(({ id }) => id)).toEqual([
    'examples',
    'example-1',
    'request-syntax',
    'request-parameters',
    'request-address',
    'response-syntax',
    'response-elements',
    'response-body',
    'errors',
    'permissions',
    'data-types',
    'related-operations',
  ])
  expect(doc.kind).toBe('api')
})

it('gives every member a row with an anchor, members inside of members too', async () => {
  const { content } = await docOf('get-box')
  const ids = all(content, ({ tag, props }) => tag === 'div' && props?.id !== undefined).map(
    ({ props }) => props!.id,
  )
  expect(ids).toEqual(['request.Bucket', 'response.Box', 'response.Place', 'response.Place.Shelf'])
  const [fold] = all(content, ({ tag }) => tag === 'details')
  expect(textOf(fold!)).toBe(
    'Members of Placeshelf integer default 1Which shelf.Deprecated: Use Rack.Size: 1 to 1,000In SDKs: Shelf',
  )
})

it('says what a value has to keep to', async () => {
  const { content } = await docOf('put-box')
  const row = all(content, ({ props }) => props?.id === 'request.Kind')[0]!
  expect(textOf(row)).toBe(
    'Kind list of stringWhich.Each: at most 2 charactersPattern: [a-z]JSON document: Lid',
  )
})

it('says where an operation is called, with names for what a request fills in', async () => {
  const [getBox, putBox, lid] = await Promise.all(['get-box', 'put-box', 'lid'].map(docOf))
  expect(getBox!.endpoint).toEqual({
    method: 'GET',
    url: expect.stringMatching(/^https:\/\/.*\{Bucket\}/) as string,
    needs: ['box:Get', 'box:See'],
    sometimesNeeds: ['box:Open'],
    guide: null,
  })
  expect(putBox!.endpoint!.method).toBe('PUT')
  expect(lid!.endpoint).toBeNull()
})

it('links operations and types both ways', async () => {
  const [getBox, box, lid] = await Promise.all(['get-box', 'box', 'lid'].map(docOf))
  expect(links(getBox!.content)).toEqual([
    'Box /docs/guide/store/box/',
    'Box /docs/guide/store/box/',
    'Lid /docs/guide/store/lid/',
    'PutBox /docs/guide/store/put-box/',
  ])
  expect(links(box!.content)).toEqual([
    'Lid /docs/guide/store/lid/',
    'types /docs/guide/store/lid/',
    'GetBox /docs/guide/store/get-box/',
  ])
  expect(links(lid!.content)).toEqual([
    'Lid /docs/guide/store/lid/',
    'GetBox /docs/guide/store/get-box/',
    'PutBox /docs/guide/store/put-box/',
    'Box /docs/guide/store/box/',
  ])
})

it('writes the syntax of types inside of types, and ends where a type holds itself', async () => {
  const { content } = await docOf('get-box')
  const listings = all(content, ({ tag }) => tag === 'CodeBlock').map((element) =>
    prop(element, 'html')!
      .replace(/<[^>]*>/g, '')
      .replaceAll('&#x3C;', '<'),
  )
  expect(listings.at(-1)).toBe(`HTTP/1.1 200

<Answer xmlns="http://example.org/doc/">
  <Box>
    <Lid>
      <Color>string</Color>
      <Inner>Lid</Inner>
    </Lid>
    …
  </Box>
  <Place>
    <shelf>integer</shelf>
  </Place>
</Answer>`)
  expect(listings).toHaveLength(8)
})

it('reports a link of a description that leads nowhere, with its line', async () => {
  const { mistakes } = await makeApi({
    'store/lid':
      'dataType:\n  name: Lid\n  members: [{ name: A, description: "See [that one](/docs/nowhere/)." }]',
  })
  expect(mistakes).toEqual([
    expect.objectContaining({
      file: 'content/docs/guide/store/lid.mdx',
      line: 6,
      message: 'The link "/docs/nowhere/" leads to no page.',
    }),
  ])
})

describe("the author's text", () => {
  const lid = { 'store/lid': model['store/lid'] }
  const read = (text: string) => makeApi(lid, { texts: { 'store/lid': text } })

  it.each([
    ['words', 'Text.\n\n## Members\n\nMore.', 'members'],
    ['an id', 'Text.\n\n## What goes wrong {#syntax}\n\nMore.', 'syntax'],
    ['words of a deeper level', 'Text.\n\n### Example 1\n\nMore.', 'example-1'],
  ])('has no heading that the page has from its model: by %s', async (_, text, id) => {
    const { mistakes } = await read(text)
    expect(mistakes).toEqual([
      {
        file: 'content/docs/guide/store/lid.mdx',
        line: 14,
        message: `The heading id "${id}" belongs to a part that the page gets from its model.`,
        fix: 'Give your heading other words, or another id: ## … {#id}.',
      },
    ])
  })

  it('is the same Markdown as on any page, and what it begins with comes before the members', async () => {
    const { docs, mistakes } = await read('For {product}.\n\n## Notes\n\n:::tip\nMore.\n:::')
    expect(mistakes).toEqual([])
    const { toc, content } = docs.find(({ docId }) => docId === 'guide/store/lid')!
    expect(toc.map(({ id }) => id).slice(0, 4)).toEqual(['members', 'examples', 'example-1', 'notes'])
    const [text, , rest] = elements(content, 'div').filter(({ props }) =>
      /^flow api-(text|facts)$/.test(`${props?.className as string}`),
    )
    expect(textOf(text!)).toBe('For Moon.')
    expect(rest!.children!.slice(0, 2).map((child) => (child as ContentElement).tag)).toEqual([
      'h2',
      'Admonition',
    ])
  })
})

it('is compiled anew only where what it shows has changed', async () => {
  const entries = new Map<string, Buffer>()
  const cache = {
    get: (key: string) => Promise.resolve(entries.get(key)),
    set: (key: string, value: Buffer | string) => Promise.resolve(void entries.set(key, Buffer.from(value))),
  }
  // A compiler for each build, as in a new process: what it knows, it has from the cache.
  const build = async (models: Record<string, string>) =>
    buildSiteModel(await apiSource(models), rememberingCompiler(cache, __dirname))
  const first = await build(model)
  expect(entries.size).toBe(5)
  expect((await build(model)).docs).toEqual(first.docs)
  expect(entries.size).toBe(5)
  // The type's own page, and those of the type and of the operation that show how it is written.
  await build({ ...model, 'store/lid': model['store/lid'].replaceAll('Color', 'Shade') })
  expect(entries.size).toBe(8)
})

describe('facts that the documentation does not state', () => {
  const sized = '{ name: Size, type: integer, min: 1, max: 2, description: How large. }'
  const page = (input: string, more = '') => ({
    'store/get': `
operation:
  name: GetThing
  method: GET
  input: [Bucket, ${input}]
  errors: [NoSuchBucket]
  examples: [{ title: Get it, input: { Bucket: b } }]${more}`,
  })
  const pageOf = async (models: Record<string, string>) => {
    const { docs, mistakes } = await makeApi(models)
    expect(mistakes).toEqual([])
    const { content } = docs.find(({ docId }) => docId.startsWith('guide/store/'))!
    const marks = all(content, (one) => one.tag === 'a' && prop(one, 'href') === '#fact-sources').map(textOf)
    const [legend] = all(content, (one) => prop(one, 'id') === 'fact-sources')
    return { marks, legend: legend && textOf(legend) }
  }

  it('are none where nothing is said: the page has no marks and no legend', async () => {
    expect(await pageOf(page(sized))).toEqual({ marks: [], legend: undefined })
  })

  it('are marked where they stand, a member once, and explained once', async () => {
    const { marks, legend } = await pageOf(page(sized.replace('{', '{ source: sdk,')))
    expect(marks).toEqual(['†'])
    expect(legend).toMatch(/^† From the definition of Their Store/)
    expect(legend).not.toContain('‡')
  })

  it('stand once in the head of a table of errors, or at each status where these differ', async () => {
    const get = page(sized)['store/get']
    const marked = async (one: string, other: string) => {
      const list = `[{ code: A, status: 400, when: Bad., statusSource: ${one} }, { code: B, status: 404, when: None., statusSource: ${other} }]`
      return (await pageOf({ 'store/get': get.replace('[NoSuchBucket]', list) })).marks
    }
    expect(await marked('amazon', 'amazon')).toEqual(['‡'])
    expect(await marked('sdk', 'amazon')).toEqual(['†', '‡'])
    expect(await marked('network', 'amazon')).toEqual(['‡'])
    expect(await marked('amazon', 'analogy')).toEqual(['‡', '§'])
    expect(await marked('network', 'network')).toEqual([])
  })

  it('can be the sizes alone, or errors', async () => {
    const models = page(sized.replace('{', '{ source: { limits: amazon },'))
    const error = {
      'store/get': models['store/get'].replace('[NoSuchBucket]', '[{ code: NoSuchBucket, source: sdk }]'),
    }
    expect((await pageOf(models)).marks).toEqual(['‡'])
    const { marks, legend } = await pageOf(error)
    expect(marks).toEqual(['‡', '†'])
    expect(legend).toContain('Whether Store does, too, is not confirmed.')
  })

  it('can be those of a whole page, with exceptions', async () => {
    const usual = '\n  sources: { limits: sdk }'
    expect((await pageOf(page(sized, usual))).marks).toEqual(['†'])
    expect((await pageOf(page(sized.replace('{', '{ source: { limits: network },'), usual))).marks).toEqual(
      [],
    )
  })
})
