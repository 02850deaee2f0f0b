import { connectBrowser, leave, samplePages, visit } from '../testing/browser/site'

connectBrowser()

describe.each([820, 900, 1000, 1280, 1600])('%d px wide', (width) => {
  it.each(['home', 'landing', 'notFound', 'section', 'operation', 'category', 'command'] as const)(
    'the footer of the %s page stands below its content',
    async (name) => {
      const { page } = await visit(samplePages[name], { viewport: { width, height: 900 } })
      const [content, footer] = await page.evaluate(() =>
        ['main h1', 'body footer:not(main footer) h2'].map(
          (title) => document.querySelector(title)!.getBoundingClientRect().left,
        ),
      )
      expect(footer).toBeCloseTo(content!, 0)
      await leave(page)
    },
  )
})

it.each([
  [samplePages.notFound, 1300],
  [samplePages.category, 1300],
])('on the short page %s the footer ends where the window does, %d px high', async (path, height) => {
  const { page } = await visit(path, { viewport: { width: 1280, height } })
  const { bottom, document } = await page
    .locator('body footer')
    .last()
    .evaluate((footer) => ({
      bottom: footer.getBoundingClientRect().bottom,
      document: footer.ownerDocument.documentElement.scrollHeight,
    }))
  expect([bottom, document]).toEqual([height, height])
  await leave(page)
})

it.each([samplePages.notFound, samplePages.category])(
  'between the content of the short page %s and the footer there is no more room than there is at any end',
  async (path) => {
    const { page } = await visit(path, { viewport: { width: 1280, height: 700 } })
    const room = await page.evaluate(() => {
      const last = document.querySelector('main > * > :not(style)')!.getBoundingClientRect().bottom
      return document.querySelector('body footer:not(main footer)')!.getBoundingClientRect().top - last
    })
    expect(room).toBeLessThanOrEqual(64)
    await leave(page)
  },
)

it('the announcement is as quiet as the page around it', async () => {
  const { page } = await visit(samplePages.home)
  const grounds = await page.evaluate(() =>
    [document.querySelector('[aria-label=Announcement]')!, document.querySelector('body footer')!].map(
      (element) => getComputedStyle(element).backgroundColor,
    ),
  )
  expect(grounds[0]).toBe(grounds[1])
  await leave(page)
})
