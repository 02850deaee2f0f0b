import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { load } from 'cheerio'
import { searchFilesIn } from '../src/node/search/built-files'
import type { SearchIndexName } from '../src/shared/search'
import { indexWords } from '../src/shared/words'
import { unpackIndex } from '../src/shared/packed-index'
import { readBuiltSearch } from '../testing/search/built-search'
import { queryClasses, readQueries } from '../testing/search/judged-queries'
import { placeOf, scoreOf } from '../testing/search/score'
import { miniSearchOf } from '../testing/search/yardsticks'
import { connectBrowser, leave, samplePages, visit, quiet } from '../testing/browser/site'

connectBrowser()

/** Bytes of everything that a search loads, compressed with brotli: until it answers, and with the pages' texts. */
const budget = { first: 120_000, all: 250_000 }

const files = searchFilesIn('public')
const read = (file: string) => readFileSync(`public${file}`, 'utf8')
const placesIn = (name: SearchIndexName) => unpackIndex(read(files.indexes[name]))
const search = readBuiltSearch('public')

it.each([...Object.values(files.indexes), files.titles, files.headings])(
  '%s is named by what it holds',
  (file) => {
    const hash = createHash('sha256').update(read(file)).digest('hex')
    expect(file).toMatch(new RegExp(`^/static/${hash.slice(0, 20)}\\.(index\\.txt|store\\.(json|txt))$`))
  },
)

it('a hit is a word that a reader sees on the page: no names of properties, no markup', () => {
  const wordsOf = new Map<number, string[]>()
  for (const name of ['headings', 'names', 'bodies'] as const)
    for (const [word, refs] of placesIn(name))
      for (const ref of refs) wordsOf.set(ref, [...(wordsOf.get(ref) ?? []), word])
  const unseen: string[] = []
  for (const page of search.catalog.pages) {
    const seen = visibleWords(page.path)
    const parts = search.catalog.parts.filter((part) => part.page === page)
    for (const { ref, hash } of parts)
      for (const word of wordsOf.get(ref) ?? [])
        if (!seen.has(word) && !isWithin(seen, word)) unseen.push(`${page.path}${hash}: ${word}`)
  }
  expect(search.catalog.pages.length).toBeGreaterThan(200)
  expect(unseen).toEqual([])
})

/** Words of a built page's text, whether its elements are taken to part them or not. */
function visibleWords(path: string): Set<string> {
  const html = read(`${path}index.html`)
    .replace(/^[^]*<main/, '<main')
    .replace(/<(style|script)[^]*?<\/\1>/g, '')
    // Where a word may break it is one word.
    .replaceAll('<wbr/>', '')
  const texts = ['', ' '].map((gap) => load(html.replace(/<[^>]*>/g, gap)).text())
  return new Set(indexWords(texts.join('\n')))
}

/** A listing's names may be parts of what is written there: `o.BaseEndpoint`, `XMLSchema-instance`. */
const isWithin = (words: ReadonlySet<string>, name: string) => [...words].some((word) => word.includes(name))

it('pages that are in no list are not found', () => {
  const paths = search.catalog.pages.map(({ path }) => path)
  expect(paths).toContain(samplePages.doc)
  expect(paths).not.toContain(samplePages.components)
})

it('costs a reader little', async () => {
  const { page } = await visit(samplePages.doc)
  const loadedSince = async (before: readonly string[]) => {
    await quiet(page)
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    return [...new Set(names)].filter((name) => !before.includes(name))
  }
  const sizeOf = async (address: string) =>
    brotliCompressSync(Buffer.from(await (await fetch(address)).arrayBuffer())).length
  const sizesOf = async (addresses: string[]) =>
    (await Promise.all(addresses.map(sizeOf))).reduce((sum, size) => sum + size, 0)

  const before = await loadedSince([])
  await page.getByRole('button', { name: /^Search/ }).hover()
  await page.getByRole('button', { name: 'Search Ctrl+K' }).waitFor()
  const first = await loadedSince(before)
  expect(first.filter((address) => /\.(index\.txt|store\.(json|txt))$/.test(address))).toHaveLength(4)
  const bodies = page.waitForResponse((response) => response.url().endsWith(files.indexes.bodies))
  await page.keyboard.press('/')
  await (await bodies).finished()
  const all = [...first, ...(await loadedSince([...before, ...first]))]
  expect(all.length).toBeGreaterThan(first.length)
  const sizes = { first: await sizesOf(first), all: await sizesOf(all) }
  process.stdout.write(`search: ${sizes.first} bytes first, ${sizes.all} in all\n`)
  expect(sizes.first).toBeLessThanOrEqual(budget.first)
  expect(sizes.all).toBeLessThanOrEqual(budget.all)
  await leave(page)
})

describe('finds what is meant', () => {
  const queries = readQueries('queries', search.catalog)
  const scoresOf = (name: string, engine: (query: string) => number[]) =>
    scoreOf(
      queries.filter((query) => query.class === name).map((query) => placeOf(query, search.catalog, engine)),
    )
  const own = (query: string) => search.index.search(query)

  it('first in nine of ten cases, among the first five nearly always', () => {
    const { count, hit1, hit5 } = scoresOf('known', own)
    expect(count).toBeGreaterThan(50)
    expect(hit1).toBeGreaterThanOrEqual(0.9)
    expect(hit5).toBeGreaterThanOrEqual(0.98)
  })

  it.each([
    ['natural', 0.8, 0.88],
    ['reported', 0.9, 0.95],
  ] as const)('questions of others too: %s', (name, leastFirst, leastAmongFive) => {
    const asked = readQueries(name, search.catalog).filter((query) => query.class === 'natural')
    const { hit1, hit5 } = scoreOf(asked.map((query) => placeOf(query, search.catalog, own)))
    expect(hit1).toBeGreaterThanOrEqual(leastFirst)
    expect(hit5).toBeGreaterThanOrEqual(leastAmongFive)
  })

  // lunr stays behind MiniSearch, and takes long to make its index: `npm run bench:search` has both.
  it('before MiniSearch, whatever is asked', () => {
    const other = miniSearchOf(search)
    for (const name of queryClasses)
      expect(scoresOf(name, own).mrr).toBeGreaterThan(scoresOf(name, other).mrr)
  })
})
