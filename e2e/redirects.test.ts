import { load } from 'cheerio'
import { existsSync, readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import type { Page } from 'playwright-core'
import { connectBrowser, hydrated, leave, visit } from '../testing/browser/site'

/** Addresses that pages had before, or that readers may try: each leads to its page for good. */
const storage = '/docs/api/q-storage'
const movedBelowManual = [
  'working-with-buckets/what-is-a-bucket',
  'working-with-buckets/bucket-names',
  'working-with-buckets/creating-a-bucket',
  'working-with-buckets/edit-bucket-visibility',
  'working-with-buckets/list-buckets',
  'working-with-buckets/delete-a-bucket',
  'working-with-buckets/empty-a-bucket',
  'working-with-buckets/using-bucket-tags',
  'working-with-objects/what-is-an-object',
  'working-with-objects/upload-an-object',
  'working-with-objects/working-with-metadata',
  'working-with-objects/change-object-visibility',
  'working-with-objects/list-bucket-contents',
  'working-with-objects/copying-moving-renaming-objects',
  'working-with-objects/downloading-an-object',
  'working-with-objects/delete-an-object',
  'working-with-objects/organizing-and-listing-objects/organizing-objects-using-folders',
  'working-with-objects/organizing-and-listing-objects/listing-objects',
  'working-with-objects/organizing-and-listing-objects/viewing-object-properties',
  'working-with-objects/organizing-and-listing-objects/using-tags',
].map((name) => [`${storage}/${name}/`, `${storage}/user-manual/${name}/`] as const)

const redirects = [
  ...movedBelowManual,
  ['/docs/api/q-storage/api-reference/', '/docs/api/q-storage/api-reference/index/'],
  [
    '/docs/discover/the-illusion-of-decentralization-in-crypto-and-quilibriums-radical-alternative/',
    '/docs/discover/the-illusion-of-decentralization-in-crypto-and-quilibriums-radical-alternative./',
  ],
  ['/docs/blockchain-users/FAQ/', '/docs/discover/FAQ/'],
  ['/docs/build/running-applications/', '/docs/build/applications/running-applications/'],
  ['/docs/build/compiling-to-ot-circuits/', '/docs/build/applications/compiling-to-ot-circuits/'],
  ['/docs/build/deploying-to-the-network/', '/docs/build/applications/deploying-to-the-network/'],
] as const

const fileOf = (path: string) => `public${path}index.html`

connectBrowser()

const copied = '/docs/api/q-storage/api-reference/'

it.each(redirects.filter(([from]) => from !== copied))('%s leads to %s, which is there', (from, to) => {
  expect(existsSync(fileOf(to))).toBe(true)
  const $ = load(readFileSync(fileOf(from), 'utf8'), { scriptingEnabled: false })
  expect($('meta[http-equiv=refresh]').attr('content')).toBe(`0; url=${to}`)
  expect($('a').attr('href')).toBe(to)
})

describe('a page whose address an old address begins', () => {
  const index = '/docs/api/q-storage/api-reference/index/'
  const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'QStorage API reference' })

  /** Opens an address and stays a while: a page that redirects to itself is loaded again and again. */
  async function open(address: string) {
    const { page } = await visit('/')
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    await page.goto(address)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    return { page, documents }
  }

  it('is loaded once, on hosts that look for "index.html" before "index/index.html", too', async () => {
    const { page, documents } = await open(index)
    expect(documents).toEqual([index])
    await title(page).waitFor()
    await leave(page)
  })

  it('is what the old address shows, at the address of today, with query and anchor', async () => {
    const { page } = await open(`${copied}?a=1#by-kind`)
    await title(page).waitFor()
    expect(page.url()).toMatch(/\/docs\/api\/q-storage\/api-reference\/index\/\?a=1#by-kind$/)
    await leave(page)
  })
})

it('no host finds another page than the one that is asked for, whichever file it looks for first', () => {
  const pageIn = (file: string) => /data-page="(.*?)"/.exec(readFileSync(file, 'utf8'))?.[1]
  const pages = globSync('public/**/index.html').flatMap((file) => pageIn(file) ?? [])
  expect(pages.length).toBeGreaterThan(280)
  const wrong = pages.flatMap((page) => {
    const files = [`public${page.slice(0, -1)}.html`, `public${page}index.html`]
    const others = files.filter(
      (file) => existsSync(file) && ![page, '/404.html'].includes(pageIn(file) ?? ''),
    )
    return others.map((file) => ({ page, file }))
  })
  expect(wrong).toEqual([])
})

it.each([
  ['with its query and anchor', true, '?a=1#what-is-quilibrium'],
  ['without JavaScript', false, ''],
])(
  'a redirect takes a reader to the page %s, and back again in one step',
  async (_, javaScriptEnabled, rest) => {
    const { page } = await visit('/', { javaScriptEnabled })
    await page.goto(`/docs/blockchain-users/FAQ/${rest}`)
    await page.waitForURL(`**/docs/discover/FAQ/${rest}`)
    await page.goBack()
    await page.waitForURL(({ pathname }) => pathname === '/')
    await leave(page)
  },
)
