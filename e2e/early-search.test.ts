import type { Page } from 'playwright-core'
import { earlyField, isGone, openWithoutScripts } from './early'
import { connectBrowser, frames, hydrated, leave, samplePages, widths } from '../testing/browser/site'

connectBrowser()

const barSearch = (page: Page) => page.locator('header').getByRole('button', { name: /^Search/ })
const mainSearch = (page: Page) => page.locator('main').getByRole('button', { name: /^Search/ })
const dialogs = (page: Page) => page.getByRole('dialog')
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** Lets the scripts come, and waits for the search with its words. */
async function searchWith(page: Page, letGo: () => void, words: string) {
  letGo()
  await field(page).waitFor()
  await hydrated(page)
  expect(await field(page).inputValue()).toBe(words)
}

/** Whether the field stands where its button is, within the window. */
async function standsOver(page: Page, button: ReturnType<typeof barSearch>) {
  await frames(page)
  const own = (await earlyField(page).boundingBox())!
  const place = (await button.boundingBox())!
  const { width } = page.viewportSize()!
  expect(own).toMatchObject({ y: place.y, height: place.height })
  expect(own.x).toBeGreaterThanOrEqual(0)
  expect(own.x + own.width).toBeLessThanOrEqual(width)
  expect(own.x).toBeLessThanOrEqual(place.x + 8)
}

describe('the field in which the search is written before the scripts are there', () => {
  it.each([
    [{ width: 844, height: 390 }, widths.phone],
    [widths.desktop, { width: 320, height: 700 }],
    [widths.phone, { width: 200, height: 700 }],
  ])('stands over its button, in a window of %j and of %j', async (before, after) => {
    const { page } = await openWithoutScripts(samplePages.doc, before)
    await barSearch(page).click()
    await standsOver(page, barSearch(page))
    await page.setViewportSize(after)
    await standsOver(page, barSearch(page))
    await leave(page)
  })

  it('goes with its button where the page is scrolled, and to the bar’s where the window becomes wide', async () => {
    const { page } = await openWithoutScripts(samplePages.home, widths.phone)
    await mainSearch(page).click()
    await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }))
    await standsOver(page, mainSearch(page))
    await page.keyboard.type('gas')
    await page.setViewportSize(widths.desktop)
    await standsOver(page, barSearch(page))
    expect(await barSearch(page).getAttribute('aria-busy')).toBe('true')
    await leave(page)
  })

  it('leads on by Tab from the button that has opened it', async () => {
    const { page } = await openWithoutScripts(samplePages.home, widths.phone)
    await mainSearch(page).click()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toMatch(/^Read /)
    await leave(page)
  })

  it('gives on its caret and what is selected', async () => {
    const { page, letGo } = await openWithoutScripts(samplePages.doc)
    await page.keyboard.press('/')
    await page.keyboard.type('fees')
    await page.keyboard.press('Home')
    letGo()
    await field(page).waitFor()
    await page.keyboard.type('gas ')
    expect(await field(page).inputValue()).toBe('gas fees')
    await leave(page)
  })

  it('begins with the words that the address asks for', async () => {
    const { page, letGo } = await openWithoutScripts(`${samplePages.doc}?search=bucket`)
    await barSearch(page).click()
    expect(await earlyField(page).inputValue()).toBe('bucket')
    await searchWith(page, letGo, 'bucket')
    await leave(page)
  })

  it('is not printed', async () => {
    const { page } = await openWithoutScripts(samplePages.doc)
    await page.keyboard.press('/')
    await page.emulateMedia({ media: 'print' })
    expect(await earlyField(page).isVisible()).toBe(false)
    await leave(page)
  })

  it('follows nothing for Enter without words, on a page whose search offers some', async () => {
    // Stands in texts alone: where it is found all of the search is there, and Enter would have been done.
    const path = '/docs/lottery/'
    const { page, letGo } = await openWithoutScripts(path, widths.desktop, { mayReport: /status of 404/ })
    await mainSearch(page).click()
    await page.keyboard.press('Enter')
    letGo()
    await page.getByRole('option').first().waitFor()
    await frames(page)
    expect(await field(page).inputValue()).toBe('lottery')
    expect(new URL(page.url()).pathname).toBe(path)
    await leave(page)
  })

  it('opens the best result in a new tab for Ctrl+Enter', async () => {
    const { page, letGo } = await openWithoutScripts(samplePages.home)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('gas fees')
    await page.keyboard.press('Control+Enter')
    const opened = page.context().waitForEvent('page')
    letGo()
    await (await opened).waitForURL('**/docs/discover/gas-fees*/**')
    expect(new URL(page.url()).pathname).toBe(samplePages.home)
    await leave(page)
  })
})

describe('of what was asked for', () => {
  it.each([
    ['the list of shortcuts', widths.desktop, /^Keyboard shortcuts/],
    ['the menu', widths.phone, /^Toggle navigation bar/],
  ])('%s opens alone, where the address asks for a search', async (_, viewport, name) => {
    const { page, letGo } = await openWithoutScripts(`${samplePages.doc}?search=old`, viewport)
    await page.getByRole('button', { name }).click()
    letGo()
    await dialogs(page).waitFor()
    await hydrated(page)
    expect(await dialogs(page).count()).toBe(1)
    expect(await field(page).count()).toBe(0)
    await page.waitForURL(({ search }) => search === '')
    await leave(page)
  })

  it('a menu does not open in a window that has become wide', async () => {
    const { page, letGo } = await openWithoutScripts(samplePages.doc, widths.phone)
    await page.getByRole('button', { name: /^Toggle navigation bar/ }).click()
    await page.setViewportSize(widths.desktop)
    letGo()
    await hydrated(page)
    await frames(page)
    expect(await dialogs(page).count()).toBe(0)
    await leave(page)
  })

  it('the last of several tabs is chosen, though it was pressed before', async () => {
    const { page, letGo } = await openWithoutScripts(samplePages.operation)
    const tabs = page.getByRole('tablist').first().getByRole('tab')
    for (const index of [1, 0, 1, 0]) await tabs.nth(index).click()
    await tabs.nth(1).click()
    letGo()
    await hydrated(page)
    await frames(page)
    expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true')
    await leave(page)
  })
})

/** Opens a page whose scripts don’t come, with a clock that goes on when it is told. */
const openWithClock = (path: string) =>
  openWithoutScripts(path, widths.desktop, { prepare: (page) => page.clock.install(), waits: false })

describe('where the scripts don’t come', () => {
  it('the time that somebody waits begins at the last press or letter', async () => {
    const { page } = await openWithClock(samplePages.doc)
    await page.keyboard.press('/')
    await page.keyboard.press('Escape')
    await page.clock.runFor(14_000)
    await page.keyboard.press('/')
    await page.clock.runFor(14_000)
    await page.keyboard.type('how do I')
    await page.clock.runFor(14_000)
    expect(await isGone(page)).toBe(false)
    await page.clock.runFor(2_000)
    expect(await isGone(page)).toBe(true)
    await leave(page)
  })

  it('nothing that was taken back is waited for', async () => {
    const { page } = await openWithClock(samplePages.doc)
    await page.keyboard.press('/')
    await page.keyboard.press('Escape')
    await page.clock.runFor(60_000)
    expect(await isGone(page)).toBe(false)
    await leave(page)
  })

  it('the field stays while it is written in, and Enter loads the page with its words, as an entry of its own', async () => {
    const { page, letGo } = await openWithClock(`${samplePages.doc}?theme=dark`)
    await page.keyboard.press('/')
    await page.keyboard.type('gas')
    await page.clock.runFor(16_000)
    await page.keyboard.type(' fees')
    // The button that it stood over is gone.
    await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }))
    await frames(page)
    expect(await earlyField(page).isVisible()).toBe(true)
    expect(await earlyField(page).inputValue()).toBe('gas fees')
    letGo()
    await page.keyboard.press('Enter')
    await page.waitForURL('**?theme=dark&search=gas+fees')
    await field(page).waitFor()
    expect(await field(page).inputValue()).toBe('gas fees')
    await page.goBack()
    await dialogs(page).waitFor({ state: 'detached' })
    expect(page.url()).toMatch(/theme=dark$/)
    await leave(page)
  })

  it('the focus goes to the way to load them again from a button that is gone', async () => {
    const { page } = await openWithClock(samplePages.doc)
    await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click()
    await page.clock.runFor(16_000)
    expect(await focused(page)).toBe('Retry')
    await leave(page)
  })

  it('a field that is left takes its press back, and no button goes on saying that it was heard', async () => {
    const { page, letGo } = await openWithoutScripts(samplePages.doc)
    await page.keyboard.press('/')
    await page.evaluate(() => window.dispatchEvent(new Event('unhandledrejection')))
    await page.getByRole('heading', { level: 1 }).click()
    expect(await earlyField(page).count()).toBe(0)
    letGo()
    await hydrated(page)
    await frames(page)
    expect(await dialogs(page).count()).toBe(0)
    expect(await barSearch(page).getAttribute('aria-busy')).toBeNull()
    await leave(page)
  })

  it('what was pressed long ago is forgotten also where an error has told so before', async () => {
    const { page, letGo } = await openWithClock(samplePages.doc)
    await page.keyboard.press('?')
    await page.evaluate(() => window.dispatchEvent(new Event('unhandledrejection')))
    expect(await isGone(page)).toBe(true)
    await page.clock.runFor(16_000)
    await page.clock.resume()
    letGo()
    await hydrated(page)
    await frames(page)
    expect(await dialogs(page).count()).toBe(0)
    await leave(page)
  })
})
