import { connectBrowser, leave, visit, widths } from '../testing/browser/site'

connectBrowser()

/** Categories of what is looked up, and how many entries they have. */
const large = {
  '/docs/category/object-operations/': 10,
  '/docs/category/multipart-operations/': 6,
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
    await leave(page)
  })
})

it.each([
  [
    '/docs/category/bucket-operations/',
    [
      'Buckets',
      'Access',
      'Encryption and locks',
      'Lifecycle and versions',
      'Websites and origins',
      'Tags',
      'Logs, analytics, metadata tables',
    ],
  ],
  [
    '/docs/category/key-operations/',
    [
      'Keys',
      'Aliases',
      'Encryption and data keys',
      'Signatures and MACs',
      'Grants',
      'Policies',
      'Tags',
      'Rotation',
      'Imported key material',
      'Replicas',
    ],
  ],
  [
    '/docs/category/data-types/',
    [
      'Buckets and objects',
      'Uploads in parts',
      'Access',
      'Encryption, locks and versions',
      'Lifecycle',
      'Websites and origins',
      'Tags',
      'Logs, analytics, metadata tables',
    ],
  ],
  [
    '/docs/category/qclient-commands/',
    ['Reference', 'Client and node', 'Coins', 'Keys, names and messages', 'Applications'],
  ],
])('%s has its entries in groups where they make some', async (path, names) => {
  const { page } = await visit(path)
  expect(await page.locator('main h2').allTextContents()).toEqual(names)
  await leave(page)
})

it.each(['key-operations', 'bucket-operations', 'object-operations', 'multipart-operations'])(
  'in the sidebar and within each group the operations of %s stand in the order of the alphabet',
  async (name) => {
    const { page } = await visit(`/docs/category/${name}/`)
    const sorted = (names: string[]) => names.toSorted((a, b) => a.localeCompare(b, 'en'))
    const inSidebar = await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .locator(`li:has(> * > a[aria-current=page]) ul a`)
      .allTextContents()
    expect(inSidebar.length).toBeGreaterThan(5)
    expect(inSidebar).toEqual(sorted(inSidebar))
    const groups = await page
      .locator('main section:has(> h2)')
      .evaluateAll((all) =>
        all.map((group) => [...group.querySelectorAll('a')].map((link) => link.textContent)),
      )
    expect(groups).toEqual(groups.map(sorted))
    await leave(page)
  },
)

it.each(
  Object.keys(large).flatMap((path) =>
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
  await leave(page)
})

it.each([600, 768, 1000, 1280])(
  'every row of cards is full, however many there are, %d px wide',
  async (width) => {
    const counts = {
      '/docs/category/applications/': 3,
      '/docs/learn/communication/': 4,
      '/docs/category/qkms-user-manual/': 7,
    }
    for (const [path, count] of Object.entries(counts)) {
      const { page } = await visit(path, { viewport: { width, height: 900 } })
      const cards = page.locator('main ul:has(> li > a > svg)')
      const [list, ...boxes] = await cards.evaluate((list) =>
        [list, ...list.children].map((element) => {
          const { top, left: start, right } = element.getBoundingClientRect()
          return { top: Math.round(top), start: Math.round(start), end: Math.round(right) }
        }),
      )
      expect(boxes).toHaveLength(count)
      for (const { top } of boxes) {
        const row = boxes.filter((box) => box.top === top)
        expect([row[0]!.start, row.at(-1)!.end]).toEqual([list!.start, list!.end])
      }
      await leave(page)
    }
  },
)

it('on a tablet entries say what they are', async () => {
  const { page } = await visit('/docs/category/qclient-commands/', { viewport: { width: 768, height: 900 } })
  expect(await page.locator('main li > a + span').first().isVisible()).toBe(true)
  await leave(page)
})

it.each([
  ['/docs/category/key-operations/', 'main li > a:not(nav *)'],
  ['/404.html', 'main li a'],
])('the entries listed on %s have the color of links', async (path, entries) => {
  const { page } = await visit(path)
  const [accent, ...colors] = await page.locator(entries).evaluateAll((links) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--c-accent)'
    return [probe, ...links].map((element) => getComputedStyle(element).color)
  })
  expect(colors.length).toBeGreaterThan(5)
  expect(new Set(colors)).toEqual(new Set([accent]))
  await leave(page)
})

it('what leads to a page has an edge and rises under a pointer, a card and the pager alike', async () => {
  const { page } = await visit('/docs/category/applications/')
  for (const control of [page.locator('main ul > li:has(> a)').first(), page.locator('a[rel=next]')]) {
    const look = () =>
      control.evaluate((element) => {
        const { borderTopStyle, backgroundColor, boxShadow } = getComputedStyle(element)
        return { borderTopStyle, backgroundColor, boxShadow }
      })
    expect(await look()).toEqual({
      borderTopStyle: 'solid',
      backgroundColor: 'rgba(0, 0, 0, 0)',
      boxShadow: 'none',
    })
    await control.hover()
    await page.waitForFunction(
      (element) => getComputedStyle(element).boxShadow !== 'none',
      await control.elementHandle(),
    )
  }
  await leave(page)
})

it.each([1000, 1280])('the ring of an entry with the focus touches nothing, %d px wide', async (width) => {
  const { page } = await visit('/docs/category/bucket-operations/', { viewport: { width, height: 900 } })
  await page.keyboard.press('Tab')
  const room = await page.locator('main section li:has(> span) > a').evaluateAll((links) =>
    links.map((link) => {
      ;(link as HTMLElement).focus()
      const { outlineOffset, outlineWidth } = getComputedStyle(link)
      const ring = link.getBoundingClientRect().bottom + parseFloat(outlineOffset) + parseFloat(outlineWidth)
      return link.nextElementSibling!.getBoundingClientRect().top - ring
    }),
  )
  expect(room.length).toBeGreaterThan(5)
  expect(Math.min(...room)).toBeGreaterThanOrEqual(0)
  await leave(page)
})

it.each(
  Object.entries({
    '/docs/category/qclient-commands/': 5,
    '/docs/category/bucket-operations/': 7,
    '/docs/category/data-types/': 8,
  }).flatMap(([path, groups]) => [1280, 1920].map((width) => ({ path, groups, width }))),
)(
  'no row of $path has a hole before its last one in a window of $width px',
  async ({ path, groups, width }) => {
    const { page } = await visit(path, { viewport: { width, height: 900 } })
    const rows = await page.locator('main section > ul').evaluateAll((lists) =>
      lists.map((list) => {
        const tops = [...list.children].map((item) => item.getBoundingClientRect().top)
        return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
      }),
    )
    expect(rows).toHaveLength(groups)
    for (const counts of rows) expect(new Set(counts.slice(0, -1)).size).toBeLessThanOrEqual(1)
    await leave(page)
  },
)
