import { allRoutes } from './routes'
import { accessibilityProblems } from '../testing/browser/accessibility'
import { pathOf, samplePages, connectBrowser, visit, widths } from '../testing/browser/site'

connectBrowser()

describe.each(Object.entries(widths))('on a %s', (_, viewport) => {
  it('a page reads whole without JavaScript, as it does with it', async () => {
    const read = async (javaScriptEnabled: boolean) => {
      const { page, problems } = await visit(samplePages.doc, { viewport, javaScriptEnabled })
      const text = await page.locator('article').innerText()
      expect(problems).toEqual([])
      await page.context().close()
      return text.replaceAll(/\n(Copy|Copied)\b/g, '')
    }
    const text = await read(false)
    expect(text.length).toBeGreaterThan(2000)
    expect(text).toBe(await read(true))
  })

  it.each(['light', 'dark'] as const)('every template is accessible in %s mode', async (colorScheme) => {
    for (const path of Object.values(samplePages)) {
      const { page, problems } = await visit(path, { viewport, colorScheme })
      expect({ path, found: await accessibilityProblems(page) }).toEqual({ path, found: [] })
      expect(problems).toEqual([])
      await page.context().close()
    }
  })
})

it('nothing overflows the window at any width', async () => {
  const { page } = await visit('/', { javaScriptEnabled: false })
  const overflowing: string[] = []
  for (const route of [...allRoutes, samplePages.components]) {
    await page.goto(route)
    for (const width of [320, 390, 768, 996, 997, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      if (tooWide) overflowing.push(`${route} at ${width} px`)
    }
  }
  expect(overflowing).toEqual([])
  await page.context().close()
})

it('no page reports an error in the console', async () => {
  const { page, problems } = await visit('/')
  for (const route of allRoutes) {
    await page.goto(route)
    await page.waitForSelector('html[data-has-hydrated=true]', { state: 'attached' })
  }
  expect(problems).toEqual([])
  await page.context().close()
})

it('without JavaScript, a category can be opened by its page', async () => {
  const { page } = await visit('/docs/build/', { javaScriptEnabled: false })
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Applications' })
    .click()
  expect(pathOf(page)).toBe('/docs/category/applications/')
  await page.context().close()
})
