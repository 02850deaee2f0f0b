import { load } from 'cheerio'
import { apiSource, keyService, storeService } from '../../../testing/fixtures/make-api'
import { elements } from '../../../testing/fixtures/compile-body'
import { unbracketed } from '../../../testing/fixtures/pseudo-catalogue'
import type { ContentNode } from '../../shared/content-tree'
import { markdownOutputs } from '../outputs/markdown'
import { redirectOutputs } from '../outputs/redirects'
import { buildSiteModel } from './site-model'

/* eslint-disable @typescript-eslint/consistent-type-imports -- what is mocked is loaded anew */
jest.mock('../../locale/site-words', () => {
  const { filled } = jest.requireActual<typeof import('../../locale/fill')>('../../locale/fill')
  const { pseudoCatalogue } = jest.requireActual<typeof import('../../../testing/fixtures/pseudo-catalogue')>(
    '../../../testing/fixtures/pseudo-catalogue',
  )
  return { words: filled(pseudoCatalogue) }
})

const models = {
  'store/lid': `
dataType:
  name: Lid
  members:
    - { name: Color, max: 9, min: 2, default: red, description: Its color. }
    - { name: Kinds, type: "string[]", max: 4, each: { min: 1, pattern: "[a-z]" }, description: All kinds. }
    - { name: Sizes, type: "map<integer>", min: 2, max: 2, description: By name. }
  examples: [{ title: A red lid, value: { Color: red } }]`,
  'store/get-box': `
operation:
  name: GetBox
  method: GET
  input: [Bucket, { name: Kind, in: query, allowed: [big], pattern: "[a-z]+", json: Lid, description: Which. }]
  responseRoot: Answer
  output:
    - name: Place
      description: Where it is.
      members:
        - { name: Shelf, as: shelf, type: integer, min: 1, deprecated: Use Rack., description: Which shelf. }
    - { name: Lids, type: "Lid[]", required: true, description: Its lids. }
  errors: [NoSuchBucket]
  permissions: [{ action: "box:Get", when: always. }]
  related: [PutBox]
  examples: [{ title: Get a box, input: { Bucket: b, Kind: big }, output: { Place: { Shelf: 2 }, Lids: [] } }]`,
  'store/put-box': `
operation:
  name: PutBox
  method: PUT
  input: [Bucket]
  examples: [{ title: Put a box, input: { Bucket: b } }]`,
  'keys/list-keys': `
operation:
  name: ListKeys
  method: POST
  input: []
  output: []
  examples: [{ title: Look, input: {} }]`,
  commands: `aliases: [/old/]
sources: [{ title: A paper, url: "https://example.org/" }]
commands:
  - name: tool make
    summary: Makes a thing of others
    synopsis: tool make <command>
    aliases: [tool do]
    flags:
      - { name: --all, short: -a, type: path, default: '', inherited: true, since: '2', until: '3', notIn: '4', environment: ALL, description: For all. }
  - name: tool make now
    summary: Makes a thing at once
    synopsis: tool make now [<Thing>...]
    arguments: [{ name: Thing, type: name, optional: true, repeated: true, default: 1, description: What. }]
    examples: [{ title: 'Once:', run: tool make now, output: made }]
  - { name: tool a, summary: Does the first thing, synopsis: tool a }
  - { name: tool b, summary: Does another thing, synopsis: tool b }`,
  flags: `globalFlags: [{ name: --net, type: name, description: Which net. }]`,
  list: 'commandList: true',
}

const note = `Text.[^1] Again.[^1]

:::note
Take care.
:::

:::tip[So]
Or so.
:::

<Details summary="More of it">

Hidden.

</Details>

[^1]: Below.
`

const source = apiSource(models, { texts: { flags: note } })
const model = source.then((given) =>
  buildSiteModel({ ...given, lastUpdates: new Map([['guide/commands.mdx', '2026-03-01T10:00:00Z']]) }),
)

/** All that authors have written, without keys and tags, and names that are the same everywhere. */
const authors = source.then(({ pages, categories }) =>
  [...pages, ...categories]
    .map(({ text }) => text)
    .concat(keyService, storeService, 'HTTP AWS CLI JavaScript Python Go boolean timestamp')
    .join('\n')
    .replace(/\w+:(?=\s)|<\/?[A-Z]\w*>/g, '|'),
)

/** What readers see or hear of a page: texts, and the properties of components that are shown. Not code. */
const textsOf = (tree: ContentNode): string[] =>
  elements(tree).flatMap(({ tag, props = {}, children = [] }) => [
    ...(tag === 'code' || tag === 'a' ? [] : children.filter((child) => typeof child === 'string')),
    ...['title', 'label', 'summary', 'aria-label', 'ariaLabel'].flatMap((name) =>
      typeof props[name] === 'string' ? props[name] : [],
    ),
  ])

it('has no mistakes', async () => expect((await model).mistakes).toEqual([]))

it('speaks in the parts of pages that are made from models, in footnotes and boxes', async () => {
  const texts = (await model).docs.flatMap(({ content }) => textsOf(content))
  expect(texts.filter((text) => text.includes('⟦')).length).toBeGreaterThan(60)
  expect(unbracketed(texts, await authors)).toEqual([])
})

const published = async () => {
  const { settings, ...rest } = await model
  return {
    ...rest,
    settings: { ...settings!, title: 'T', description: 'D' },
    images: new Map(),
    basePath: '',
  }
}

/** The words of a text outside of brackets. */
const wordsOf = (text: string) => text.replace(/⟦[^⟧]*⟧/g, ' ').split(/[^\p{L}]+/u)

it('speaks in Markdown, and where a page has moved', async () => {
  const site = await published()
  const outputs = (await markdownOutputs(site)).filter(({ file }) => !file.startsWith('docs/guide/store'))
  const known = `${await authors} title http bash text xml json https docs example org md guide keys store T D`
  for (const { file, content } of outputs)
    expect([
      file,
      unbracketed(wordsOf(String(content).replace(/```[\s\S]*?```|\(http.*?\)/g, '')), known),
    ]).toEqual([file, []])
  const [moved] = redirectOutputs(site)
  const $ = load(String((moved as { content: string }).content))
  expect(unbracketed([$('title').text(), $('h1').text(), $('a').text()], '')).toEqual([])
})

/** All that a description of a service says to people. */
function saidIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && /(?:^|#)(?:documentation|description)$/.test(key) ? [inner] : saidIn(inner),
  )
}

it('speaks in what describes services for programs', async () => {
  const described = (addresses: string) => `document: { ${addresses}, version: "1", guide: / }\n`
  const services = {
    keys: keyService + described('smithy: /api/keys.json'),
    store: storeService + described('smithy: /api/store.smithy.json, openapi: /api/store.json'),
  }
  const { documents } = await buildSiteModel(await apiSource(models, { services }))
  const texts = documents
    .filter(({ path }) => path.startsWith('/api/'))
    .flatMap(({ text }) =>
      saidIn(JSON.parse(text)).map((said) => said.replace(/^- `\w+`: |https:[^⟦]*/gm, '⟦⟧')),
    )
  expect(texts.filter((text) => text.includes('⟦')).length).toBeGreaterThan(30)
  expect(unbracketed(texts, `${await authors} inferred`)).toEqual([])
})
