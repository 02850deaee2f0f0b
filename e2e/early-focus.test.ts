import type { Page } from 'playwright-core'
import { earlyField, isGone, openWithoutScripts } from './early'
import { connectBrowser, frames, hydrated, leave, samplePages, visit, widths } from '../testing/browser/site'

connectBrowser()

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
  })
const tellThatScriptsAreGone = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('unhandledrejection')))
const tablet = { width: 820, height: 1180 }
const turned = { width: 1180, height: 820 }

describe('before the scripts are there', () => {
  it('the table of contents closes over the section that it leads to', async () => {
    const { page, letGo } = await openWithoutScripts(samplePages.doc, widths.phone)
    const contents = page.locator('.contents-bar details')
    await contents.locator('summary').click()
    await contents.getByRole('link').nth(3).click()
    expect(await contents.getAttribute('open')).toBeNull()
    letGo()
    await hydrated(page)
    expect(await contents.getAttribute('open')).toBeNull()
    await leave(page)
  })

  it('closing the announcement leaves the focus to a reader who has gone on', async () => {
    const { page, letGo } = await openWithoutScripts(samplePages.doc)
    await page.getByRole('complementary', { name: 'Announcement' }).getByRole('button').focus()
    await page.keyboard.press('Enter')
    for (let times = 0; times < 5; times++) await page.keyboard.press('Tab')
    const reached = await focused(page)
    letGo()
    await hydrated(page)
    await frames(page)
    expect(await page.getByRole('complementary', { name: 'Announcement' }).isVisible()).toBe(false)
    expect(await focused(page)).toBe(reached)
    await leave(page)
  })

  it('"?" asks for the shortcuts where their button is not shown, as on a tablet with a keyboard', async () => {
    const { page, letGo } = await openWithoutScripts(samplePages.doc, widths.phone, {
      hasTouch: true,
      isMobile: true,
    })
    await page.keyboard.press('?')
    letGo()
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await leave(page)
  })

  it('words that are being composed are waited for', async () => {
    const { page, letGo } = await openWithoutScripts(samplePages.doc)
    await page.keyboard.press('/')
    await page.keyboard.type('ab')
    const input = await page.context().newCDPSession(page)
    await input.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 })
    letGo()
    await hydrated(page)
    await frames(page)
    await input.send('Input.imeSetComposition', { text: 'nih', selectionStart: 3, selectionEnd: 3 })
    await input.send('Input.insertText', { text: '你好' })
    const field = page.getByRole('combobox', { name: 'Search' })
    await field.waitFor()
    expect(await field.inputValue()).toBe('ab你好')
    await leave(page)
  })
})

describe('where the scripts are gone', () => {
  it.each(['Escape', 'Tab', 'Shift+Tab'])(
    '%s leads from the field to the way to load them again',
    async (key) => {
      const { page } = await openWithoutScripts(samplePages.doc)
      await page.keyboard.press('/')
      await page.keyboard.type('vdf')
      await tellThatScriptsAreGone(page)
      await page.keyboard.press(key)
      expect(await focused(page)).toBe('Retry')
      expect(await earlyField(page).count()).toBe(0)
      await leave(page)
    },
  )

  it('the focus comes back to its button with scripts that come all the same', async () => {
    const { page, letGo } = await openWithoutScripts(samplePages.doc)
    await page.getByRole('button', { name: /^Switch between dark and light mode/ }).focus()
    const button = await focused(page)
    await tellThatScriptsAreGone(page)
    expect(await focused(page)).toBe('Retry')
    letGo()
    await hydrated(page)
    await frames(page)
    expect(await isGone(page)).toBe(false)
    expect(await focused(page)).toBe(button)
    await leave(page)
  })
})

describe('a tablet that is turned', () => {
  const isAtStart = (page: Page) => page.waitForFunction(() => document.activeElement?.id === '__start')

  it('keeps the focus in the page when its search is closed', async () => {
    const { page } = await visit(samplePages.home, { viewport: tablet })
    await page
      .locator('main')
      .getByRole('button', { name: /^Search/ })
      .click()
    await page.getByRole('dialog').waitFor()
    await page.setViewportSize(turned)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await isAtStart(page)
    await leave(page)
  })

  it('keeps the focus in the page when its menu goes', async () => {
    const { page } = await visit(samplePages.doc, { viewport: tablet })
    await page.getByRole('button', { name: /^Toggle navigation bar/ }).click()
    await page.getByRole('dialog').waitFor()
    await page.setViewportSize(turned)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await isAtStart(page)
    await leave(page)
  })
})
