import type { Page } from 'playwright-core'
import { z } from 'zod'
import { codeFontIsThere, settled } from '../testing/browser/pages'
import {
  connectBrowser,
  frames,
  holdFiles,
  laidOut,
  leave,
  navigate,
  samplePages,
  visit,
} from '../testing/browser/site'

connectBrowser()

/** What a trace of Chromium's says of one layout: how much of the page was laid out anew. */
const layout = z.object({
  name: z.literal('Layout'),
  args: z.object({ beginData: z.object({ dirtyObjects: z.number(), totalObjects: z.number() }) }),
})
/** The same of styles: of how many elements they were found anew. */
const styling = z.object({
  name: z.literal('UpdateLayoutTree'),
  args: z.object({ elementCount: z.number() }),
})
const trace = z.object({ traceEvents: z.array(z.unknown()) })

/** What a page lays out, and of how many elements it finds the styles, while something is done and in the frames after it. */
async function workOf(page: Page, act: () => Promise<unknown>) {
  const browser = page.context().browser()!
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await act()
  await frames(page)
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString()))
  const layouts = traceEvents.flatMap((event) => layout.safeParse(event).data?.args.beginData ?? [])
  return {
    /** How many layouts were of nearly the whole page. */
    wholeLayouts: layouts.filter(
      ({ dirtyObjects, totalObjects }) => totalObjects > 500 && dirtyObjects > totalObjects / 2,
    ).length,
    styled: traceEvents.flatMap((event) => styling.safeParse(event).data?.args.elementCount ?? []),
  }
}

/** A long page whose fonts have come and are drawn, for they lay it out anew. */
async function visitSettled() {
  const { page } = await visit('/docs/run-node/quick-start/', { alone: true })
  await settled(page)
  await frames(page)
  return page
}

it('what comes behind the scripts has a long page laid out anew for the font of code alone', async () => {
  let [letFontGo, letStylesGo] = [() => {}, () => {}]
  const { page } = await visit('/docs/run-node/quick-start/', {
    alone: true,
    fetchesAhead: true,
    prepare: async (page) => {
      letFontGo = await holdFiles(page, /geist-mono/)
      letStylesGo = await holdFiles(page, /styles\/[^/]*\.css$/)
    },
  })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await frames(page)
  const { wholeLayouts: ofFont } = await workOf(page, () => {
    letFontGo()
    return codeFontIsThere(page)
  })
  // A busy browser takes a frame to know of the font, and another one to write in it.
  expect([1, 2]).toContain(ofFont)
  const ofStyles = await workOf(page, async () => {
    const styles = page.waitForResponse('**/styles/*.css')
    letStylesGo()
    await styles
  })
  expect(ofStyles.wholeLayouts).toBe(0)
  // The next page's rules are there when it is asked for, and this one has its own still.
  expect(await page.locator('style[data-part]').count()).toBe(2)
  await navigate(page, samplePages.operation)
  await page.waitForURL(`**${samplePages.operation}`)
  await page.waitForFunction(() => !document.querySelector('style[data-part]'))
  await leave(page)
})

it('what a first click needs is done when a reader turns to a link, and moves nothing', async () => {
  const page = await visitSettled()
  const { wholeLayouts } = await workOf(page, async () => {
    await page.locator('a[rel=next]').focus()
    await page.waitForFunction(() => !document.querySelector('style[data-part]'))
  })
  expect(wholeLayouts).toBe(0)
  await leave(page)
})

it('a view transition leaves the styles of a page as they are: it adds its pictures alone', async () => {
  const page = await visitSettled()
  const { styled } = await workOf(page, () =>
    page.evaluate(() => document.startViewTransition(() => {}).finished.then(() => undefined)),
  )
  expect(Math.max(...styled)).toBeLessThan(200)
  await leave(page)
})

const long = '/docs/run-node/quick-start/'
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

describe('where the site’s scripts never come', () => {
  /** Where the page knows that they are gone, it shows what they would have folded. */
  const known = (page: Page) => page.waitForSelector('html[data-scripts=gone]', { state: 'attached' })
  const visitStill = async (path: string) => {
    const visited = await visit(path, {
      alone: true,
      waits: false,
      prepare: (page) => page.route(/\.js$/, (route) => route.abort()),
      mayReport: /ERR_FAILED/,
    })
    await known(visited.page)
    await visited.page.evaluate(() => document.fonts.ready.then(() => undefined))
    return visited
  }
  /** How high the page is at a heading, where all of it is laid out at once. */
  let whole: number
  beforeAll(async () => {
    const { page } = await visitStill(`${long}#next`)
    whole = await heightOf(page)
    await leave(page)
  })

  it('a page that begins at its top is soon as high as one that is opened at a heading', async () => {
    expect(whole).toBeGreaterThan(10_000)
    const { page } = await visitStill(long)
    await laidOut(page)
    expect(Math.abs((await heightOf(page)) - whole)).toBeLessThan(3)
    await leave(page)
  })

  it('a page that is loaded anew is where it was left', async () => {
    const { page } = await visitStill(long)
    await laidOut(page)
    const headings = () =>
      page.locator('h2').evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().top))
    await page.evaluate(() => window.scrollTo(0, 5000))
    await frames(page)
    const before = await headings()
    await page.reload()
    await known(page)
    await page.waitForFunction(() => window.scrollY > 0)
    await frames(page)
    const after = await headings()
    expect(Math.max(...after.map((top, index) => Math.abs(top - before[index]!)))).toBeLessThan(3)
    await leave(page)
  })
})

it('of a page that a link leads to, what is seen is styled with the press, and soon all of it', async () => {
  const { page } = await visit('/docs/run-node/system-requirements/', { alone: true })
  await settled(page)
  await page.locator(`aside a[href="${long}"], nav a[href="${long}"]`).first().focus()
  await page.waitForFunction(() => !document.querySelector('style[data-part]'))
  const { styled } = await workOf(page, async () => {
    await page.evaluate((path) => window.___navigate(path), long)
    await page.waitForFunction((path) => location.pathname === path && document.querySelector('h1'), long)
  })
  const all = await page.evaluate(() => document.querySelectorAll('*').length)
  expect(all).toBeGreaterThan(2000)
  expect(Math.max(...styled)).toBeLessThan(all / 2)
  await settled(page)
  const whole = await heightOf(page)
  await page.reload()
  await settled(page)
  expect(Math.abs((await heightOf(page)) - whole)).toBeLessThan(3)
  await leave(page)
})
