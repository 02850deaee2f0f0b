import { connectBrowser, leave, samplePages, visit, widths } from '../testing/browser/site'

connectBrowser()

const templates = ['section', 'doc', 'operation', 'dataType', 'category', 'command', 'figure'] as const

it.each(templates)('on a phone the %s page begins to speak within 150 px', async (name) => {
  const { page } = await visit(samplePages[name], { viewport: widths.phone })
  const top = await page.locator('main h1').evaluate((title) => {
    const words = document.createRange()
    words.selectNodeContents(title)
    return words.getClientRects()[0]!.top
  })
  expect(top).toBeLessThanOrEqual(150)
  await leave(page)
})

it('on a phone the way up from a page is one link, to what is above it', async () => {
  const { page } = await visit(samplePages.operation, { viewport: widths.phone })
  const links = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link')
  expect(await links.allTextContents()).toEqual(['Bucket operations'])
  await leave(page)
})
