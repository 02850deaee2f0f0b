import { connectBrowser, visit, widths } from '../testing/browser/site'

connectBrowser()

/** Categories with more than a dozen entries, and how many. */
const large = {
  '/docs/category/bucket-operations/': 31,
  '/docs/category/key-operations/': 44,
  '/docs/category/data-types/': 44,
  '/docs/category/qclient-commands/': 13,
}

describe.each(Object.entries(large))('the category %s', (path, count) => {
  it('is a list in several columns, with all of its entries', async () => {
    const { page } = await visit(path)
    const places = await page.locator('main li:has(> a)').evaluateAll((items) =>
      items
        .filter((item) => !item.closest('nav'))
        .map((item) => ({
          left: Math.round(item.getBoundingClientRect().left),
          border: getComputedStyle(item).borderTopStyle,
          ground: getComputedStyle(item).backgroundColor,
        })),
    )
    expect(places).toHaveLength(count)
    expect(new Set(places.map(({ left }) => left)).size).toBeGreaterThanOrEqual(2)
    // None is a box of its own.
    expect(new Set(places.map(({ border, ground }) => `${border} ${ground}`))).toEqual(
      new Set(['none rgba(0, 0, 0, 0)']),
    )
    await page.context().close()
  })
})

it.each([
  ['/docs/category/bucket-operations/', ['Create', 'Delete', 'Get', 'Head', 'List', 'Put']],
  ['/docs/category/key-operations/', ['C', 'D', 'E', 'G', 'I', 'L', 'P', 'R', 'S', 'T', 'U', 'V']],
  ['/docs/category/qclient-commands/', []],
])('%s has its entries in groups where they make some', async (path, names) => {
  const { page } = await visit(path)
  expect(await page.locator('main h2').allTextContents()).toEqual(names)
  await page.context().close()
})

it.each(
  [...Object.keys(large), '/docs/category/object-operations/'].flatMap((path) =>
    [320, widths.phone.width, 1000, 1280].map((width) => [path, width] as const),
  ),
)('no title of %s leaves its place, %d px wide', async (path, width) => {
  const { page } = await visit(path, { viewport: { width, height: 900 } })
  const leaving = await page.locator('main li > a').evaluateAll((links) =>
    links.flatMap((link) => {
      if (link.closest('nav')) return []
      const words = document.createRange()
      words.selectNodeContents(link)
      const outside =
        words.getBoundingClientRect().right > link.parentElement!.getBoundingClientRect().right + 0.5
      return outside ? link.textContent : []
    }),
  )
  expect(leaving).toEqual([])
  await page.context().close()
})
