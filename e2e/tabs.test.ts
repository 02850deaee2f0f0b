import type { Page } from 'playwright-core'
import {
  arrived,
  connectBrowser,
  frames,
  holdScripts,
  leave,
  navigate,
  samplePages,
  visit,
  widths,
} from '../testing/browser/site'

connectBrowser()

/** A page with several tab lists of the group "os". */
const guide = '/docs/run-node/quick-start/'

/** Waits until all tab lists of the page that have a label have selected it. */
const allSelect = (page: Page, label: string) =>
  page.waitForFunction((label) => {
    const tabs = [...document.querySelectorAll('[role=tab]')].filter((tab) => tab.textContent === label)
    return tabs.length > 0 && tabs.every((tab) => tab.ariaSelected === 'true')
  }, label)

const tab = (page: Page, name: string, index = 0) => page.getByRole('tab', { name }).nth(index)

it('a choice holds for all tabs of the page, for other pages and for the next visit', async () => {
  const { page } = await visit(guide)
  expect(await page.getByRole('tablist').count()).toBeGreaterThan(2)
  await allSelect(page, 'Linux')
  await tab(page, 'macOS').click()
  await allSelect(page, 'macOS')
  await page.goto(samplePages.components)
  await allSelect(page, 'macOS')
  await page.goto(guide)
  await allSelect(page, 'macOS')
  await leave(page)
})

it('a choice holds for the tabs of other windows', async () => {
  const { page } = await visit(guide)
  const other = await page.context().newPage()
  await other.goto(guide)
  await allSelect(other, 'Linux')
  await tab(page, 'macOS').click()
  await allSelect(other, 'macOS')
  await leave(page)
})

it('the address decides over the stored choice, and is kept true', async () => {
  const { page } = await visit(guide)
  await tab(page, 'Linux').click()
  await page.goto(`${guide}?os=macOS#open-the-ports`)
  await allSelect(page, 'macOS')
  await tab(page, 'Linux', 1).click()
  await allSelect(page, 'Linux')
  expect(page.url()).toMatch(/\?os=Linux#open-the-ports$/)
  await page.reload()
  await allSelect(page, 'Linux')
  await leave(page)
})

it('an address that names no tab is ignored', async () => {
  const { page } = await visit(guide)
  await tab(page, 'macOS').click()
  await allSelect(page, 'macOS')
  await page.goto(`${guide}?os=Plan9`)
  await allSelect(page, 'macOS')
  await leave(page)
})

it('arrow keys, Home and End select and focus; Tab leads on to the panel', async () => {
  const { page } = await visit(samplePages.components)
  const list = page.getByRole('tablist').first()
  const tabs = list.getByRole('tab')
  const keys = [
    ['ArrowRight', 'macOS'],
    ['ArrowRight', 'Linux'],
    ['ArrowLeft', 'macOS'],
    ['Home', 'Linux'],
    ['End', 'macOS'],
  ] as const
  await tabs.first().focus()
  for (const [key, label] of keys) {
    await page.keyboard.press(key)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(label)
    expect(await list.locator('[aria-selected=true]').textContent()).toBe(label)
  }
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tabpanel')
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('macOS')
  await leave(page)
})

it.each(Object.entries(widths))(
  'on a %s the tabs stay in place while others change height',
  async (_, viewport) => {
    const { page } = await visit(guide, { viewport })
    // Without the browser's own help, as in Safari.
    await page.addStyleTag({ content: '* { overflow-anchor: none !important }' })
    const last = page.getByRole('tablist').last()
    await last.evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const placeOf = () => last.evaluate((list) => list.getBoundingClientRect().top)
    const lengthOf = () => page.evaluate(() => document.documentElement.scrollHeight)
    const [place, length] = [await placeOf(), await lengthOf()]
    await last.getByRole('tab', { name: 'macOS' }).click()
    await allSelect(page, 'macOS')
    expect(await lengthOf()).not.toBe(length)
    expect(Math.abs((await placeOf()) - place)).toBeLessThan(1)
    await leave(page)
  },
)

/** A heading below many tabs. */
const name = 'keep-it-running'

it.each(Object.entries(widths))(
  'on a %s a kept choice leaves the heading that the address names in its place',
  async (_, viewport) => {
    const { page } = await visit(guide, { viewport })
    await tab(page, 'macOS').click()
    await allSelect(page, 'macOS')
    await page.goto('about:blank')
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        // Without the browser's own help, as in Safari.
        const style = document.createElement('style')
        style.textContent = '* { overflow-anchor: none !important }'
        document.head.append(style)
      }),
    )
    const release = await holdScripts(page)
    await page.goto(`${guide}#${name}`, { waitUntil: 'domcontentloaded' })
    const heading = page.locator(`#${name}`)
    const placeOf = () => heading.evaluate((element) => element.getBoundingClientRect().top)
    const lengthOf = () => page.evaluate(() => document.documentElement.scrollHeight)
    await page.waitForFunction(() => window.scrollY > 0)
    const [place, length] = [await placeOf(), await lengthOf()]
    await release()
    await allSelect(page, 'macOS')
    await frames(page)
    expect(await lengthOf()).not.toBe(length)
    expect(Math.abs((await placeOf()) - place)).toBeLessThan(1)
    await leave(page)
  },
)

it('a kept choice holds from the beginning on a page that is gone to, which stands at the heading named', async () => {
  const { page } = await visit(guide)
  await tab(page, 'macOS').click()
  await allSelect(page, 'macOS')
  await page.addStyleTag({ content: '* { overflow-anchor: none !important }' })
  await navigate(page, '/docs/discover/FAQ/')
  await arrived(page, '**/docs/discover/FAQ/')
  await navigate(page, `${guide}#${name}`)
  await allSelect(page, 'macOS')
  await frames(page)
  const fromPadding = await page.locator(`#${name}`).evaluate((heading) => {
    const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    return heading.getBoundingClientRect().top - padding
  })
  expect(Math.abs(fromPadding)).toBeLessThan(1)
  await leave(page)
})

it('a reload keeps the position below tabs whose kept choice is not the first', async () => {
  const { page } = await visit(guide)
  await tab(page, 'macOS').click()
  await allSelect(page, 'macOS')
  await page.evaluate(() => window.scrollTo(0, 3000))
  await frames(page)
  await page.reload()
  await allSelect(page, 'macOS')
  await frames(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(3000)
  await leave(page)
})
