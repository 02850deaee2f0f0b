import { brotliCompressSync } from 'node:zlib'
import { samplePages, connectBrowser, visit } from '../testing/browser/site'

/**
 * Bytes that a first visit may cost until the browser is idle, compressed with brotli, without the pages that are fetched
 * ahead then: those are the data of pages that a reader sees links to.
 */
const budget = { javascript: 110_000, all: 125_000 }

connectBrowser()

/** What was measured, in bytes, for docs/performance.md. */
const measured: string[] = []
afterAll(() => process.stdout.write(['page: JavaScript, in all', ...measured, ''].join('\n')))

/** One page for each template; the page that shows every component at once is no reader's. */
const templates = Object.entries(samplePages).filter(([name]) => name !== 'components')

it.each(templates)('a first visit to the %s page stays within its budget', async (name, path) => {
  const { page } = await visit(path)
  const addresses = await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestIdleCallback(resolve))
    return [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)]
  })
  const sizes = await Promise.all(
    [...new Set(addresses)].map(async (address) => ({
      address,
      size: brotliCompressSync(Buffer.from(await (await fetch(address)).arrayBuffer())).length,
    })),
  )
  const sum = (wanted: (address: string) => boolean) =>
    sizes.filter(({ address }) => wanted(address)).reduce((total, { size }) => total + size, 0)
  const [javascript, all] = [sum((address) => address.endsWith('.js')), sum(() => true)]
  measured.push(`${name}: ${javascript}, ${all}`)
  expect(javascript).toBeGreaterThan(50_000)
  expect(javascript).toBeLessThanOrEqual(budget.javascript)
  expect(all).toBeLessThanOrEqual(budget.all)
  expect(addresses.every((address) => new URL(address).origin === new URL(page.url()).origin)).toBe(true)
  await page.context().close()
})
