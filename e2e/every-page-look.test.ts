import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import type { Page } from 'playwright-core'
import { connectBrowser, leave, visit } from '../testing/browser/site'
import { faultsOf, prepareLook } from '../testing/browser/look'

connectBrowser()

/** A phone, a tablet, a desktop. */
const windowWidths = [1280, 768, 390]

/** So many tabs that one works while others wait. */
const tabs = 4

/** How long a page may take where the machine is slow, in milliseconds: four times of what it takes elsewhere. */
const patience = 2500

/** All pages, but those that only lead to another. */
const routes = globSync('**/index.html', { cwd: 'public' })
  .filter((file) => !readFileSync(`public/${file}`, 'utf8').includes('http-equiv="refresh"'))
  .map((file) => `/${file.slice(0, -'index.html'.length)}`)
  .sort()

/** All that is folded is looked at, too, but what would lie over the page. */
const unfold = () => {
  for (const fold of document.querySelectorAll('details'))
    fold.open = window.innerWidth > 996 || !fold.closest('.contents-bar')
}

/** Looks at a page in windows of some widths, one after the other. */
async function look(page: Page, route: string, widths: readonly number[], found: Map<string, string[]>) {
  await page.goto(route, { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(unfold)
    for (const fault of await faultsOf(page))
      found.set(fault, [...(found.get(fault) ?? []), `${width} ${route}`])
  }
}

/**
 * The HTML alone is looked at, as it is laid out for readers with scripts, which are kept away: they change nothing of the
 * layout (layout.test.ts), and a page without them is there at once. One mode is enough: the other has other colors, no
 * other sizes, and contrast is looked at in both on each template (templates.ts).
 */
it(
  'nothing on any page is too small, cut, or over another, and all stands on the grid',
  async () => {
    const left = [...routes]
    const found = new Map<string, string[]>()
    const work = async () => {
      const { page } = await visit('/404.html', {
        mayBeMissing: true,
        waits: false,
        prepare: async (page) => {
          await prepareLook(page)
          await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
        },
      })
      // Each page begins in the window that the one before has ended in, which saves a layout.
      let widths = windowWidths
      for (let route = left.shift(); route !== undefined; route = left.shift()) {
        await look(page, route, widths, found)
        widths = [...widths].reverse()
      }
      await leave(page)
    }
    await Promise.all(Array.from({ length: tabs }, work))
    expect(routes.length).toBeGreaterThan(250)
    const told = [...found].map(
      ([fault, places]) => `${fault} (${places.length}: ${places.slice(0, 3).join(', ')})`,
    )
    expect(told).toEqual([])
  },
  routes.length * patience,
)
