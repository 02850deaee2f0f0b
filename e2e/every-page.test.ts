import type { Page } from 'playwright-core'
import { allRoutes } from './routes'
import { measureAt } from '../testing/browser/lay-out'
import { connectBrowser, hydrated, leave, samplePages, visit, type Visit } from '../testing/browser/site'

connectBrowser()

/** Windows of a small phone up to a large screen, on both sides of where the layout changes. */
const windowWidths = [320, 390, 768, 996, 997, 1280, 1920]

/** So many tabs that one works while others wait. */
const tabs = 4

const routes = [...allRoutes, samplePages.components]

/** Goes through all routes, each once, in a few tabs at a time; what a look at one finds is told with its route. */
async function findOnAll(
  open: () => Promise<Visit>,
  look: (visited: Visit, route: string) => Promise<string[]>,
) {
  const left = [...routes]
  const found: string[] = []
  const work = async () => {
    const visited = await open()
    for (let route = left.shift(); route !== undefined; route = left.shift())
      found.push(...(await look(visited, route)).map((fault) => `${route}: ${fault}`))
    await leave(visited.page)
  }
  await Promise.all(Array.from({ length: tabs }, work))
  return found
}

const tooWide = (width: number) => `wider than a window of ${width} px`

/** The widths of a window that a page is wider than. */
async function overflows(page: Page) {
  // What can't be seen is not drawn, which would take longer than to lay it out.
  await page.evaluate(() => (document.documentElement.style.opacity = '0'))
  const found: string[] = []
  for (const width of windowWidths) {
    await page.setViewportSize({ width, height: 800 })
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    if (isTooWide) found.push(tooWide(width))
  }
  return found
}

it('no page overflows the window at any width, nor reports anything in the console', async () => {
  const look = async ({ page, problems }: Visit, route: string) => {
    problems.length = 0
    const response = await page.goto(route)
    if (!response?.ok()) throw new Error(`${route} answers ${response?.status()}.`)
    await hydrated(page)
    return [...(await overflows(page)), ...problems]
  }
  expect(await findOnAll(() => visit('/404.html'), look)).toEqual([])
}, 300_000)

it('no page overflows the window at any width without JavaScript, where all of it is shown', async () => {
  const look = async ({ page }: Visit, route: string) => {
    const isTooWide = await measureAt(
      page,
      route,
      windowWidths,
      (document) => document.documentElement.scrollWidth > document.defaultView!.innerWidth,
    )
    return windowWidths.filter((_, index) => isTooWide[index]).map(tooWide)
  }
  expect(await findOnAll(() => visit('/robots.txt', { waits: false }), look)).toEqual([])
}, 300_000)
