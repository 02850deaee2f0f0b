import type { Page } from 'playwright-core'
import { measureAt } from '../testing/browser/lay-out'
import { connectBrowser, leave, samplePages, visit } from '../testing/browser/site'

connectBrowser()

/** On both sides of where the columns change. */
const windowWidths = [997, 1280, 1440, 1600, 1920]

/** The width of a page: sidebar, text, and contents or samples. */
const pageWidth = 1792

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

/** Lengths that each page has in each window, as text, by what they are of. */
type Measured = Record<keyof ReturnType<typeof measure>, string>

/** Runs in the tab: what is measured of a page in a window. */
function measure(document: Document) {
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  /** What stands still while a reader goes from page to page, to half a pixel. */
  const anchors = () => {
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
  }
  /** Where the table of contents begins, and how far from the bar's end it ends; null without one. */
  const contents = () => {
    const contents = document.querySelector('main aside > nav')
    if (!contents?.checkVisibility()) return null
    const { left, right } = contents.getBoundingClientRect()
    return [left, boxOf('header > nav')!.right - right]
  }
  /** What stands at the left and at the right of the bar, the page and the footer. */
  const margins = () =>
    ['header > nav', 'div:has(> main)', 'body > div footer:not(main footer) > div'].map((selector) => {
      const { left, right } = boxOf(selector)!
      return [left, width - right]
    })
  /** Where the parts of a page begin and end. */
  const edges = () => {
    const parts =
      '.flow > *, article > *, [class*=content] > *, main nav[aria-label="Docs pages"], main footer'
    const boxes = [...document.querySelectorAll(parts)]
      .filter((part) => part.closest('main') && !part.closest('.api-samples, aside, .contents-bar'))
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 570)
    const begins = new Set(boxes.map(({ left }) => Math.round(left)))
    const ends = new Set(boxes.map(({ right }) => Math.round(right)))
    return (begins.size === 1 && ends.size <= 2) || [[...begins], [...ends]]
  }
  /** Whether the text stands in the middle of the window. */
  const isCentered = () => {
    const title = document.querySelector('main h1')!
    const { left } = title.getBoundingClientRect()
    const { right } = (title.closest('article') ?? title.parentElement!).getBoundingClientRect()
    return Math.abs(left - (document.defaultView!.innerWidth - right)) < 1
  }
  const title = () => Math.round(boxOf('h1')!.x)
  const found = { anchors, title, contents, margins, edges, isCentered }
  return Object.fromEntries(
    Object.entries(found).map(([name, take]) => [name, JSON.stringify(take())]),
  ) as Record<keyof typeof found, string>
}

/** All windows that pages are measured in. */
const allWidths = [700, 768, 820, 996, ...windowWidths, 2560]

/** The pages without a sidebar. */
const alone = [home, landing, notFound]

/** What was measured of each page, by its path and the window's width. */
const all = new Map<string, Measured>()

beforeAll(async () => {
  const { page } = await visit('/robots.txt', { waits: false })
  for (const path of [...besideSidebar, ...alone]) {
    const found = await measureAt(page, path, allWidths, measure)
    allWidths.forEach((width, index) => all.set(`${path} ${width}`, found[index]!))
  }
  await leave(page)
}, 300_000)

/** Pages by what was measured of them in a window. */
function measured(paths: readonly string[], width: number, what: keyof Measured) {
  const found: Record<string, string[]> = {}
  for (const path of paths) (found[all.get(`${path} ${width}`)![what]] ??= []).push(path)
  return found
}

describe.each(windowWidths)('in a window of %i px', (width) => {
  it('title, sidebar and breadcrumbs stand at one place on all pages beside a sidebar', () => {
    const found = measured(besideSidebar, width, 'anchors')
    expect(found).toEqual({ [Object.keys(found)[0]!]: besideSidebar })
  })

  it('the titles of the pages without a sidebar begin at one edge', () => {
    const found = measured(alone, width, 'title')
    expect(found).toEqual({ [Object.keys(found)[0]!]: alone })
  })
})

it.each(windowWidths)(
  'in a window of %i px all pages begin where the mark of the bar does, and end where its last sign does',
  async (width) => {
    const edgesOf = async (path: string) => {
      const { page } = await visit(path, { viewport: { width, height: 900 } })
      const found = await page.evaluate(() => {
        const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
        const isBeside = Boolean(document.querySelector('nav[aria-label="Docs sidebar"]'))
        const begins = [
          isBeside ? 'nav[aria-label="Docs sidebar"]' : 'h1',
          ...(isBeside ? [] : ['body > div footer:not(main footer) h2']),
        ]
        return {
          mark: Math.round(boxOf('header a svg').left),
          begins: begins.map((part) => Math.round(boxOf(part).left)),
          signs: ['header > nav > div:last-child svg', '[aria-label=Announcement] svg'].map((sign) =>
            Math.max(
              ...[...document.querySelectorAll(sign)].map((drawn) => drawn.getBoundingClientRect().right),
            ),
          ),
        }
      })
      await leave(page)
      return found
    }
    for (const path of [...alone, beside.doc, beside.category]) {
      const { mark, begins, signs } = await edgesOf(path)
      expect({ path, begins }).toEqual({ path, begins: begins.map(() => mark) })
      expect(Math.abs(signs[0]! - signs[1]!)).toBeLessThanOrEqual(8)
    }
  },
)

it.each([beside.operation, beside.dataType])(
  '%s has no less room for text and samples in a wide window than on a laptop',
  async (path) => {
    const { page } = await visit(path, { viewport: { width: 1440, height: 900 } })
    const measured = () =>
      page.evaluate(() =>
        ['.api-text', '.api-samples'].map(
          (part) => document.querySelector(part)!.getBoundingClientRect().width,
        ),
      )
    const [text, samples] = await measured()
    for (const width of [1792, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      const [wideText, wideSamples] = await measured()
      expect(wideText).toBeGreaterThanOrEqual(text!)
      expect(wideSamples).toBeGreaterThanOrEqual(samples!)
    }
    await leave(page)
  },
)

it.each(['/docs/run-node/quick-start/', '/docs/learn/block-storage/bloom-clock/'])(
  'boxes of words and figures of %s end where text does',
  async (path) => {
    const { page } = await visit(path, { viewport: { width: 1440, height: 900 } })
    const widths = await page
      .locator('article')
      .evaluate((article) =>
        ['p', 'aside, figure:not(.listing)'].map((kind) => [
          ...new Set(
            [...article.querySelectorAll(kind)]
              .filter(({ parentElement }) => parentElement!.matches('.content'))
              .map((part) => part.getBoundingClientRect().width),
          ),
        ]),
      )
    expect(widths).toEqual([[576], [576]])
    await leave(page)
  },
)

/** Opens a page once, for tests in windows of several widths. */
function opened(path: string) {
  let page: Page
  beforeAll(async () => {
    ;({ page } = await visit(path))
  })
  afterAll(() => leave(page))
  return async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return page
  }
}

/** Where the footer's last column begins, and the table of contents, as far as it stands beside the page. */
const lastColumns = (page: Page) =>
  page.evaluate(() =>
    ['body > div footer:not(main footer) section:last-of-type', 'main aside > nav']
      .map((selector) => document.querySelector(selector))
      .filter((column) => column?.checkVisibility())
      .map((column) => column!.getBoundingClientRect().left),
  )

describe.each([
  ['/docs/run-node/quick-start/', [1280, 1440, 1600, 1920]],
  [beside.section, [1280]],
  [beside.operation, [1600, 1920]],
] as const)('the footer of %s', (path, widths) => {
  const inWindow = opened(path)

  it.each(widths)('ends in a column below the table of contents in a window of %i px', async (width) => {
    const columns = await lastColumns(await inWindow(width))
    expect(columns).toEqual([columns[1], columns[1]])
  })
})

it.each([1280, 1440, 1600, 1920])(
  'in a window of %i px the table of contents stands at one edge on all pages, and ends where the bar does',
  (width) => {
    const places = Object.keys(measured(besideSidebar, width, 'contents')).filter((place) => place !== 'null')
    expect(places).toHaveLength(1)
    expect((JSON.parse(places[0]!) as number[])[1]).toBe(24)
  },
)

describe('on the home page', () => {
  const inWindow = opened(home)

  it.each([997, 1280, 1600])(
    'in a window of %i px the footer has the columns of the cards',
    async (width) => {
      const page = await inWindow(width)
      const leftsOf = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
      expect(await leftsOf('body > div footer section')).toEqual(await leftsOf('main li:has(h3)'))
    },
  )

  it.each([600, 768, 996])(
    'in a window of %i px no arrow of a card stands alone in its line',
    async (width) => {
      const page = await inWindow(width)
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
    },
  )
})

it.each([1600, 1920, 2560])('in a window of %i px the page stands in the middle, with its bar', (width) => {
  const margin = Math.max(0, (width - pageWidth) / 2)
  expect(Object.keys(measured(besideSidebar, width, 'margins'))).toEqual([
    JSON.stringify(Array(3).fill([margin, margin])),
  ])
})

it.each([768, 1280, 1600])(
  'in a window of %i px what stands in a page begins at one edge and ends at two at most',
  (width) => expect(Object.keys(measured(besideSidebar, width, 'edges'))).toEqual(['true']),
)

it.each([700, 820, 996])(
  'in a window of %i px pages without a sidebar beside them stand in the middle',
  (width) => expect(Object.keys(measured(besideSidebar, width, 'isCentered'))).toEqual(['true']),
)

describe('on a page with many tables', () => {
  const inWindow = opened('/docs/learn/communication/e2ee/')

  it.each([700, 820, 996])('in a window of %i px all of them have the same edges', async (width) => {
    const page = await inWindow(width)
    const edges = await page
      .locator('article .content > .table')
      .evaluateAll((tables) =>
        tables.map((table) => [table.getBoundingClientRect().left, table.getBoundingClientRect().right]),
      )
    expect(edges.length).toBeGreaterThan(5)
    expect(new Set(edges.map(String)).size).toBe(1)
  })
})
