import { z } from 'zod'
import { codeFontIsThere } from '../testing/browser/pages'
import { connectBrowser, holdFiles, leave, samplePages, visit } from '../testing/browser/site'

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

it('what comes behind the scripts has a long page laid out anew once, for the font of code', async () => {
  let release = () => {}
  const { page } = await visit('/docs/run-node/quick-start/', {
    alone: true,
    fetchesAhead: true,
    prepare: async (page) => {
      release = await holdFiles(page, /geist-mono|styles\/[^/]*\.css$/)
    },
  })
  const browser = page.context().browser()!
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  const styles = page.waitForResponse('**/styles/*.css')
  release()
  await styles
  await codeFontIsThere(page)
  // The next page's rules are there when it is asked for, and this one has its own still.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  expect(await page.locator('style[data-part]').count()).toBe(2)
  expect(wholeLayouts((await browser.stopTracing()).toString())).toBe(1)
  await page.evaluate((to) => window.___navigate(to), samplePages.operation)
  await page.waitForURL(`**${samplePages.operation}`)
  await page.waitForFunction(() => !document.querySelector('style[data-part]'))
  await leave(page)
})
