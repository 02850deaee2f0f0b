import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CorpusPage } from './corpus'
import { checkParity, differenceOf, holdingOf } from './parity'

const text = 'A sentence with some words in it. '.repeat(20)
const ours = `<main><article><h1>Title</h1><style>p{}</style><p>${text}</p><table></table><figure><p aria-hidden="true">Press</p></figure></article></main>`
const theirs = (more = '') =>
  `<div class="vp-doc"><h1>Title</h1><h2>A<a class="header-anchor">#</a></h2><p>${text}</p><table></table>${more}</div>`

it('what stands around the words is not counted', () => {
  const { characters } = holdingOf('ours', ours)
  expect(holdingOf('vitepress', theirs())).toEqual({
    ...{ listings: 0, tables: 1, headings: 1 },
    characters: characters + 1,
  })
})

it('a page without content is no page', () => {
  expect(() => holdingOf('starlight', theirs())).toThrow(
    'There is no .sl-markdown-content: say in testing/peers/sites.ts where texts are now.',
  )
})

it('few characters make no difference, a listing or a table does', () => {
  const holding = { characters: 1000, listings: 2, tables: 1, headings: 3 }
  expect(differenceOf(holding, { ...holding, characters: 950 })).toEqual([])
  expect(differenceOf(holding, { ...holding, characters: 850 })).toEqual([
    '850 characters where this site has 1000',
  ])
  expect(differenceOf(holding, { ...holding, listings: 1 })).toEqual(['1 listings where this site has 2'])
})

describe('a check of all pages', () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'parity-'))))
  afterEach(() => rmSync(folder, { recursive: true }))

  const page: CorpusPage = {
    ...{ slug: 'a', path: '/docs/a/', title: '', description: '' },
    body: { type: 'root', children: [] },
  }
  const check = (html: string, name = 'a.html') => {
    const write = (file: string, content: string) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), content)
    }
    write('ours/docs/a/index.html', ours)
    write(`vitepress/docs/${name}`, html)
    const corpus = { pages: [page], sections: [], origin: '', folder: path.join(folder, 'ours') }
    checkParity(corpus, { vitepress: path.join(folder, 'vitepress') })
  }

  it('passes where all say the same', () => expect(() => check(theirs())).not.toThrow())

  it('names what differs', () =>
    expect(() => check(theirs('<pre>more</pre>'))).toThrow(
      /nothing was compared \(1\):\nvitepress a: 1 listings where this site has 0\n/,
    ))

  it('names a page that is missing', () =>
    expect(() => check(theirs(), 'b.html')).toThrow(/vitepress\/docs\/a was not built\.$/))
})
