import type { Page } from 'playwright-core'
import { connectBrowser, leave, samplePages, visit } from '../testing/browser/site'

connectBrowser()

/** On both sides of where the columns change. */
const windowWidths = [997, 1280, 1440, 1600, 1920]

/** The width of a page: sidebar, text, and contents or samples. */
const pageWidth = 1600

const { home, landing, notFound, ...beside } = samplePages

/** Pages beside a sidebar: one of each template, and those whose way from the home page is longest or shortest. */
const besideSidebar = [
  ...Object.values(beside),
  '/docs/api/',
  '/docs/discover/what-is-quilibrium/',
  '/docs/run-node/quick-start/',
  '/docs/api/q-kms/api-reference/key-operations/generate-data-key-without-plaintext/',
  '/docs/api/q-storage/api-reference/multipart-operations/complete-multipart-upload/',
  '/docs/build/applications/compiling-to-ot-circuits/',
]

/** What stands still while a reader goes from page to page, to half a pixel. */
const anchors = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const round = (length = NaN) => Math.round(2 * length) / 2
    const [title, sidebar, trail] = [
      'h1',
      'nav[aria-label="Docs sidebar"]',
      'nav[aria-label="Breadcrumbs"]',
    ].map(boxOf)
    return {
      title: [title?.left, title?.top].map(round),
      sidebar: [sidebar?.left, sidebar?.width].map(round),
      breadcrumbs: [trail?.left, trail?.top, trail?.height].map(round),
    }
  })

/** Measures pages one after the other in one tab; the pages by what was measured of them. */
async function measured<T>(paths: readonly string[], width: number, measure: (page: Page) => Promise<T>) {
  const { page } = await visit(paths[0]!, {
    javaScriptEnabled: false,
    viewport: { width, height: 900 },
    mayBeMissing: true,
  })
  const found: Record<string, string[]> = {}
  for (const path of paths) {
    await page.goto(path)
    const key = JSON.stringify(await measure(page))
    ;(found[key] ??= []).push(path)
  }
  await leave(page)
  return found
}

describe.each(windowWidths)('in a window of %i px', (width) => {
  it('title, sidebar and breadcrumbs stand at one place on all pages beside a sidebar', async () => {
    const found = await measured(besideSidebar, width, anchors)
    expect(found).toEqual({ [Object.keys(found)[0]!]: besideSidebar })
  })

  it('the titles of the pages without a sidebar begin at one edge', async () => {
    const alone = [home, landing, notFound]
    const found = await measured(alone, width, async (page) =>
      Math.round((await page.locator('h1').boundingBox())!.x),
    )
    expect(found).toEqual({ [Object.keys(found)[0]!]: alone })
  })
})

/** Where the footer's last column begins, and the table of contents, as far as it stands beside the page. */
const lastColumns = (page: Page) =>
  page.evaluate(() =>
    ['body > div footer:not(main footer) section:last-of-type', 'main aside:has(> nav)']
      .map((selector) => document.querySelector(selector))
      .filter((column) => column?.checkVisibility())
      .map((column) => column!.getBoundingClientRect().left),
  )

it.each([
  [1280, '/docs/run-node/quick-start/'],
  [1440, '/docs/run-node/quick-start/'],
  [1600, '/docs/run-node/quick-start/'],
  [1920, '/docs/run-node/quick-start/'],
  [1280, beside.section],
  [1600, beside.operation],
  [1920, beside.operation],
])(
  'in a window of %i px the footer of %s ends in a column below the table of contents',
  async (width, path) => {
    const { page } = await visit(path, { viewport: { width, height: 900 } })
    const columns = await lastColumns(page)
    expect(columns).toEqual([columns[1], columns[1]])
    await leave(page)
  },
)

it.each([1280, 1440, 1600, 1920])(
  'in a window of %i px the table of contents stands at one edge on all pages, and ends where the bar does',
  async (width) => {
    const found = await measured(besideSidebar, width, (page) =>
      page.evaluate(() => {
        const contents = document.querySelector('main aside:has(> nav)')
        if (!contents?.checkVisibility()) return null
        const { left, right } = contents.getBoundingClientRect()
        return [left, document.querySelector('header > nav')!.getBoundingClientRect().right - right]
      }),
    )
    const places = Object.keys(found).filter((place) => place !== 'null')
    expect(places).toHaveLength(1)
    expect((JSON.parse(places[0]!) as number[])[1]).toBe(40)
  },
)

it.each([997, 1280, 1600])(
  'in a window of %i px the footer of the home page has the columns of its cards',
  async (width) => {
    const { page } = await visit(home, { viewport: { width, height: 900 } })
    const leftsOf = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
    expect(await leftsOf('body > div footer section')).toEqual(await leftsOf('main li:has(h3)'))
    await leave(page)
  },
)

it.each([1600, 1920, 2560])(
  'in a window of %i px the page stands in the middle, with its bar',
  async (width) => {
    const found = await measured(besideSidebar, width, (page) =>
      page.evaluate(() =>
        ['header > nav', 'div:has(> main)', 'body > div footer:not(main footer) > div'].map((selector) => {
          const { left, right } = document.querySelector(selector)!.getBoundingClientRect()
          return [left, document.documentElement.clientWidth - right]
        }),
      ),
    )
    const margin = (width - pageWidth) / 2
    expect(Object.keys(found)).toEqual([JSON.stringify(Array(3).fill([margin, margin]))])
  },
)

it.each([768, 1280, 1600])(
  'in a window of %i px what stands in a page begins at one edge and ends at two at most',
  async (width) => {
    const found = await measured(besideSidebar, width, (page) =>
      page.evaluate(() => {
        const parts =
          '.flow > *, article > *, [class*=content] > *, main nav[aria-label="Docs pages"], main footer'
        const boxes = [...document.querySelectorAll(parts)]
          .filter((part) => part.closest('main') && !part.closest('.api-samples, aside, .contents-bar'))
          .map((part) => part.getBoundingClientRect())
          .filter(({ width }) => width > 570)
        const begins = new Set(boxes.map(({ left }) => Math.round(left)))
        const ends = new Set(boxes.map(({ right }) => Math.round(right)))
        return (begins.size === 1 && ends.size <= 2) || [[...begins], [...ends]]
      }),
    )
    expect(Object.keys(found)).toEqual(['true'])
  },
)

it.each([700, 820, 996])(
  'in a window of %i px pages without a sidebar beside them stand in the middle',
  async (width) => {
    const found = await measured(besideSidebar, width, (page) =>
      page.locator('main h1').evaluate((title) => {
        const { left } = title.getBoundingClientRect()
        const { right } = (title.closest('article') ?? title.parentElement!).getBoundingClientRect()
        return Math.abs(left - (innerWidth - right)) < 1
      }),
    )
    expect(Object.keys(found)).toEqual(['true'])
  },
)

it.each([700, 820, 996])('in a window of %i px all tables of a page have the same edges', async (width) => {
  const { page } = await visit('/docs/learn/communication/e2ee/', { viewport: { width, height: 900 } })
  const edges = await page
    .locator('article .content > .table')
    .evaluateAll((tables) =>
      tables.map((table) => [table.getBoundingClientRect().left, table.getBoundingClientRect().right]),
    )
  expect(edges.length).toBeGreaterThan(5)
  expect(new Set(edges.map(String)).size).toBe(1)
  await leave(page)
})

it.each([600, 768, 996])(
  'in a window of %i px no arrow of a card stands alone in its line',
  async (width) => {
    const { page } = await visit(home, { viewport: { width, height: 900 } })
    const alone = await page.locator('main li a').evaluateAll((links) =>
      links
        .filter((link) => {
          const [arrow, words] = [link.querySelector('svg')!, document.createRange()]
          const last = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
          while (last.nextNode()) words.setStart(last.currentNode, last.currentNode.textContent!.length - 1)
          words.setEnd(last.currentNode, last.currentNode.textContent!.length)
          return words.getBoundingClientRect().bottom < arrow.getBoundingClientRect().top
        })
        .map(({ textContent }) => textContent),
    )
    expect(await page.locator('main li a').count()).toBe(3)
    expect(alone).toEqual([])
    await leave(page)
  },
)
