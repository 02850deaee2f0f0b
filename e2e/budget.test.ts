import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { codeFontIsThere } from '../testing/browser/pages'
import { connectBrowser, leave, samplePages, visit } from '../testing/browser/site'

/**
 * Bytes that a first visit may cost until the browser is idle, compressed with brotli, without the pages that are fetched
 * ahead then: those are the data of pages that a reader sees links to.
 */
const budget = { javascript: 44_000, all: 81_000 }

/** The font of code, which comes once the browser is idle. */
const fontBudget = 9000
const isCodeFont = (address: string) => /geist-mono-[^/]*\.woff2$/.test(address)

connectBrowser()

/** What was measured, in bytes, for docs/performance.md. */
const measured: string[] = []
afterAll(() => process.stdout.write(['page: JavaScript, in all', ...measured, ''].join('\n')))

/** One page for each template; the page that shows every component at once is no reader's. */
const templates = Object.entries(samplePages).filter(([name]) => name !== 'components')

it.each(templates)('a first visit to the %s page stays within its budget', async (name, path) => {
  const { page } = await visit(path, { alone: true })
  const addresses = await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 }))
    return [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)]
  })
  const sizes = await Promise.all(
    [...new Set(addresses)].map(async (address) => ({
      address,
      size: brotliCompressSync(Buffer.from(await (await fetch(address)).arrayBuffer())).length,
    })),
  )
  const sum = (wanted: (address: string) => boolean) =>
    sizes
      .filter(({ address }) => wanted(address) && !isCodeFont(address))
      .reduce((total, { size }) => total + size, 0)
  const [javascript, all] = [sum((address) => address.endsWith('.js')), sum(() => true)]
  measured.push(`${name}: ${javascript}, ${all}`)
  expect(javascript).toBeGreaterThan(30_000)
  expect(javascript).toBeLessThanOrEqual(budget.javascript)
  expect(all).toBeLessThanOrEqual(budget.all)
  expect(addresses.every((address) => new URL(address).origin === new URL(page.url()).origin)).toBe(true)
  await leave(page)
})

const codeFonts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ name, startTime }))
      .filter(({ name }) => name.includes('geist-mono')),
  )

it('the font of code comes behind all else, within its budget, and nothing moves', async () => {
  const { page } = await visit(samplePages.operation, { alone: true })
  await codeFontIsThere(page)
  const [font, ...others] = await codeFonts(page)
  expect(others).toEqual([])
  expect(new URL(font!.name).origin).toBe(new URL(page.url()).origin)
  const { loaded, painted, family, shift } = await page.evaluate(
    () =>
      new Promise<{ loaded: number; painted: number; family: string; shift: number }>((done) => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        const family = getComputedStyle(document.querySelector('pre code')!).fontFamily
        const shifts: number[] = []
        new PerformanceObserver((list) =>
          shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
        ).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            done({
              loaded: navigation!.loadEventStart,
              painted: paint!.startTime,
              family,
              shift: shifts.reduce((sum, value) => sum + value, 0),
            }),
          ),
        )
      }),
  )
  expect(font!.startTime).toBeGreaterThan(Math.max(loaded, painted))
  expect(family).toMatch(/^"?geist-mono/)
  expect(shift).toBe(0)
  const bytes = (await (await fetch(font!.name)).arrayBuffer()).byteLength
  measured.push(`font of code: ${bytes}`)
  expect(bytes).toBeLessThanOrEqual(fontBudget)
  await leave(page)
})

it.each([
  ['inline code', '/docs/build/'],
  ['letters of fixed width in a figure', '/docs/learn/operating-system/'],
])('a page with %s and no listing gets the font of code, too', async (_, path) => {
  const { page } = await visit(path, { alone: true })
  expect(await page.locator('article pre').count()).toBe(0)
  await codeFontIsThere(page)
  expect(await codeFonts(page)).toHaveLength(1)
  await leave(page)
})

it('code has the same size in the font and without it', async () => {
  const { page } = await visit(samplePages.operation, { alone: true })
  await codeFontIsThere(page)
  const sizes = await page.evaluate(() => {
    const measure = () =>
      [...document.querySelectorAll('pre code, p > code')].slice(0, 20).map((code) => {
        const { width, height } = code.getBoundingClientRect()
        return [Math.round(width), Math.round(height)]
      })
    const font = measure()
    for (const face of document.fonts) if (/geist-mono/.test(face.family)) document.fonts.delete(face)
    return { font, fallback: measure() }
  })
  expect(sizes.font.length).toBeGreaterThan(3)
  const differences = sizes.font.flatMap(([width, height], index) => {
    const [otherWidth, otherHeight] = sizes.fallback[index]!
    return [Math.abs(width! - otherWidth!), Math.abs(height! - otherHeight!)]
  })
  expect(Math.max(...differences)).toBeLessThanOrEqual(1)
  await leave(page)
})

it('no font of code comes to a page without any, and none is asked for with the HTML', async () => {
  const { page } = await visit(samplePages.landing, { alone: true })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })))
  expect(await codeFonts(page)).toEqual([])
  expect(await page.locator('link[rel=preload][href*=geist]').count()).toBe(0)
  await leave(page)
})
