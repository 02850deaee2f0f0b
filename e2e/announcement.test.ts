import type { Page } from 'playwright-core'
import { connectBrowser, hydrated, leave, samplePages, visit, widths } from '../testing/browser/site'

connectBrowser()

const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcement' })

/** Opens a page as a reader who has been here before. */
async function visitWith(id: string, dismiss: string) {
  const { page } = await visit(samplePages.doc)
  await page.evaluate(
    ([id, dismiss]) => {
      localStorage.setItem('docs.announcement.id', id!)
      localStorage.setItem('docs.announcement.dismiss', dismiss!)
    },
    [id, dismiss],
  )
  await page.reload()
  await hydrated(page)
  return page
}

it('the announcement can be closed with the keyboard, and stays closed', async () => {
  const { page } = await visit(samplePages.doc)
  await bar(page).getByRole('button', { name: 'Close' }).press('Enter')
  await bar(page).waitFor({ state: 'hidden' })
  await page.goto(samplePages.home)
  await hydrated(page)
  expect(await bar(page).isVisible()).toBe(false)
  await leave(page)
})

it('the keyboard goes on at the beginning of the page once it is closed', async () => {
  const { page } = await visit(samplePages.doc)
  await bar(page).getByRole('button', { name: 'Close' }).press('Enter')
  await page.waitForFunction(
    () => document.activeElement?.getAttribute('aria-label') === 'Skip to main content',
  )
  await leave(page)
})

it('it is closed in other windows, too', async () => {
  const { page } = await visit(samplePages.doc)
  const other = await page.context().newPage()
  await other.goto(samplePages.doc)
  await hydrated(other)
  await bar(page).getByRole('button', { name: 'Close' }).click()
  await bar(other).waitFor({ state: 'hidden' })
  await leave(page)
})

it('a new announcement is shown to those who have closed the last one', async () => {
  const page = await visitWith('the-last-one', 'true')
  expect(await bar(page).isVisible()).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('docs.announcement.dismiss'))).toBe('false')
  await leave(page)
})

it('it stays closed for those who closed it under its old misspelled id', async () => {
  const page = await visitWith('annoucement-bar', 'true')
  expect(await bar(page).isVisible()).toBe(false)
  expect(await page.evaluate(() => localStorage.getItem('docs.announcement.id'))).toBe('announcement-bar')
  await leave(page)
})

describe.each(Object.entries(widths))('on a %s', (_, viewport) => {
  it.each([
    ['open', 'false', true],
    ['closed', 'true', false],
  ])('nothing moves after the first paint where it is %s', async (_, dismiss, isVisible) => {
    const { page } = await visit(samplePages.doc, { viewport })
    await page.evaluate((dismiss) => localStorage.setItem('docs.announcement.dismiss', dismiss), dismiss)
    const place = () => page.locator('h1').evaluate((title) => title.getBoundingClientRect().top)
    // Held back, not refused: a page whose scripts are gone says so above all else.
    await page.route('**/*.js', () => {})
    await page.reload({ waitUntil: 'domcontentloaded' })
    expect(await bar(page).isVisible()).toBe(isVisible)
    const before = await place()
    await page.unroute('**/*.js')
    await page.reload()
    await hydrated(page)
    expect(await bar(page).isVisible()).toBe(isVisible)
    expect(await place()).toBe(before)
    await leave(page)
  })
})

it('the ring around the button that closes it is in the window', async () => {
  const { page } = await visit('/')
  const close = bar(page).getByRole('button', { name: 'Close' })
  await page.keyboard.press('Tab')
  await close.focus()
  const top = await close.evaluate((button) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(button)
    return button.getBoundingClientRect().top - parseFloat(outlineOffset) - parseFloat(outlineWidth)
  })
  expect(top).toBeGreaterThanOrEqual(0)
  await leave(page)
})

it.each(['false', 'true'])(
  'the sidebar ends with the window, so that it fades in sight: closed %s',
  async (dismiss) => {
    const page = await visitWith('announcement-bar', dismiss)
    const { bottom, height } = await page.evaluate(() => {
      const frame = document.querySelector('nav[aria-label*="sidebar" i]')!.parentElement!
      // As long as any list.
      frame.firstElementChild!.setAttribute('style', 'min-height: 200vh')
      return { bottom: frame.getBoundingClientRect().bottom, height: innerHeight }
    })
    // The bar's lower edge lies over its first pixel.
    expect(Math.abs(bottom - height)).toBeLessThanOrEqual(1)
    await leave(page)
  },
)
