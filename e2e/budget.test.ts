import { brotliCompressSync } from 'node:zlib'
import { samplePages, connectBrowser, visit } from './site'

/** Bytes that a first visit may cost until the browser is idle, compressed with brotli. */
const budget = { javascript: 110_000, all: 125_000 }

connectBrowser()

/** One page for each template; the page that shows every component at once is no reader's. */
const templates = Object.entries(samplePages).filter(([name]) => name !== 'components')

it.each(templates)('a first visit to the %s page stays within its budget', async (_, path) => {
  const { page } = await visit(path)
  const addresses = await page.evaluate(async () => {
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
  expect(sum((address) => address.endsWith('.js'))).toBeGreaterThan(50_000)
  expect(sum((address) => address.endsWith('.js'))).toBeLessThanOrEqual(budget.javascript)
  expect(sum(() => true)).toBeLessThanOrEqual(budget.all)
  expect(addresses.every((address) => new URL(address).origin === new URL(page.url()).origin)).toBe(true)
  await page.context().close()
})
