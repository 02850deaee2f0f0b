import { codeFontIsThere } from '../testing/browser/pages'
import { shiftOf, watchShift } from '../testing/browser/layout-shift'
import { connectBrowser, frames, holdFiles, leave, samplePages, visit, widths } from '../testing/browser/site'

connectBrowser()

/** What the letters of a page may move when its font comes late, as browsers count it. */
const limit = 0.05

const pages = ['/docs/run-node/quick-start/', samplePages.doc, samplePages.operation]

describe.each(Object.entries(widths))('on a %s', (_, viewport) => {
  it.each(pages)('hardly anything of %s moves when the font of text comes late', async (path) => {
    let release = () => {}
    const { page } = await visit(path, {
      viewport,
      waits: false,
      prepare: async (page) => {
        release = await holdFiles(page, /figtree[^/]*\.woff2$/)
      },
    })
    await watchShift(page, { buffered: true })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const isThere = () =>
      page.evaluate(() =>
        [...document.fonts].some((font) => /Figtree/.test(font.family) && font.status === 'loaded'),
      )
    expect(await isThere()).toBe(false)
    release()
    await page.evaluate(() => document.fonts.ready)
    await frames(page)
    expect(await isThere()).toBe(true)
    const shift = await shiftOf(page)
    process.stdout.write(`late font, ${viewport.width} px, ${path}: ${shift.toFixed(3)}\n`)
    expect(shift).toBeLessThanOrEqual(limit)
    await leave(page)
  })
})

it('the font of code comes with the first results that show any, on a page without code', async () => {
  const { page } = await visit(samplePages.home)
  await page.keyboard.press('/')
  await page.getByPlaceholder('Search the documentation').waitFor()
  // Readers begin to type later than the browser is idle.
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => setTimeout(done), { timeout: 10_000 })),
  )
  await page.getByRole('combobox', { name: 'Search' }).fill('maxkeys')
  await page.getByRole('option').first().waitFor()
  await codeFontIsThere(page)
  await leave(page)
})
