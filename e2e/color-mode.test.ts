import { samplePages, connectBrowser, visit } from './site'

connectBrowser()

const background = () => getComputedStyle(document.documentElement).backgroundColor

it('follows the system until the reader chooses, then keeps the choice', async () => {
  const { page } = await visit(samplePages.doc, { colorScheme: 'dark' })
  const button = page.getByRole('button', { name: /Switch between dark and light mode/ })
  const shown = () =>
    page.evaluate(() => [
      document.documentElement.dataset.themeChoice,
      document.documentElement.dataset.theme,
    ])
  expect(await shown()).toEqual(['system', 'dark'])
  await button.click()
  expect(await shown()).toEqual(['light', 'light'])
  await page.reload()
  expect(await shown()).toEqual(['light', 'light'])
  await button.click()
  expect(await shown()).toEqual(['dark', 'dark'])
  await button.click()
  expect(await shown()).toEqual(['system', 'dark'])
  await page.context().close()
})

it('paints the right colours at first, before any script of the page has loaded', async () => {
  const { page } = await visit('/', { colorScheme: 'light' })
  const light = await page.evaluate(background)
  await page.context().close()
  const dark = await visit('/', { colorScheme: 'dark', mayReport: /ERR_FAILED/ })
  await dark.page.route('**/*.js', (route) => route.abort())
  await dark.page.reload({ waitUntil: 'domcontentloaded' })
  expect(await dark.page.evaluate(background)).not.toBe(light)
  await dark.page.context().close()
})
