import type { Page } from 'playwright-core'
import { accessibilityProblems } from '../testing/browser/accessibility'
import {
  arrived,
  connectBrowser,
  frames,
  holdFiles,
  hydrated,
  leave,
  navigate,
  samplePages,
  visit,
  widths,
} from '../testing/browser/site'

connectBrowser()

const list = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const button = (page: Page) => page.getByRole('button', { name: 'Keyboard shortcuts' })
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'the keyboard shortcuts' })

it('"?" opens the list of keyboard shortcuts, Escape closes it and gives the focus back', async () => {
  const { page } = await visit(samplePages.doc)
  const link = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link').first()
  await link.focus()
  await page.keyboard.press('?')
  await list(page).waitFor()
  expect(await list(page).innerText()).toContain('Open this list')
  await page.keyboard.press('Escape')
  await list(page).waitFor({ state: 'detached' })
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  await leave(page)
})

it('the list and the search give the focus back to where a page begins, right after a reader has come to it', async () => {
  const { page } = await visit(samplePages.doc)
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Passkeys' }).click()
  const isAtStart = () => document.activeElement?.id === '__start'
  await page.waitForFunction(isAtStart)
  for (const key of ['?', '/']) {
    await page.keyboard.press(key)
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.evaluate(isAtStart)).toBe(true)
  }
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.getElementById('__start')!.hasAttribute('tabindex'))).toBe(false)
  await leave(page)
})

it.each(['?', '/'])(
  'the focus is where a page begins where "%s" is pressed just before it comes, and what opens is closed again',
  async (key) => {
    const { page } = await visit(samplePages.doc, { alone: true })
    const release = await holdFiles(page, /page-data\/docs\/discover\/FAQ\/page-data\.json/)
    // What has the focus goes with the page.
    await page.locator('article .content a').first().focus()
    await navigate(page, '/docs/discover/FAQ/')
    await page.keyboard.press(key)
    await page.getByRole('dialog').waitFor()
    release()
    await arrived(page, (url) => url.pathname === '/docs/discover/FAQ/')
    if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement?.id === '__start')
    await leave(page)
  },
)

it.each(['?', '/'])(
  'the page behind what "%s" opens stays where it is, wherever the wheel turns',
  async (key) => {
    const { page } = await visit(samplePages.doc)
    await page.keyboard.press(key)
    const box = (await page.getByRole('dialog').boundingBox())!
    const places = [
      [box.x / 2, 500],
      [box.x + box.width / 2, box.y + 20],
      [box.x + box.width / 2, box.y + box.height - 20],
    ] as const
    for (const [x, y] of places) {
      await page.mouse.move(x, y)
      for (let turn = 0; turn < 4; turn++) {
        await page.mouse.wheel(0, 600)
        await frames(page)
      }
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await leave(page)
  },
)

it('"/" and Ctrl+K go to the search, as the list says; "/" only while single keys are on', async () => {
  const { page } = await visit(samplePages.doc)
  const search = page.getByRole('dialog', { name: 'Search' })
  for (const keys of ['/', 'Control+k']) {
    await page.keyboard.press(keys)
    await search.waitFor()
    await page.keyboard.press('Escape')
    await search.waitFor({ state: 'detached' })
  }
  await page.keyboard.press('?')
  expect(await list(page).innerText()).toMatch(/\/\s+Search\s+Ctrl K\s+Search/)
  await list(page).getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await list(page).waitFor({ state: 'detached' })
  await page.keyboard.press('/')
  expect(await search.count()).toBe(0)
  await page.keyboard.press('Control+k')
  await search.waitFor()
  await leave(page)
})

it.each(['/', 'Control+k'])('the search takes the place of the open list at %s', async (keys) => {
  const { page } = await visit(samplePages.doc)
  const search = page.getByRole('dialog', { name: 'Search' })
  const link = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link').first()
  await link.focus()
  await page.keyboard.press('?')
  await list(page).waitFor()
  await page.keyboard.press(keys)
  await search.waitFor()
  await list(page).waitFor({ state: 'detached' })
  await page.keyboard.type('gas')
  expect(await page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe('gas')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await search.waitFor({ state: 'detached' })
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  await leave(page)
})

it('"?" is a character where it is typed into a field', async () => {
  const { page } = await visit(samplePages.doc)
  await page.evaluate(() => document.querySelector('main')!.append(document.createElement('input')))
  await page.locator('main > input').focus()
  await page.keyboard.press('?')
  expect(await page.locator('main > input').inputValue()).toBe('?')
  expect(await list(page).count()).toBe(0)
  await leave(page)
})

it('single keys can be turned off for good; the button in the footer still opens the list', async () => {
  const { page } = await visit(samplePages.doc)
  await page.keyboard.press('?')
  await list(page).getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await list(page).waitFor({ state: 'detached' })
  await page.reload()
  await hydrated(page)
  await page.keyboard.press('?')
  expect(await list(page).count()).toBe(0)
  await button(page).press('Enter')
  await list(page).getByRole('checkbox').check()
  await page.keyboard.press('Escape')
  await list(page).waitFor({ state: 'detached' })
  await page.keyboard.press('?')
  await list(page).waitFor()
  await leave(page)
})

describe.each(Object.entries(widths))('on a %s', (_, viewport) => {
  it.each(['light', 'dark'] as const)('the list is accessible in %s mode', async (colorScheme) => {
    const { page } = await visit(samplePages.doc, { viewport, colorScheme })
    await page.keyboard.press('?')
    await list(page).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await leave(page)
  })
})

describe('the list as a lazy part of the page', () => {
  /** A page that has loaded what it loads by itself, and what it requests from then on. */
  async function visitIdle() {
    const { page } = await visit(samplePages.doc, { mayReport: /ERR_FAILED|Failed to fetch/ })
    await page.waitForLoadState('networkidle')
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    return { page, requested }
  }

  it('is loaded when it is wanted', async () => {
    const { page, requested } = await visitIdle()
    expect(requested).toEqual([])
    await page.keyboard.press('?')
    await list(page).waitFor()
    expect(requested.some((address) => address.endsWith('.js'))).toBe(true)
    await leave(page)
  })

  it('says that it is loading, but not before 200 ms, then that it takes long, and comes all the same', async () => {
    const { page } = await visitIdle()
    let deliver = () => {}
    const delivered = new Promise<void>((resolve) => (deliver = resolve))
    await page.route('**/*.js', async (route) => {
      await delivered
      await route.continue()
    })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.keyboard.press('?')
    await page.clock.runFor(190)
    expect(await status(page).count()).toBe(0)
    await page.clock.runFor(20)
    await status(page).getByText('Loading the keyboard shortcuts …').waitFor()
    await page.clock.runFor(10_000)
    await status(page).getByText('Loading the keyboard shortcuts is taking longer than usual.').waitFor()
    await page.clock.resume() // axe waits by the page's clock
    expect(await accessibilityProblems(page)).toEqual([])
    deliver()
    await list(page).waitFor()
    await leave(page)
  })

  it('says that it has failed, and "Retry" tries again', async () => {
    const { page } = await visitIdle()
    await page.route('**/*.js', (route) => route.abort())
    await page.keyboard.press('?')
    await status(page).getByText('Loading the keyboard shortcuts has failed.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Retry' }).click()
    await status(page).getByText('Loading the keyboard shortcuts has failed.').waitFor()
    await page.unroute('**/*.js')
    await page.getByRole('button', { name: 'Retry' }).click()
    await list(page).waitFor()
    await leave(page)
  })
})
