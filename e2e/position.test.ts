import type { Page } from 'playwright-core'
import {
  arrived,
  connectBrowser,
  frames,
  holdFiles,
  holdScripts,
  hydrated,
  leave,
  navigate,
  samplePages,
  visit,
  widths,
} from '../testing/browser/site'

connectBrowser()

const here = samplePages.doc
const faq = '/docs/discover/FAQ/'
const heading = 'privacy-and-safety'

/** Where the page stands, in px from its top. */
const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const standsAt = (page: Page, y: number) =>
  page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) <= 1, y)

async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  await frames(page)
}

/** Follows a link of the table of contents as a reader does, and waits until the page stands at its heading. */
async function followContents(page: Page, index: number) {
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(index).click()
  await frames(page)
  await frames(page)
  return position(page)
}

/** Opens a page anew in the same tab, as a typed address or another site's link does. */
async function openAnew(page: Page, path: string) {
  await page.goto('about:blank')
  await page.goto(path)
  await hydrated(page)
  await frames(page)
}

/** How far the top of an element is from where the browser puts a heading that it scrolls to. */
const fromHeading = (page: Page, id: string) =>
  page.evaluate((name) => {
    const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    return Math.round(document.getElementById(name)!.getBoundingClientRect().top - padding) || 0
  }, id)

it('the text that a reader is at stays in sight when the screen is turned', async () => {
  const { page } = await visit(faq, { viewport: { width: 390, height: 844 } })
  await page.evaluate((id) => {
    document.getElementById(id)!.scrollIntoView()
    window.scrollBy(0, -60)
  }, heading)
  await frames(page)
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await frames(page)
    await frames(page)
    expect(Math.abs(await fromHeading(page, heading))).toBeLessThan(200)
  }
  await leave(page)
})

describe('Back and Forward within a page', () => {
  it('return to where a reader was before each heading that was gone to', async () => {
    const { page } = await visit(here)
    await scrollTo(page, 240)
    const first = await followContents(page, 1)
    expect(first).not.toBe(240)
    await scrollTo(page, first + 130)
    const second = await followContents(page, 0)
    await page.goBack()
    await standsAt(page, first + 130)
    await page.goBack()
    await standsAt(page, 240)
    await page.goForward()
    await standsAt(page, first + 130)
    await page.goForward()
    await standsAt(page, second)
    await leave(page)
  })

  it('return there from another page and after a reload, too', async () => {
    const { page } = await visit(here)
    await scrollTo(page, 240)
    const first = await followContents(page, 1)
    await scrollTo(page, first + 130)
    await navigate(page, faq)
    await arrived(page, `**${faq}`)
    await page.reload()
    await hydrated(page)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /fee/i }).waitFor()
    await standsAt(page, first + 130)
    await page.goBack()
    await standsAt(page, 240)
    await leave(page)
  })

  it('return there by way of another site', async () => {
    const { page } = await visit(here)
    await scrollTo(page, 240)
    await navigate(page, faq)
    await arrived(page, `**${faq}`)
    await page.goto('about:blank')
    void page.evaluate(() => history.go(-2)).catch(() => undefined) // it leaves the page
    await page.waitForURL(`**${here}`)
    await hydrated(page)
    await standsAt(page, 240)
    await leave(page)
  })
})

describe('a page that is loaded anew on the way back', () => {
  const long = '/docs/run-node/advanced-configuration/'

  it.each([
    ['desktop', ''],
    ['phone', ''],
    ['phone', '?a=1#engine'],
  ] as const)('stands where it was left (%s, %s)', async (width, rest) => {
    const { page } = await visit(long + rest, { viewport: widths[width], isMobile: width === 'phone' })
    await scrollTo(page, 2500)
    await page.evaluate((address) => location.assign(address), faq)
    await page.waitForURL(`**${faq}`)
    await hydrated(page)
    await page.goBack()
    await hydrated(page)
    await frames(page)
    expect(await position(page)).toBe(2500)
    await leave(page)
  })

  it('stands there before the scripts start, and goes where a reader scrolls then', async () => {
    const { page } = await visit(long)
    await scrollTo(page, 2500)
    await page.goto('about:blank')
    const release = await holdScripts(page)
    const releaseFonts = await holdFiles(page, '**/*.woff2')
    await page.goBack({ waitUntil: 'domcontentloaded' })
    await standsAt(page, 2500)
    await page.mouse.move(400, 400)
    await page.mouse.wheel(0, 600)
    await standsAt(page, 3100)
    // Fonts may change heights above by a pixel or two; what the reader sees stays where it is.
    const seen = await page.evaluateHandle(() =>
      [...document.querySelectorAll('article :is(p, li, pre, td, h2, h3)')].find(
        (element) => element.getBoundingClientRect().top > 100,
      )!,
    )
    const topOf = () => seen.evaluate((element) => element.getBoundingClientRect().top)
    const top = await topOf()
    releaseFonts()
    await page.evaluate(() => document.fonts.ready)
    await release()
    expect(Math.abs((await topOf()) - top)).toBeLessThanOrEqual(1)
    await leave(page)
  })
})

// Browsers tell of a scroll with the next frame only, and a busy machine's frame is late.
it('a page that is scrolled and left within one frame, by a link or by Back, is found where it was', async () => {
  const other = samplePages.figure
  const { page } = await visit(here)
  const scrollAndGo = (top: number, to: string | number) =>
    page.evaluate(
      async ([y, goal]) => {
        if (typeof goal === 'string') await window.___loader.enqueue(goal)
        window.scrollTo({ top: y, behavior: 'instant' })
        window.___navigate(goal)
      },
      [top, to] as const,
    )
  await scrollAndGo(700, other)
  await arrived(page, `**${other}`)
  await scrollAndGo(300, -1)
  await arrived(page, `**${here}`)
  expect(await position(page)).toBe(700)
  await page.goForward()
  await arrived(page, `**${other}`)
  expect(await position(page)).toBe(300)
  await leave(page)
})

it('fonts that come after Back leave the page there alone, where a reload has asked for them', async () => {
  const { page } = await visit(here)
  await scrollTo(page, 240)
  await navigate(page, faq)
  await arrived(page, `**${faq}`)
  await scrollTo(page, 900)
  const releaseFonts = await holdFiles(page, '**/*.woff2')
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.mouse.move(400, 400) // The scripts wait for the fonts, or for a reader's hand.
  await hydrated(page)
  await page.goBack({ waitUntil: 'commit' })
  await standsAt(page, 240)
  releaseFonts()
  await page.evaluate(() => document.fonts.ready)
  await frames(page)
  expect(await position(page)).toBe(240)
  await leave(page)
})

describe('a page that is opened anew in the same tab', () => {
  it('begins at its top', async () => {
    const { page } = await visit(here)
    await scrollTo(page, 700)
    await openAnew(page, here)
    expect(await position(page)).toBe(0)
    await leave(page)
  })

  it('begins at the heading that its address names', async () => {
    const { page } = await visit(`${faq}#${heading}`)
    await scrollTo(page, 900)
    await openAnew(page, `${faq}#${heading}`)
    expect(await fromHeading(page, heading)).toBe(0)
    await leave(page)
  })
})

it('a reload keeps the position, with a heading in the address or without', async () => {
  const { page } = await visit(here)
  for (const address of [here, `${here}?a=1#no-such-heading`, `${faq}#${heading}`]) {
    await openAnew(page, address)
    await scrollTo(page, 700)
    await page.reload()
    await hydrated(page)
    await frames(page)
    expect(await position(page)).toBe(700)
  }
  await leave(page)
})

describe('a reader who scrolls before the scripts start', () => {
  it.each(['', '#the-network'])('stays there (address with "%s")', async (hash) => {
    let release = async () => {}
    const { page } = await visit(`${faq}${hash}`, {
      waits: false,
      prepare: async (page) => {
        release = await holdScripts(page)
      },
    })
    await scrollTo(page, 500)
    await release()
    expect(await position(page)).toBe(500)
    await leave(page)
  })

  it('stays there after a reload', async () => {
    const { page } = await visit(here)
    await scrollTo(page, 700)
    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await standsAt(page, 700)
    await page.mouse.move(600, 400)
    await page.mouse.wheel(0, -400)
    await standsAt(page, 300)
    await release()
    expect(await position(page)).toBe(300)
    await leave(page)
  })
})

describe('the keyboard goes on', () => {
  const focusedTop = (page: Page) =>
    page.evaluate(() => Math.round(document.activeElement!.getBoundingClientRect().top))
  const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

  it('at the top after the way back to it', async () => {
    const { page } = await visit(here, { reducedMotion: 'reduce' })
    await scrollTo(page, 1500)
    await scrollTo(page, 1400)
    const button = page.getByRole('button', { name: 'Scroll back to top' })
    await button.focus()
    await page.keyboard.press('Enter')
    await standsAt(page, 0)
    await button.waitFor({ state: 'detached' })
    await page.keyboard.press('Tab')
    expect(await focusedText(page)).toBe('Skip to main content')
    expect(await position(page)).toBe(0)
    await leave(page)
  })

  it('at the top after a link to the page that is shown', async () => {
    const { page } = await visit(here)
    await scrollTo(page, 700)
    await page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current=page]').press('Enter')
    await standsAt(page, 0)
    await page.keyboard.press('Tab')
    expect(await focusedText(page)).toBe('Skip to main content')
    await leave(page)
  })

  it('at the heading of this page that a link of the site leads to', async () => {
    const { page } = await visit(faq)
    await navigate(page, `${faq}#the-network`)
    await page.waitForFunction(() => document.activeElement?.id === 'the-network')
    expect(await fromHeading(page, 'the-network')).toBe(0)
    const before = await position(page)
    await page.keyboard.press('Tab')
    expect(await focusedTop(page)).toBeGreaterThan(0)
    expect(Math.abs((await position(page)) - before)).toBeLessThan(400)
    await leave(page)
  })

  it('at the heading of a search result on this page', async () => {
    const { page } = await visit(faq)
    await page.keyboard.press('/')
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await dialog.getByPlaceholder('Search the documentation').waitFor()
    await page.keyboard.type('official channels')
    const result = dialog.locator(`[role=option][href^="${faq}#"]`).first()
    const id = (await result.getAttribute('href'))!.split('#')[1]!
    await result.click()
    await dialog.waitFor({ state: 'detached' })
    await page.waitForFunction((name) => document.activeElement?.id === name, id)
    const before = await position(page)
    await page.keyboard.press('Tab')
    expect(Math.abs((await position(page)) - before)).toBeLessThan(400)
    await leave(page)
  })
})
