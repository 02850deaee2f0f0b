import type { Page } from 'playwright-core'
import { connectBrowser, hydrated, leave, samplePages, visit } from '../testing/browser/site'

connectBrowser()

const button = (page: Page) => page.getByRole('button', { name: /Switch between dark and light mode/ })

/** What a reader sees of the mode: colors of the page, of its title and of the browser's own parts, and what the switch says. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const look = (place: string) => getComputedStyle(document.querySelector(place)!)
    const control = document.querySelector<HTMLElement>('header button[title$=" mode"]')!
    const signs = [...control.querySelectorAll('svg')].filter((icon) => icon.checkVisibility())
    return {
      ground: look('html').backgroundColor,
      text: look('h1').color,
      browser: look('html').colorScheme,
      says: control.ariaLabel,
      title: control.title,
      signs: signs.map((icon) => icon.dataset.icon),
    }
  })

const light = { ground: 'rgb(255, 255, 255)', text: 'rgb(12, 12, 18)', browser: 'light' }
const dark = { ground: 'rgb(16, 16, 21)', text: 'rgb(246, 246, 251)', browser: 'dark' }
const chosen = (choice: 'system' | 'light' | 'dark') => ({
  says: `Switch between dark and light mode (currently ${choice} mode)`,
  title: `${choice} mode`,
  signs: [choice],
})

/** Waits until the page has the look of a mode, and its switch says so. */
async function becomes(page: Page, look: typeof light, choice: 'system' | 'light' | 'dark') {
  await page.waitForFunction(
    ([ground, title]) =>
      getComputedStyle(document.documentElement).backgroundColor === ground &&
      document.querySelector(`header button[title="${title}"]`),
    [look.ground, `${choice} mode`],
  )
  expect(await shown(page)).toEqual({ ...look, ...chosen(choice) })
}

it('follows the system until the reader chooses, then keeps the choice: system, light, dark, system', async () => {
  const { page } = await visit(samplePages.doc, { colorScheme: 'dark' })
  expect(await shown(page)).toEqual({ ...dark, ...chosen('system') })
  await button(page).click()
  await becomes(page, light, 'light')
  await page.reload()
  await hydrated(page)
  expect(await shown(page)).toEqual({ ...light, ...chosen('light') })
  await button(page).click()
  await becomes(page, dark, 'dark')
  await page.goto(samplePages.section)
  await hydrated(page)
  expect(await shown(page)).toEqual({ ...dark, ...chosen('dark') })
  await button(page).click()
  await becomes(page, dark, 'system')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.reload()
  await hydrated(page)
  expect(await shown(page)).toEqual({ ...light, ...chosen('system') })
  await leave(page)
})

it('follows the system at once, unless the reader has chosen', async () => {
  const { page } = await visit(samplePages.doc, { colorScheme: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await becomes(page, dark, 'system')
  await button(page).click()
  await button(page).click()
  await becomes(page, dark, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  // The event has come once a query of our own has told it.
  await page.evaluate(() => matchMedia('(prefers-color-scheme: light)').matches)
  expect(await shown(page)).toEqual({ ...dark, ...chosen('dark') })
  await leave(page)
})

it('follows the choice that a reader makes in another tab', async () => {
  const { page } = await visit(samplePages.doc, { colorScheme: 'light' })
  const other = await page.context().newPage()
  await other.goto(samplePages.section)
  await hydrated(other)
  await button(other).click()
  await button(other).click()
  await becomes(page, dark, 'dark')
  await button(other).click()
  await becomes(page, light, 'system')
  await leave(page)
})

it('follows a reader who empties the storage in another tab', async () => {
  const { page } = await visit(samplePages.doc, { colorScheme: 'light' })
  await page.evaluate(() => localStorage.setItem('docs.theme', 'dark'))
  await page.reload()
  await hydrated(page)
  await becomes(page, dark, 'dark')
  const other = await page.context().newPage()
  await other.goto(samplePages.section)
  await other.evaluate(() => localStorage.clear())
  await becomes(page, light, 'system')
  await leave(page)
})

it('a later choice counts more than the one that the address has asked for, after a reload, too', async () => {
  const { page } = await visit(`${samplePages.doc}?theme=dark&os=linux#`, { colorScheme: 'light' })
  expect(await shown(page)).toEqual({ ...dark, ...chosen('dark') })
  await button(page).click()
  await button(page).click()
  await becomes(page, light, 'light')
  expect(new URL(page.url()).search).toBe('?os=linux')
  await page.reload()
  await hydrated(page)
  expect(await shown(page)).toEqual({ ...light, ...chosen('light') })
  await leave(page)
})

describe('the first paint has the right colors', () => {
  /** What a reader sees where no script file of the page ever arrives. */
  async function firstPaint(colorScheme: 'light' | 'dark', prepare: (page: Page) => Promise<unknown>) {
    const { page } = await visit(samplePages.home, { colorScheme, mayReport: /ERR_FAILED/ })
    await prepare(page)
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const color = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    await leave(page)
    return color
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
  ] as const)('%s', async (_, system, prepare, color) => {
    expect(await firstPaint(system, prepare)).toBe(color)
  })
})
