import type { Page } from 'playwright-core'
import { shiftOf, watchShift } from '../testing/browser/layout-shift'
import {
  arrived,
  connectBrowser,
  frames,
  leave,
  navigate,
  quiet,
  samplePages,
  visit,
  widths,
} from '../testing/browser/site'

connectBrowser()

const quickStart = '/docs/run-node/quick-start/'
const createTokens = '/docs/build/tokens/creating-tokens/'
const shortAnswers = '/docs/api/q-kms/api-reference/key-operations/disable-key-rotation/'
const deep = samplePages.operation
const touch = { viewport: widths.phone, hasTouch: true, reducedMotion: 'reduce' } as const

describe('commands', () => {
  it.each([390, 320])(
    'are seen whole in a window of %i px, word by word, and copied as they are',
    async (width) => {
      const { page } = await visit(quickStart, {
        viewport: { width, height: 844 },
        permissions: ['clipboard-read', 'clipboard-write'],
      })
      const listings = page.locator('article .listing.commands:visible')
      const seen = await listings.evaluateAll((all) =>
        all.map((listing) => {
          const pre = listing.querySelector('pre')!
          const words = [...listing.querySelectorAll('.line > span:not(.long)')]
          const isBroken = (word: Element) => word.getClientRects().length > 1
          return {
            isCut: pre.scrollWidth > pre.clientWidth,
            broken: words
              .filter((word) => !/\s/.test(word.textContent) && isBroken(word))
              .map((word) => word.textContent),
            buttons: [...listing.querySelectorAll('button')].filter((button) => button.checkVisibility())
              .length,
          }
        }),
      )
      expect(seen.length).toBeGreaterThan(20)
      expect(seen.filter(({ isCut, broken, buttons }) => isCut || broken.length || buttons !== 1)).toEqual([])

      const long = listings.filter({ hasText: 'sudo wget' }).first()
      await long.getByRole('button').click()
      await long.getByRole('button', { name: 'Copied' }).waitFor()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      const selected = await long.locator('code').evaluate((code) => {
        window.getSelection()!.selectAllChildren(code)
        return window.getSelection()!.toString()
      })
      expect(copied.split('\n').length).toBeGreaterThan(3)
      expect(selected).toBe(copied)
      await leave(page)
    },
  )

  it.each([
    ['commands', '.commands:not(:has(> figcaption))', 'code', quickStart],
    ['commands with a title', '.commands:has(> figcaption)', 'figcaption', createTokens],
    ['short listings', '.short:not(:has(> figcaption))', 'code', shortAnswers],
  ])('%s have their button in the middle of the first line', async (_, listing, line, path) => {
    const { page } = await visit(path, { viewport: widths.phone })
    const gaps = await page.locator(`article .listing${listing}:visible`).evaluateAll(
      (all, line) =>
        all.map((listing) => {
          const words = document.createRange()
          words.selectNodeContents(listing.querySelector(line)!)
          const [first] = words.getClientRects()
          const sign = listing.querySelector('button:last-of-type svg')!.getBoundingClientRect()
          return Math.abs(first!.top + first!.height / 2 - sign.top - sign.height / 2)
        }),
      line,
    )
    expect(gaps.length).toBeGreaterThan(0)
    expect(Math.max(...gaps)).toBeLessThan(2)
    await leave(page)
  })

  it('go on in an indented line', async () => {
    const { page } = await visit(quickStart, { viewport: widths.phone })
    const lefts = await page
      .locator('article .commands:visible .line', { hasText: /^sudo wget/ })
      .first()
      .evaluate((line) => {
        const range = document.createRange()
        range.selectNodeContents(line)
        return [...new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))].map((top) =>
          Math.min(
            ...[...range.getClientRects()]
              .filter((rect) => Math.abs(rect.top - top) < 3)
              .map(({ left }) => left),
          ),
        )
      })
    expect(lefts.length).toBeGreaterThan(1)
    for (const left of lefts.slice(1)) expect(left - lefts[0]!).toBeGreaterThan(10)
    await leave(page)
  })
})

/** Addresses of data of other pages that were fetched. */
const fetchedAhead = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/page-data/') && path.endsWith('/page-data.json')),
  )

/** The page that data belong to. */
const addressOf = (data: string) => data.replace('/page-data', '').replace('page-data.json', '')

describe('pages that are fetched ahead', () => {
  it('on a phone are few, however far a reader scrolls, and none for the menu', async () => {
    const { page } = await visit(quickStart, { ...touch, fetchesAhead: true })
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/page-data/docs/')),
    )
    for (let top = 0; top < 20_000; top += 800) {
      await page.evaluate((top) => scrollTo(0, top), top)
      await frames(page)
    }
    const linked = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await page.getByRole('dialog').waitFor()
    await frames(page)
    await quiet(page)
    const before = await fetchedAhead(page)
    expect(before.length).toBeLessThanOrEqual(6)
    expect(linked).toEqual(expect.arrayContaining(before.map(addressOf)))
    const isKnown = [...before.map(addressOf), quickStart].map((path) => `[href="${path}"]`).join()
    const link = page.getByRole('dialog').locator(`a[href^="/docs/"]:not(${isKnown})`).first()
    const fetched = page.waitForRequest(/page-data\.json/)
    await link.dispatchEvent('touchstart')
    await fetched
    await leave(page)
  })
})

describe('the line that says where a reader is', () => {
  const bar = (page: Page) => page.locator('.contents-bar')

  it('stays below the bar, names the heading, and opens a list that closes again', async () => {
    const { page } = await visit(quickStart, touch)
    const summary = bar(page).locator('summary')
    expect(await summary.textContent()).toBe('On this page')
    await page.locator('#ports').evaluate((heading) => heading.scrollIntoView())
    await summary.locator('[data-here=Ports]').waitFor()
    const navbar = (await page.locator('header').first().boundingBox())!
    const line = (await summary.boundingBox())!
    // The bar's own line lies over the first pixel of it.
    expect(Math.abs(line.y - navbar.y - navbar.height)).toBeLessThanOrEqual(1)
    expect(line.height).toBeGreaterThanOrEqual(44)
    expect((await page.locator('#ports').boundingBox())!.y).toBeGreaterThanOrEqual(line.y + line.height)

    const position = () => page.evaluate(() => window.scrollY)
    const before = await position()
    await summary.click()
    const list = bar(page).getByRole('navigation', { name: 'On this page' })
    await list.waitFor()
    expect(await position()).toBe(before)
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'hidden' })
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)

    await summary.click()
    await page.mouse.click(200, 820)
    await list.waitFor({ state: 'hidden' })

    await summary.click()
    await list.getByRole('link', { name: 'Undo' }).click()
    await list.waitFor({ state: 'hidden' })
    await summary.locator('[data-here=Undo]').waitFor()
    const heading = (await page.locator('#undo').boundingBox())!
    expect(heading.y).toBeGreaterThanOrEqual(line.y + line.height)
    expect(heading.y).toBeLessThan(line.y + line.height + 40)
    await leave(page)
  })

  it('costs no shift of the layout, and is not printed', async () => {
    const { page } = await visit(quickStart, touch)
    // What late fonts move has its own test.
    await page.evaluate(() => document.fonts.ready)
    await watchShift(page)
    await frames(page)
    for (let top = 0; top < 4000; top += 400) {
      await page.evaluate((top) => scrollTo(0, top), top)
      await frames(page)
    }
    expect(await shiftOf(page)).toBeLessThan(0.01)
    await page.emulateMedia({ media: 'print' })
    expect(await bar(page).isVisible()).toBe(false)
    await leave(page)
  })

  it('unfolds in its place where no script would close it', async () => {
    const { page } = await visit(quickStart, { viewport: widths.phone, javaScriptEnabled: false })
    await bar(page).locator('summary').click()
    const list = (await bar(page).getByRole('navigation').boundingBox())!
    expect((await page.locator('.content p').first().boundingBox())!.y).toBeGreaterThan(list.y + list.height)
    await leave(page)
  })
})

/** The rows above the current page that name where it is, as they stand in what scrolls. */
const parentsInSight = (page: Page, frame: string) =>
  page.locator(`${frame} [data-active]`).evaluateAll((rows) =>
    rows.map((row) => {
      const { left, top, height } = row.getBoundingClientRect()
      const seen = document.elementFromPoint(left + 20, top + height / 2)
      return [row.querySelector('a')!.textContent, row.contains(seen)]
    }),
  )

describe('the headings above the current page stay in sight', () => {
  const parents = [
    ['QStorage', true],
    ['API reference', true],
    ['Bucket operations', true],
  ]

  it('in the menu of a phone, where the color switch says what it does', async () => {
    const { page } = await visit(deep, touch)
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    const menu = page.getByRole('dialog', { name: 'Navigation' })
    await menu.waitFor()
    await menu.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
    expect(await parentsInSight(page, 'dialog')).toEqual(parents)
    await menu.getByText(/^(light|dark|system) mode$/).waitFor()
    await leave(page)
  })
})

describe.each([320, 360, 390, 599])('the rows of tables in a window of %i px', (width) => {
  it('have a title across the whole row, and values on one line', async () => {
    const { page } = await visit(quickStart, { viewport: { width, height: 844 } })
    const rows = await page.locator('article .stacked.labeled tbody tr:visible').evaluateAll((all) =>
      all.map((row) => {
        const [title, ...values] = [...row.children]
        const startOf = (cell: Element) => {
          const range = document.createRange()
          range.selectNodeContents(cell)
          return Math.round(range.getClientRects()[0]!.left)
        }
        return {
          weight: getComputedStyle(title!).fontWeight,
          label: getComputedStyle(title!, '::before').content,
          starts: new Set(values.filter((cell) => cell.textContent).map(startOf)).size,
        }
      }),
    )
    expect(rows.length).toBeGreaterThan(5)
    expect(
      rows.filter(({ weight, label, starts }) => weight !== '600' || label !== 'none' || starts > 1),
    ).toEqual([])
    await leave(page)
  })
})

it('a search above the menu leaves no step behind that does nothing, once the window is a desktop’s', async () => {
  const { page } = await visit(samplePages.section, touch)
  await navigate(page, quickStart)
  await arrived(page, `**${quickStart}`)
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await page.getByRole('dialog', { name: 'Navigation' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Search' }).waitFor()
  await page.setViewportSize(widths.desktop)
  await page.getByRole('dialog', { name: 'Navigation' }).waitFor({ state: 'detached' })
  await page.evaluate(() => history.back())
  await page.getByRole('dialog', { name: 'Search' }).waitFor({ state: 'detached' })
  await page.waitForFunction(() => !(history.state as { menu?: true } | null)?.menu)
  await page.evaluate(() => history.back())
  await page.waitForURL(`**${samplePages.section}`)
  await leave(page)
})

it('on a phone the home page offers its search and the first way in on the first screen', async () => {
  const { page } = await visit('/', touch)
  const way = page.getByRole('link', { name: 'Read “What is Quilibrium?”' })
  const { y, height } = (await way.boundingBox())!
  expect(y + height).toBeLessThanOrEqual(640)
  await page.getByRole('button', { name: 'Search the documentation' }).click()
  await page.getByRole('combobox').waitFor()
  await leave(page)
})

it('on a tablet the picture of the home page stands beside its words, and its ways in have columns', async () => {
  const { page } = await visit('/', { viewport: { width: 820, height: 1100 } })
  const words = (await page.locator('main h1').boundingBox())!
  const picture = (await page.locator('main section [aria-hidden]:has(picture)').first().boundingBox())!
  expect(picture.x).toBeGreaterThan(words.x + words.width - 1)
  const columns = await page
    .locator('main ul')
    .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length))
  expect(columns).toEqual([3])
  await leave(page)
})
