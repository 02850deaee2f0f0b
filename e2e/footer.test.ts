import { connectBrowser, samplePages, visit } from '../testing/browser/site'

connectBrowser()

describe.each([1000, 1280, 1600])('%d px wide', (width) => {
  it.each(['home', 'landing', 'notFound', 'section', 'operation', 'category', 'command'] as const)(
    'the footer of the %s page stands below its content',
    async (name) => {
      const { page } = await visit(samplePages[name], { viewport: { width, height: 900 } })
      const [content, footer] = await page.evaluate(() => {
        const column = document.querySelector('main > :not(style)')!
        const { left } = column.getBoundingClientRect()
        return [
          left + parseFloat(getComputedStyle(column).paddingLeft),
          document.querySelector('body footer:not(main footer) h2')!.getBoundingClientRect().left,
        ]
      })
      expect(footer).toBeCloseTo(content, 0)
      await page.context().close()
    },
  )
})

it('the announcement is as quiet as the page around it', async () => {
  const { page } = await visit(samplePages.home)
  const grounds = await page.evaluate(() =>
    [document.querySelector('[aria-label=Announcement]')!, document.querySelector('body footer')!].map(
      (element) => getComputedStyle(element).backgroundColor,
    ),
  )
  expect(grounds[0]).toBe(grounds[1])
  await page.context().close()
})
