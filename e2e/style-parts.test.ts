import type { Page } from 'playwright-core'
import { codeFont } from '../src/shared/code-font'
import { settled } from '../testing/browser/pages'
import { arrived, connectBrowser, leave, navigate, samplePages, visit } from '../testing/browser/site'

connectBrowser()

/** Goes to a page in the same tab, as a press of a link does. */
async function goTo(page: Page, path: string) {
  await navigate(page, path)
  await arrived(page, `**${path}`)
}

/** Where all that a text holds stands on the page, and in which colors. */
async function looksOf(page: Page) {
  await settled(page)
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor } = getComputedStyle(element)
      const place = [x, y + scrollY, width, height].map(Math.round)
      return [element.tagName, ...place, color, backgroundColor].join(' ')
    }),
  )
}

const sheets = (page: Page) => page.locator('head link[rel=stylesheet]')

it('a page has the rules that it has a use for, and no file of styles is asked for', async () => {
  const { page } = await visit(samplePages.operation)
  expect(await page.locator('style[data-part]').count()).toBe(2)
  const rules = await page
    .locator('style')
    .evaluateAll((all) => all.map((style) => style.textContent).join(''))
  expect(rules).toContain('.endpoint')
  expect(rules).not.toContain('.steps')
  expect(await sheets(page).count()).toBe(0)
  await leave(page)
})

it.each([
  ['an operation', samplePages.operation],
  ['the home page', samplePages.home],
  ['the page for missing addresses', samplePages.notFound],
])('a page that is reached from %s looks as the one that was opened', async (_, from) => {
  const { page: opened } = await visit(samplePages.components)
  const { page } = await visit(from, { mayBeMissing: true })
  await goTo(page, samplePages.components)
  expect(await page.locator('style[data-part]').count()).toBe(0)
  expect(await looksOf(page)).toEqual(await looksOf(opened))
  await leave(opened)
  await leave(page)
})

it.each([
  ['an operation', samplePages.operation],
  ['the home page', samplePages.home],
])('names among the results of the search are written as code on %s', async (_, path) => {
  const { page } = await visit(path)
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search' }).fill('maxkeys')
  const name = page
    .getByRole('option')
    .locator('.result-title', { hasText: /^MaxKeys$/ })
    .first()
  await name.waitFor()
  expect(await name.evaluate((title) => getComputedStyle(title).fontFamily)).toMatch(RegExp(`^${codeFont},`))
  await leave(page)
})

it('a page whose styles can’t be had is loaded anew', async () => {
  const { page } = await visit(samplePages.operation, { mayReport: /Failed to load resource/ })
  await page.route('**/static/styles/*.css', (route) => route.abort())
  await navigate(page, samplePages.components)
  await page.waitForURL(`**${samplePages.components}`)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('style')].some(({ textContent }) => textContent.includes('.steps')),
  )
  await leave(page)
})
