import { z } from 'zod'
import { codeFontIsThere } from '../testing/browser/pages'
import {
  connectBrowser,
  frames,
  holdFiles,
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
const trace = z.object({ traceEvents: z.array(z.unknown()) })

/** How many layouts of a trace were of nearly the whole page. */
const wholeLayouts = (json: string) =>
  trace
    .parse(JSON.parse(json))
    .traceEvents.flatMap((event) => layout.safeParse(event).data?.args.beginData ?? [])
    .filter(({ dirtyObjects, totalObjects }) => totalObjects > 500 && dirtyObjects > totalObjects / 2).length

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
  const browser = page.context().browser()!
  const layoutsOf = async (act: () => Promise<unknown>) => {
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    await act()
    await frames(page)
    return wholeLayouts((await browser.stopTracing()).toString())
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await frames(page)
  const ofFont = await layoutsOf(() => {
    letFontGo()
    return codeFontIsThere(page)
  })
  // A busy browser takes a frame to know of the font, and another one to write in it.
  expect([1, 2]).toContain(ofFont)
  const ofStyles = await layoutsOf(async () => {
    const styles = page.waitForResponse('**/styles/*.css')
    letStylesGo()
    await styles
  })
  expect(ofStyles).toBe(0)
  // The next page's rules are there when it is asked for, and this one has its own still.
  expect(await page.locator('style[data-part]').count()).toBe(2)
  await navigate(page, samplePages.operation)
  await page.waitForURL(`**${samplePages.operation}`)
  await page.waitForFunction(() => !document.querySelector('style[data-part]'))
  await leave(page)
})
