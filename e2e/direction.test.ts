import { ArrowLeft, ArrowRight, ChevronLeft, ChevronRight } from 'lucide'
import type { Page } from 'playwright-core'
import { looksOf, unmirrored } from './mirror'
import { pageStates } from '../testing/browser/page-states'
import { settled } from '../testing/browser/pages'
import { rightToLeft } from '../testing/browser/right-to-left'
import { chevronClass } from '../src/shared/chevron-class'
import { connectBrowser, frames, leave, samplePages, visit, widths } from '../testing/browser/site'

connectBrowser()

type Meddle = (page: Page) => Promise<unknown>

interface Subject {
  path: string
  viewport?: { width: number; height: number }
  /** What is done to the tab before it opens the page. */
  prepare?: Meddle
  /** What a reader does on the page. */
  reach?: Meddle
}

/** A page as it is, or with its lines from right to left. */
async function open({ path, viewport, prepare, reach }: Subject) {
  const { page } = await visit(path, {
    viewport,
    prepare,
    reducedMotion: 'reduce',
    mayReport: /404|ERR_FAILED/,
    mayBeMissing: true,
  })
  await settled(page)
  await reach?.(page)
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  await frames(page)
  return page
}

/** Opens a page in both directions, takes what is wanted of each, and closes it. */
async function inBoth<T>(subject: Subject, take: (page: Page) => Promise<T>): Promise<[ltr: T, rtl: T]> {
  const taken: T[] = []
  for (const prepare of [undefined, rightToLeft]) {
    const page = await open({ ...subject, prepare })
    taken.push(await take(page))
    await leave(page)
  }
  return taken as [T, T]
}

/** Lines change their direction on the page as it is, which costs no second visit. */
async function expectMirrored(subject: Subject) {
  const page = await open(subject)
  await page.mouse.move(0, 0) // or it would lie over something else in the mirror
  const before = await looksOf(page)
  await page.evaluate(() => (document.dir = 'rtl'))
  await settled(page)
  await frames(page)
  expect(before.length).toBeGreaterThan(25)
  expect(unmirrored(before, await looksOf(page)).slice(0, 8)).toEqual([])
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
  await leave(page)
}

describe.each(Object.entries(widths))('from right to left, on a %s,', (_, viewport) => {
  it.each(Object.entries(samplePages))(
    'the %s page is the mirror image of what it was, and no wider than the window',
    (_, path) => expectMirrored({ path, viewport }),
  )
})

/** Whether the search's results that are in sight have got their texts, which come after them. */
function allTextsAreThere() {
  const end = document.querySelector('[role=listbox]')?.getBoundingClientRect().bottom ?? 0
  return [...document.querySelectorAll('[role=option] > div > div')].every(
    (text) => text.textContent || text.getBoundingClientRect().top > end,
  )
}

/** What readers bring about, besides the states that pictures are taken of. */
const states: Record<string, Subject> = {
  ...Object.fromEntries(
    Object.entries(pageStates).map(([name, { width, reach, ...state }]) => [
      name,
      {
        ...state,
        viewport: { width, height: 900 },
        reach: async (page: Page) => {
          await reach(page)
          await page.waitForFunction(allTextsAreThere)
        },
      },
    ]),
  ),
  'main menu': {
    path: samplePages.doc,
    viewport: widths.phone,
    reach: async (page) => {
      await pageStates.menu!.reach(page)
      await page.getByRole('button', { name: '← Back to main menu' }).click()
    },
  },
  shortcuts: {
    path: samplePages.landing,
    reach: async (page) => {
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    },
  },
  'marked parameter': {
    path: samplePages.operation,
    reach: (page) => page.locator('.members > div:not(dd *) a[href^="#"]').first().click(),
  },
}

it.each(Object.entries(states))('from right to left, the state %s is mirrored', (_, state) =>
  expectMirrored(state),
)

it('from right to left, navigation is at the right and the table of contents at the left', async () => {
  const page = await open({ path: samplePages.doc, prepare: rightToLeft })
  const [sidebar, headline, contents] = await Promise.all(
    [
      page.getByRole('navigation', { name: 'Docs sidebar' }),
      page.getByRole('heading', { level: 1 }),
      page.getByRole('navigation', { name: 'On this page' }),
    ].map(async (part) => (await part.boundingBox())!),
  )
  expect(sidebar!.x).toBeGreaterThan(headline!.x + headline!.width)
  expect(contents!.x + contents!.width).toBeLessThan(headline!.x)
  await leave(page)
})

/** Shapes of the icons that point along the line. */
const pointing = [ArrowLeft, ArrowRight, ChevronLeft, ChevronRight].flat().map(([, { d }]) => d)

/** Of each icon that points along the line: whether it is drawn the other way round. */
const turned = (page: Page, icons = 'svg') =>
  page.locator(icons).evaluateAll(
    (icons, pointing) =>
      (icons as SVGSVGElement[])
        .filter((icon) => icon.checkVisibility())
        .filter((icon) => pointing.includes(icon.querySelector('path')?.getAttribute('d') ?? ''))
        .map((icon) => {
          const { a, b, c, d } = icon.getScreenCTM()!
          return a * d - b * c < 0
        }),
    pointing,
  )

it.each([
  ['home', samplePages.home],
  ['doc', samplePages.doc],
  ['category', samplePages.category],
])('from right to left, arrows on the %s page point the other way', async (_, path) => {
  const [before, after] = await inBoth({ path }, (page) => turned(page))
  expect(before.length).toBeGreaterThan(1)
  expect(before).toEqual(before.map(() => false))
  expect(after).toEqual(before.map(() => true))
})

it('from right to left, the menu’s arrow points the other way', async () => {
  const inMenu = (page: Page) =>
    page
      .locator(`[aria-label="Main menu"] .${chevronClass}`)
      .first()
      .evaluate((arrow) => new DOMMatrix(getComputedStyle(arrow).transform).b > 0)
  expect(await inBoth(states['main menu']!, inMenu)).toEqual([true, false])
})

it('the menu comes from where lines begin', async () => {
  const [before, after] = await inBoth({ path: samplePages.doc, viewport: widths.phone }, async (page) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.addStyleTag({ content: 'dialog { animation-play-state: paused !important }' })
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    const menu = page.getByRole('dialog', { name: 'Navigation' })
    await menu.waitFor({ state: 'attached' })
    const { x, width } = (await menu.boundingBox())!
    return { left: x, right: x + width }
  })
  expect(before.right).toBeCloseTo(0, 0)
  expect(after.left).toBeCloseTo(widths.phone.width, 0)
})

it('the bar of a page that loads grows from where lines begin', async () => {
  const [before, after] = await inBoth({ path: samplePages.landing }, async (page) => {
    await page.route('**/page-data.json', () => {})
    await page.getByRole('link', { name: 'Protocol' }).first().click()
    const bar = page.getByRole('progressbar')
    await bar.waitFor()
    const { x, width } = (await bar.boundingBox())!
    return { left: x, right: widths.desktop.width - x - width }
  })
  expect(before.left).toBe(0)
  expect(before.right).toBeGreaterThan(100)
  expect(after.right).toBe(0)
  expect(after.left).toBeGreaterThan(100)
})

it('from right to left, the left arrow leads to the next tab, which is at the left', async () => {
  // With two tabs both arrows would lead to the other one.
  const page = await open({ path: samplePages.operation, prepare: rightToLeft })
  const [first, second] = [page.getByRole('tab').nth(0), page.getByRole('tab').nth(1)]
  expect((await second.boundingBox())!.x).toBeLessThan((await first.boundingBox())!.x)
  await first.press('ArrowLeft')
  expect(await second.getAttribute('aria-selected')).toBe('true')
  await second.press('ArrowRight')
  expect(await first.getAttribute('aria-selected')).toBe('true')
  await leave(page)
})

/** The outermost elements that run from left to right by themselves, and whether their text does not mix with what is around. */
const islands = (page: Page) =>
  page.evaluate(() => {
    const directionOf = (element: Element) => getComputedStyle(element).direction
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && !element.matches('svg *'))
      .filter((element) => directionOf(element) === 'ltr' && directionOf(element.parentElement!) === 'rtl')
      .map((element) => {
        const { display, unicodeBidi } = getComputedStyle(element)
        const kinds = {
          code: 'code',
          listing: 'figure:has(> pre)',
          drawing: ':has(> svg)',
          files: ':has(> ul)',
        }
        const kind = Object.entries(kinds).find(([, selector]) => element.matches(selector))?.[0]
        return `${kind}${display === 'inline' && unicodeBidi !== 'isolate' ? ' that mixes' : ''}`
      })
  })

it('from right to left, listings, code, file trees and drawings alone run from left to right', async () => {
  const kinds = new Set<string>()
  for (const path of Object.values(samplePages)) {
    const page = await open({ path, prepare: rightToLeft })
    for (const kind of await islands(page)) kinds.add(kind)
    const codes = page.locator('code:visible, figure svg:visible')
    const directions = await codes.evaluateAll((all) => all.map((one) => getComputedStyle(one).direction))
    expect(directions).toEqual(directions.map(() => 'ltr'))
    // A key goes as its letters do, so that the distance to what is around it is the text's.
    const keys = page.locator('kbd')
    const bidi = await keys.evaluateAll((all) => all.map((one) => getComputedStyle(one).unicodeBidi))
    expect(bidi).toEqual(bidi.map(() => 'plaintext'))
    await leave(page)
  }
  expect([...kinds].sort()).toEqual(['code', 'drawing', 'files', 'listing'])
})

it('from right to left, the button of a listing does not lie where its lines begin', async () => {
  const page = await open({ ...states['code-hovered']!, prepare: rightToLeft })
  const listing = page.getByRole('figure', { name: 'greet.ts' })
  const button = (await listing.getByRole('button', { name: 'Copy' }).boundingBox())!
  const frame = (await listing.boundingBox())!
  expect(button.x + button.width / 2).toBeGreaterThan(frame.x + frame.width / 2)
  await leave(page)
})
