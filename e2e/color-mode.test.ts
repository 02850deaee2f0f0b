import type { Page } from 'playwright-core'
import { samplePages, connectBrowser, hydrated, visit } from '../testing/browser/site'

connectBrowser()

const button = (page: Page) => page.getByRole('button', { name: /Switch between dark and light mode/ })
const shown = (page: Page) =>
  page.evaluate(() => [document.documentElement.dataset.themeChoice, document.documentElement.dataset.theme])

it('follows the system until the reader chooses, then keeps the choice: system, light, dark, system', async () => {
  const { page } = await visit(samplePages.doc, { colorScheme: 'dark' })
  expect(await shown(page)).toEqual(['system', 'dark'])
  await button(page).click()
  expect(await shown(page)).toEqual(['light', 'light'])
  await page.reload()
  await hydrated(page)
  expect(await shown(page)).toEqual(['light', 'light'])
  await button(page).click()
  expect(await shown(page)).toEqual(['dark', 'dark'])
  await button(page).click()
  expect(await shown(page)).toEqual(['system', 'dark'])
  expect(await page.evaluate(() => localStorage.getItem('docs.theme'))).toBe(null)
  await page.context().close()
})

it('follows the system at once, unless the reader has chosen', async () => {
  const { page } = await visit(samplePages.doc, { colorScheme: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' })
  await button(page).click()
  await button(page).click()
  expect(await shown(page)).toEqual(['dark', 'dark'])
  await page.emulateMedia({ colorScheme: 'light' })
  // The event has come once a query of our own has told it.
  await page.evaluate(() => matchMedia('(prefers-color-scheme: light)').matches)
  expect(await shown(page)).toEqual(['dark', 'dark'])
  await page.context().close()
})

it('follows the choice that a reader makes in another tab', async () => {
  const { page } = await visit(samplePages.doc, { colorScheme: 'light' })
  const other = await page.context().newPage()
  await other.goto(samplePages.home)
  await hydrated(other)
  await button(other).click()
  await button(other).click()
  await page.locator('html[data-theme-choice=dark][data-theme=dark]').waitFor({ state: 'attached' })
  await button(other).click()
  await page.locator('html[data-theme-choice=system][data-theme=light]').waitFor({ state: 'attached' })
  await page.context().close()
})

describe('the first paint has the right colours', () => {
  /** What a reader sees where no script file of the page ever arrives. */
  async function firstPaint(colorScheme: 'light' | 'dark', prepare: (page: Page) => Promise<unknown>) {
    const { page } = await visit(samplePages.home, { colorScheme, mayReport: /ERR_FAILED/ })
    await prepare(page)
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const colour = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    await page.context().close()
    return colour
  }
  const nothing = () => Promise.resolve()
  const store = (choice: string) => (page: Page) =>
    page.evaluate((value) => localStorage.setItem('docs.theme', value), choice)
  const block = (page: Page) =>
    page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      }),
    )
  const white = 'rgb(255, 255, 255)'
  const black = 'rgb(16, 16, 21)'

  it.each([
    ['on a first visit with a light system', 'light', nothing, white],
    ['on a first visit with a dark system', 'dark', nothing, black],
    ['where light is chosen and the system dark', 'dark', store('light'), white],
    ['where dark is chosen and the system light', 'light', store('dark'), black],
    ['where storage is blocked and the system dark', 'dark', block, black],
    ['where storage is blocked and the system light', 'light', block, white],
  ] as const)('%s', async (_, system, prepare, colour) => {
    expect(await firstPaint(system, prepare)).toBe(colour)
  })
})
