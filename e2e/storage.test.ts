import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { connectBrowser, frames, hydrated, leave, samplePages, visit } from '../testing/browser/site'

connectBrowser()

/** What a browser does that lets a site keep nothing. */
const blockStorage = () =>
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })

const keysOf = (page: Page) => page.evaluate(() => Object.keys(localStorage))

it('where storage is blocked the console says so once, and everything works for the page', async () => {
  const { page, problems } = await visit(samplePages.home, { colorScheme: 'light' })
  await page.addInitScript(blockStorage)
  problems.length = 0
  await page.goto('/docs/run-node/quick-start/')
  await hydrated(page)
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click()
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click()
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.locator('header button[title="dark mode"]').waitFor()
  expect(await ground()).toBe('rgb(16, 16, 21)')
  await page.getByRole('tab', { name: 'macOS' }).first().click()
  await page.getByRole('tab', { name: 'macOS', selected: true }).nth(1).waitFor()
  await page.getByRole('complementary', { name: 'Announcement' }).getByRole('button').click()
  await page.getByRole('complementary', { name: 'Announcement' }).waitFor({ state: 'hidden' })
  expect(problems).toEqual([expect.stringContaining('Browser storage is not available')])
  await leave(page)
})

it('all that is kept stands under the prefix of the site', async () => {
  const { page } = await visit('/docs/run-node/quick-start/')
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click()
  await page.getByRole('tab', { name: 'macOS' }).first().click()
  await page.getByRole('complementary', { name: 'Announcement' }).getByRole('button').click()
  await page.getByRole('complementary', { name: 'Announcement' }).waitFor({ state: 'hidden' })
  await frames(page)
  const keys = await keysOf(page)
  expect(keys).toEqual(expect.arrayContaining(['docs.theme', 'docs.tab.os', 'docs.announcement.id']))
  expect(keys.filter((key) => !key.startsWith('docs.'))).toEqual([])
  await leave(page)
})

it('a preferred version of the documentation is kept while it exists', async () => {
  const { page } = await visit('/docs/')
  const key = 'docs.preferred-version.default'
  const visitWith = async (version: string) => {
    await page.evaluate(([key, version]) => localStorage.setItem(key!, version!), [key, version])
    await page.goto('/docs/')
    await hydrated(page)
    return page.evaluate((key) => localStorage.getItem(key), key)
  }
  expect(await visitWith('current')).toBe('current')
  expect(await visitWith('0.9')).toBeNull()
  await leave(page)
})

it('an unlisted page says so to its readers and to search engines', async () => {
  const { page } = await visit(samplePages.components)
  const notice = page.getByRole('note', { name: 'Unlisted page' })
  expect(await notice.innerText()).toContain('Search engines leave this page out')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, nofollow')
  await page.goto(samplePages.doc)
  await hydrated(page)
  expect(await page.getByRole('note', { name: /page$/ }).count()).toBe(0)
  expect(await page.locator('meta[name=robots]').count()).toBe(0)
  await leave(page)
})

it('a built page tells nothing of drafts', () => {
  const html = readFileSync(path.join('public', samplePages.components, 'index.html'), 'utf8')
  expect(html).toContain('Unlisted page')
  expect(html).not.toContain('Draft page')
})
