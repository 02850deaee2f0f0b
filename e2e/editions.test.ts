import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { connectBrowser, leave, visit } from '../testing/browser/site'
import { startServer, type StaticServer } from '../testing/servers/static-server'

/** A site of two languages and two versions: three builds, which `npm run check:editions` makes before this. */
const built = process.env.EDITIONS_SITE

let site: StaticServer

connectBrowser()
beforeAll(async () => {
  if (built) site = await startServer(built)
})
afterAll(() => site?.close())

const open = (address: string) => visit(address, { host: site.url, alone: true })
const notes = (page: Page) => page.getByRole('note').allInnerTexts()
const document = (page: Page) =>
  page.evaluate(() => [
    window.document.documentElement.lang,
    getComputedStyle(window.document.body).direction,
  ])

/** Chooses an entry of one of the lists in the bar. */
async function choose(page: Page, list: string, entry: string) {
  const menu = page
    .getByRole('banner')
    .locator('details', { has: page.locator(`summary[aria-label*=${list}]`) })
  await menu.locator('summary').click()
  await menu.getByRole('link', { name: entry }).click()
}

const describeBuilt = built ? describe : describe.skip

describeBuilt('a site of two languages and two versions', () => {
  it('shows a page in another language, which is read from right to left', async () => {
    const { page } = await open('/docs/guide/first/')
    expect(await document(page)).toEqual(['en', 'ltr'])
    await choose(page, 'Language', 'العربية')
    await page.waitForURL('**/ar/docs/guide/first/')
    await page.getByRole('heading', { level: 1, name: 'الأولى' }).waitFor()
    expect(await document(page)).toEqual(['ar', 'rtl'])
    const current = page.getByRole('banner').locator('details [aria-current]')
    expect(await current.allTextContents()).toEqual(['العربية', 'Next'])
    expect((await notes(page)).at(-1)).toMatch(/original of this page has changed/)
    await leave(page)
  })

  it('goes on in that language, and marks what is not translated', async () => {
    const { page } = await open('/ar/docs/guide/first/')
    const sidebar = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: 'Second' }) })
    await sidebar.getByRole('link', { name: 'Second' }).first().click()
    await page.waitForURL('**/ar/docs/guide/second/')
    const article = page.getByRole('article')
    await article.getByText('The second page.').waitFor()
    expect([await article.getAttribute('lang'), await article.getAttribute('dir')]).toEqual(['en', 'ltr'])
    expect((await notes(page)).at(-1)).toMatch(/not translated yet/)
    const canonical = page.locator('link[rel=canonical]')
    expect(new URL((await canonical.getAttribute('href'))!).pathname).toBe('/docs/guide/second/')
    await leave(page)
  })

  it('searches the pages of the language and version alone', async () => {
    const { page } = await open('/ar/docs/guide/')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.keyboard.press('/')
    await page.getByRole('combobox').fill('الصفحة')
    const options = page.getByRole('dialog').getByRole('option')
    await options.getByText('الأولى').first().waitFor()
    await page.getByRole('combobox').fill('as it was')
    await page.keyboard.press('Enter')
    expect(asked.length).toBeGreaterThan(2)
    expect(asked.filter((address) => !address.startsWith('/ar/'))).toEqual([])
    await leave(page)
  })

  it('shows another version, keeps the choice, and says which one is not to be read', async () => {
    const { page } = await open('/docs/guide/second/')
    expect(await notes(page)).toEqual([expect.stringMatching(/version Next, which is not released yet/)])
    await choose(page, 'Version', '1.0')
    // That version has no such page.
    await page.waitForURL('**/1.0/docs/')
    expect(await page.evaluate(() => localStorage.getItem('docs.preferred-version.default'))).toBe('1.0')
    await page.getByRole('main').getByRole('link', { name: 'First' }).first().click()
    await page.waitForURL('**/1.0/docs/guide/first/')
    await page.getByText('as it was').waitFor()
    expect(await notes(page)).toEqual([])
    await leave(page)
  })

  it('tells search engines of the languages of a page, and of the sitemap of each edition', () => {
    const read = (file: string) => readFileSync(path.join(built!, file), 'utf8')
    const alternates = (file: string) =>
      [...read(file).matchAll(/hrefLang="([\w-]+)" href="https:\/\/[^/]+([^"]*)"\/>/g)].map(
        ([, language, address]) => `${language} ${address}`,
      )
    const expected = ['en /docs/guide/first/', 'ar /ar/docs/guide/first/', 'x-default /docs/guide/first/']
    for (const folder of ['', 'ar/'])
      expect(alternates(`${folder}docs/guide/first/index.html`)).toEqual(expected)
    expect(alternates('ar/docs/guide/second/index.html')).toEqual([])
    expect(read('robots.txt').match(/Sitemap: .*/g)).toHaveLength(3)
    expect(read('ar/sitemap.xml')).not.toContain('second')
    expect(read('1.0/sitemap.xml')).not.toContain('second')
    expect(read('redirects.json')).toContain('"/ar/docs/guide/former/"')
  })
})
