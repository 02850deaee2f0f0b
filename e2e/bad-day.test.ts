import type { Page } from 'playwright-core'
import {
  arrived,
  connectBrowser,
  frames,
  holdScripts,
  hydrated,
  samplePages,
  visit,
  widths,
} from '../testing/browser/site'

connectBrowser()

/** The page of the running test. It is closed where the test fails, too: a slowed page would slow all others. */
let open: Page | undefined
afterEach(() => open?.context().close())

/** The page for missing addresses is opened at its own address, where the host answers as for any page. */
const templates = Object.entries(samplePages)

/** What browsers say of files that don't come. */
const lost = /ERR_|Failed to|Loading chunk|page resources for .* not found/

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const searchButton = (page: Page) => page.getByRole('button', { name: /^(Search|Loading)/ }).first()
const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Navigation' })
const colorButton = (page: Page) => page.getByRole('button', { name: /^Switch between dark and light mode/ })
const sections = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const apology = (page: Page) => page.getByText('Search and menus have not loaded.')

/** Opens a page, which is closed after the test. */
async function openPage(...given: Parameters<typeof visit>) {
  const { page } = await visit(...given)
  open = page
  return { page }
}

/** A page's HTML is there, its scripts are on their way; the page's clock waits for the test. */
async function openWaiting(path: string, viewport: { width: number; height: number }) {
  let letGo: Awaited<ReturnType<typeof holdScripts>> = () => Promise.resolve()
  const { page } = await openPage(path, {
    viewport,
    waits: false,
    prepare: async (page) => {
      await page.clock.install({ time: 0 })
      await page.clock.pauseAt(1000)
      letGo = await holdScripts(page)
    },
  })
  return {
    page,
    letGo: async () => {
      await page.clock.resume()
      await letGo()
    },
  }
}

/** The words that a reader came for: the headline and what stands below it. */
async function canBeRead(page: Page) {
  expect(await heading(page).isVisible()).toBe(true)
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(60)
}

/** Leads on by a link of the bar, in the way that the page can just now. */
async function leadsOn(page: Page) {
  await sections(page).getByRole('link', { name: 'Protocol', exact: true }).click()
  await page.waitForURL('**/docs/protocol/**')
  await heading(page).waitFor()
}

describe('words typed for the search before a page has given up', () => {
  const type = async () => {
    const { page, letGo } = await openWaiting(samplePages.doc, widths.desktop)
    await page.keyboard.press('/')
    await page.keyboard.type('gas fees')
    await page.clock.runFor(60_000)
    await apology(page).waitFor()
    return { page, letGo }
  }

  it('are searched for in the end by themselves, where they are still being written', async () => {
    const { page, letGo } = await type()
    await letGo()
    await searchField(page).waitFor()
    expect(await searchField(page).inputValue()).toBe('gas fees')
  })

  it('stand in its field when it is opened in the end by a reader who has gone on', async () => {
    const { page, letGo } = await type()
    await heading(page).click()
    await letGo()
    expect(await searchField(page).count()).toBe(0)
    await searchButton(page).click()
    await searchField(page).waitFor()
    expect(await searchField(page).inputValue()).toBe('gas fees')
  })

  it('are searched for after Retry', async () => {
    const { page, letGo } = await type()
    await heading(page).click()
    await letGo()
    await page.evaluate(() => (document.documentElement.dataset.scripts = 'gone'))
    await page.getByRole('link', { name: 'Retry' }).click()
    await searchField(page).waitFor()
    expect(await searchField(page).inputValue()).toBe('gas fees')
  })
})

describe.each(templates)('on a bad day, the page of the kind "%s"', (_, path) => {
  it('can be read while its scripts take five seconds, and does then what was asked', async () => {
    const { page, letGo } = await openWaiting(path, widths.desktop)
    await canBeRead(page)
    await searchButton(page).click()
    await page.clock.runFor(5000)
    expect(await apology(page).isVisible()).toBe(false)
    await letGo()
    await searchField(page).waitFor()
  })

  it('has its navigation while its scripts take a minute, and is whole in the end', async () => {
    const { page, letGo } = await openWaiting(path, widths.phone)
    await canBeRead(page)
    await menuButton(page).click()
    await page.clock.runFor(60_000)
    await apology(page).waitFor()
    expect(await sections(page).getByRole('link', { name: 'Protocol', exact: true }).isVisible()).toBe(true)
    expect(await page.getByRole('button').count()).toBe(0)
    await letGo()
    expect([await apology(page).isVisible(), await menu(page).isVisible()]).toEqual([false, false])
    await menuButton(page).click()
    await menu(page).waitFor()
  })

  it('has its navigation, and leads on, where a script of its template is missing', async () => {
    const { page } = await openPage('/llms.txt', { viewport: widths.phone, waits: false, mayReport: lost })
    await page.route('**/static/component---*.js', (route) => route.abort())
    await page.goto(path)
    await apology(page).waitFor()
    await canBeRead(page)
    await page.unroute('**/static/component---*.js')
    await leadsOn(page)
    await hydrated(page)
  })

  it('stays, says so and goes on where the connection is lost and comes back', async () => {
    const { page } = await openPage(path, { mayReport: lost })
    const before = await heading(page).innerText()
    await page.context().setOffline(true)
    await sections(page).getByRole('link', { name: 'Protocol', exact: true }).click()
    await page.getByRole('status').getByText('You are offline').waitFor()
    expect(await heading(page).innerText()).toBe(before)
    await colorButton(page).click()
    await page.waitForFunction(() => document.documentElement.dataset.themeChoice === 'light')
    await searchButton(page).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).waitFor()
    await searchField(page).fill('token')
    await page.context().setOffline(false)
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('status').getByRole('link', { name: 'Open the page' }).click()
    await page.waitForURL('**/docs/protocol/**')
  })

  it('does all that needs no memory where the storage is full', async () => {
    const { page } = await openPage(path, {
      colorScheme: 'light',
      mayReport: /Browser storage: writing .* failed/,
      prepare: (page) =>
        page.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
          }
        }),
    })
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(await ground()).toBe('rgb(255, 255, 255)')
    await colorButton(page).click()
    await colorButton(page).click()
    await page.waitForFunction(
      () => getComputedStyle(document.documentElement).backgroundColor !== 'rgb(255, 255, 255)',
    )
    await searchButton(page).click()
    await searchField(page).fill('what is quilibrium')
    await page.getByRole('option').first().click()
    await arrived(page, ({ pathname, search }) => pathname !== path && !search)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.goBack()
    await page.goBack()
    await page.waitForURL(`**${path}`)
  })

  it('fits into 320 px at twice their size: nothing is cut, search and menu can be used', async () => {
    const { page } = await openPage(path, {
      viewport: { width: 160, height: 284 },
      deviceScaleFactor: 4,
      hasTouch: true,
      reducedMotion: 'reduce',
    })
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBe(160)
    for (const control of [menuButton(page), searchButton(page)]) {
      const box = (await control.boundingBox())!
      expect([box.x >= 0, box.x + box.width <= 160, box.width >= 24]).toEqual([true, true, true])
    }
    await menuButton(page).tap()
    await menu(page).waitFor()
    await page.waitForFunction(() => !document.getAnimations().length)
    const entry = (await menu(page).getByRole('link').first().boundingBox())!
    expect([entry.x >= 0, entry.x + entry.width <= 160]).toEqual([true, true])
    await page.keyboard.press('Escape')
    await searchButton(page).tap()
    await searchField(page).fill('token')
    const option = (await page.getByRole('option').first().boundingBox())!
    expect(option.x + option.width).toBeLessThanOrEqual(160)
    expect(await width()).toBe(160)
  })

  it('answers on a processor four times slower', async () => {
    const { page } = await openPage('/llms.txt', { waits: false })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(path, { waitUntil: 'commit' })
    await searchButton(page).click()
    await page.keyboard.type('gas fees')
    await page.getByRole('option').first().waitFor()
    expect(await searchField(page).inputValue()).toBe('gas fees')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/docs/discover/gas-fees*/**')
    await frames(page)
    await canBeRead(page)
  })
})
