import { unpackHeading } from '../../shared/packed-headings'
import { unpackIndex } from '../../shared/packed-index'
import { loadFixture } from '../../../testing/fixtures/load-fixture'
import { runSearchPlugin } from '../../../testing/search/search-of'
import { buildSiteModel } from '../model/site-model'
import { makeSearchRecords } from './records'

const recordsOf = async (name: string, synonyms = '') =>
  makeSearchRecords(await buildSiteModel(await loadFixture(name, { synonyms })))

describe('the records of a site', () => {
  const records = recordsOf('good', '[[node, Two-Factor]]')

  it('number the parts of pages in the order of the sidebars', async () => {
    const { titles, headings, bodies } = (await records).indexes
    const pages = titles.slice(1).map(({ id, title, path }) => [id, title, path])
    expect(pages.slice(0, 3)).toEqual([
      [0, 'Guide to Example', '/docs/guide/'],
      [1, 'Installing Example 2.1', '/docs/guide/install/'],
      [6, 'What is Example?', '/docs/guide/what-is-example/'],
    ])
    expect(headings.map(({ id, heading, anchor }) => [id, heading, anchor])).toEqual([
      [2, 'Linux', undefined],
      [3, 'Debian', undefined],
      [4, 'Older versions', undefined],
      [5, 'Then', 'next'],
    ])
    const refs = bodies.map(({ id }) => Number(id))
    expect(refs).toEqual([...refs].sort((a, b) => a - b))
  })

  it('have a word in one index only, and no record without words', async () => {
    const { headings, names, bodies } = (await records).indexes
    const wordsOf = (list: typeof bodies, id: unknown) =>
      list.find((record) => record.id === id)?.words.split(' ') ?? []
    for (const { id, words } of bodies) {
      expect(words).not.toBe('')
      const own = words.split(' ')
      expect(own.filter((word) => [...wordsOf(headings, id), ...wordsOf(names, id)].includes(word))).toEqual(
        [],
      )
    }
  })

  it('have what a page is called elsewhere, and what it says of itself beside its title', async () => {
    const model = await buildSiteModel(await loadFixture('good'))
    const docs = model.docs.map((doc, index) =>
      index
        ? doc
        : {
            ...doc,
            title: 'Gas fees',
            label: 'Fees',
            description: 'Fees and costs',
            keywords: ['price of gas', 'gas price', 'prices'],
          },
    )
    const { titles, keywords, summaries } = makeSearchRecords({ ...model, docs }).indexes
    const { id } = titles.find(({ title }) => title === 'Gas fees')!
    expect(keywords).toContainEqual({ id, words: 'price_gas prices' })
    expect(summaries.find((record) => record.id === id)).toEqual({ id, words: 'costs' })
  })

  it('have keywords of parts, at the first part with their anchor, and of listing pages', async () => {
    expect((await records).indexes.keywords).toEqual([
      { id: 5, words: 'installation' },
      { id: 7, words: 'tos cookbook' },
    ])
  })

  it('say where a page stands', async () => {
    const cake = (await records).indexes.titles.find(({ path }) => path?.endsWith('/cake/'))
    expect(cake).toMatchObject({ section: 'Guide', trail: ['Recipes for Example', 'Sweet things'] })
  })

  it('hold listing pages, with the words that stand there', async () => {
    const { indexes, texts } = await records
    const listing = indexes.titles.find(({ path }) => path === '/docs/category/recipes/')
    expect(listing).toMatchObject({ title: 'Recipes for Example', section: 'Guide' })
    expect(texts.get(listing!.texts!)).toHaveLength(1)
  })

  it('hold the settings of the search once', async () => {
    const { titles } = (await records).indexes
    expect(titles[0]).toEqual({
      id: 'settings',
      words: '',
      maxHits: 20,
      suggested: [],
      synonyms: [['node', 'two factor']],
    })
  })

  it('name the file of texts by what it holds, a text for each part', async () => {
    const { indexes, texts } = await records
    const install = indexes.titles.find(({ path }) => path === '/docs/guide/install/')!
    expect(install.texts).toMatch(/^[0-9a-f]{8}$/)
    expect(texts.get(install.texts!)).toEqual([
      '',
      '',
      '',
      'They are kept.',
      'See what it is, the recipes, home, the icon and another site.',
    ])
  })

  it.each(['draft', 'unlisted'])('leave out what a reader is not led to: %s pages', async (name) => {
    const model = await buildSiteModel(await loadFixture(name, { includeDrafts: true }))
    const hidden = model.docs.filter(({ draft, unlisted }) => draft || unlisted).map(({ path }) => path)
    expect(hidden.length).toBeGreaterThan(0)
    const paths = makeSearchRecords(model).indexes.titles.map(({ path }) => path)
    expect(paths.filter((path) => hidden.includes(path!))).toEqual([])
  })
})

it('entries that stand alike on many pages are found on the first one', async () => {
  const model = await buildSiteModel(await loadFixture('good'))
  const entry = (name: string) => ({
    tag: 'div',
    props: { id: name },
    children: [{ tag: 'dt', children: [{ tag: 'code', children: [name] }] }],
  })
  const docs = model.docs.slice(0, 5).map((doc, index) => ({
    ...doc,
    content: { tag: 'dl', children: [entry('Authorization'), entry(`Own${index}`)] },
  }))
  const { headings } = makeSearchRecords({ ...model, docs }).indexes
  const found = headings.map(({ heading }) => heading)
  expect(found.filter((heading) => heading === 'Authorization')).toHaveLength(1)
  expect(found).toHaveLength(6)
})

describe('the files that the plugin makes of them', () => {
  const files = recordsOf('good').then(runSearchPlugin)

  it('have the words of the texts and no names of properties', async () => {
    const words = [...unpackIndex((await files).bodies.index).keys()]
    expect(words).toContain('recipes')
    expect(words.filter((word) => /words|"|[{}:]|^n[a-z]*$/.test(word) && word !== 'next')).toEqual([])
  })

  it('keep in the stores what results show', async () => {
    const { titles, headings, names, bodies } = await files
    expect(JSON.parse(titles.store)).toMatchObject({ 0: { title: 'Guide to Example', path: '/docs/guide/' } })
    const packed = headings.store.split('\n')
    expect(unpackHeading(packed[5]!)).toEqual({ heading: 'Then', anchor: 'next', isName: false })
    expect(titles.store + headings.store + names.store + bodies.store).not.toContain('"words"')
  })
})
