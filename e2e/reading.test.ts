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
