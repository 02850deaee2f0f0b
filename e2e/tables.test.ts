import type { Page } from 'playwright-core'
import { brokenWords } from '../testing/browser/broken-words'
import { connectBrowser, frames, visit, widths } from '../testing/browser/site'

connectBrowser()

const configuration = '/docs/run-node/advanced-configuration/'
const structures = '/docs/protocol/data-structures/'
const narrow = { width: 320, height: 640 }

const tablesOf = (page: Page) => page.locator('article [role=group]:has(> table)')

it('a table stands whole on its page, however long it is', async () => {
  const { page } = await visit(configuration)
  const heights = await tablesOf(page).evaluateAll((boxes) =>
    boxes.map((box) => ({ cut: box.scrollHeight - box.clientHeight, height: box.clientHeight })),
  )
  expect(Math.max(...heights.map(({ height }) => height))).toBeGreaterThan(widths.desktop.height)
  expect(heights.filter(({ cut }) => cut > 0)).toEqual([])
  await page.context().close()
})

it('a table that goes on beside its frame fades there, and nothing is faded at its end', async () => {
  const { page } = await visit(structures, { viewport: { width: 620, height: 844 } })
  await frames(page)
  const looks = await tablesOf(page).evaluateAll((boxes) =>
    boxes.map((box) => ({
      scrolls: box.scrollWidth > box.clientWidth,
      fades: getComputedStyle(box).maskImage.includes('gradient'),
    })),
  )
  expect(new Set(looks.map(({ scrolls }) => scrolls)).size).toBe(2)
  expect(looks.filter(({ scrolls, fades }) => scrolls !== fades)).toEqual([])

  const room = await tablesOf(page).evaluateAll((boxes) =>
    boxes
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => {
        box.scrollLeft = box.scrollWidth
        return box.getBoundingClientRect().right - box.querySelector('table')!.getBoundingClientRect().right
      }),
  )
  expect(room.filter((pixels) => pixels < 24)).toEqual([])
  await page.context().close()
})

it.each([
  ['phone', widths.phone],
  ['narrow screen', narrow],
  ['desktop', widths.desktop],
])('on a %s no word and no number is broken in a cell', async (_, viewport) => {
  for (const path of [configuration, structures, '/docs/api/q-storage/user-manual/pricing/']) {
    const { page } = await visit(path, { viewport })
    expect({ path, broken: await brokenWords(page.locator('article :is(td, th)')) }).toEqual({
      path,
      broken: [],
    })
    await page.context().close()
  }
})

it('on a phone a column of text stays wide enough to be read', async () => {
  const { page } = await visit(structures, { viewport: widths.phone })
  const narrowest = await page
    .locator('article td')
    .evaluateAll((cells) =>
      Math.min(
        ...cells
          .filter((cell) => cell.textContent.length > 40)
          .map((cell) => cell.getBoundingClientRect().width),
      ),
    )
  expect(narrowest).toBeGreaterThanOrEqual(136)
  await page.context().close()
})

/** The tables of a page as assistive technology has them: role and name of each part. */
async function partsOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes
    .filter(({ role, ignored }) => !ignored && /^(table|row|.*header|cell)$/.test(String(role?.value)))
    .map(({ role, name }) => [role?.value, name?.value].join(' '))
}

it('on a phone rows become label and value, and stay rows of a table to assistive technology', async () => {
  const { page } = await visit(configuration)
  const before = await partsOf(page)
  expect(before.length).toBeGreaterThan(100)
  await page.setViewportSize(widths.phone)
  expect(await partsOf(page)).toEqual(before)

  const row = page.getByRole('row', { name: 'streamListenMultiaddr' }).first()
  const { labels, heads, lefts } = await row.evaluate((row) => {
    const cells = [...row.children]
    return {
      labels: cells.slice(1).map((cell) => getComputedStyle(cell, '::before').content),
      heads: [...row.closest('table')!.rows[0]!.cells]
        .slice(1)
        .map(({ textContent }) => `"${textContent}" / ""`),
      lefts: cells.map((cell) => cell.getBoundingClientRect().left),
    }
  })
  expect(labels).toEqual(heads)
  expect(new Set(lefts).size).toBe(1)

  await page.emulateMedia({ media: 'print' })
  expect(await row.evaluate((row) => getComputedStyle(row).display)).toBe('table-row')
  await page.context().close()
})

it.each([390, 320])('in a window of %i px no table scrolls sideways', async (width) => {
  for (const path of [configuration, structures, '/docs/api/q-storage/user-manual/pricing/']) {
    const { page } = await visit(path, { viewport: { width, height: 844 } })
    const wide = await tablesOf(page).evaluateAll((boxes) =>
      boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.ariaLabel),
    )
    expect({ path, wide }).toEqual({ path, wide: [] })
    await page.context().close()
  }
})

it('the first column heads its rows where it names them', async () => {
  const { page } = await visit('/docs/api/q-storage/user-manual/pricing/')
  await page.getByRole('rowheader', { name: 'A blog' }).waitFor()
  expect(await page.getByRole('columnheader', { name: 'Website' }).count()).toBe(1)
  await page.context().close()
})
