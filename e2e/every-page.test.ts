import type { Page } from 'playwright-core'
import { allRoutes } from './routes'
import { connectBrowser, hydrated, leave, samplePages, visit, type Visit } from '../testing/browser/site'

connectBrowser()

/** Windows of a small phone up to a large screen, on both sides of where the layout changes. */
const windowWidths = [320, 390, 768, 996, 997, 1280, 1920]

/** So many tabs that one works while others wait. */
const tabs = 4

const routes = [...allRoutes, samplePages.components]

/** Opens a page in the tab of the last one, whose problems are no more its own. */
async function goOn(last: Visit | undefined, route: string, javaScriptEnabled: boolean): Promise<Visit> {
  if (!last) return visit(route, { javaScriptEnabled })
  last.problems.length = 0
  await last.page.goto(route)
  if (javaScriptEnabled) await hydrated(last.page)
  return last
}

/** Opens all routes, each once, in a few tabs at a time; what a look at one finds is told with its route. */
async function findOnAll(javaScriptEnabled: boolean, look: (visited: Visit) => Promise<string[]>) {
  const left = [...routes]
  const found: string[] = []
  const work = async () => {
    let visited: Visit | undefined
    for (let route = left.shift(); route !== undefined; route = left.shift()) {
      visited = await goOn(visited, route, javaScriptEnabled)
      found.push(...(await look(visited)).map((fault) => `${route}: ${fault}`))
    }
    if (visited) await leave(visited.page)
  }
  await Promise.all(Array.from({ length: tabs }, work))
  return found
}

/** The widths of a window that a page is wider than. */
async function overflows(page: Page) {
  const found: string[] = []
  for (const width of windowWidths) {
    await page.setViewportSize({ width, height: 800 })
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    if (tooWide) found.push(`wider than a window of ${width} px`)
  }
  return found
}

it('no page overflows the window at any width, nor reports anything in the console', async () => {
  const look = async ({ page, problems }: Visit) => [...(await overflows(page)), ...problems]
  expect(await findOnAll(true, look)).toEqual([])
}, 300_000)

it('no page overflows the window at any width without JavaScript, where all of it is shown', async () => {
  expect(await findOnAll(false, ({ page }) => overflows(page))).toEqual([])
}, 300_000)
