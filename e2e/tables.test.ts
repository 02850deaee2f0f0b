import type { Page } from 'playwright-core'
import { brokenWords } from '../testing/browser/broken-words'
import { connectBrowser, frames, leave, samplePages, visit, widths } from '../testing/browser/site'

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
  await leave(page)
})

it('on a phone rows without a name are one with what is above them', async () => {
  const { page } = await visit('/docs/learn/operating-system/file-system/', { viewport: widths.phone })
  const rows = await tablesOf(page)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => ({
        hasName: Boolean(row.firstElementChild!.textContent),
        rule: getComputedStyle(row).borderTopWidth,
        room: getComputedStyle(row).paddingTop,
      })),
    )
  const others = rows.filter(({ hasName }) => !hasName)
  expect(others.length).toBeGreaterThan(2)
  expect(others.filter(({ rule, room }) => rule !== '0px' || room !== '0px')).toEqual([])
  await leave(page)
})

it('on a desktop no line is drawn between rows without a name and what is above them, and names are heads', async () => {
  const { page } = await visit('/docs/learn/operating-system/file-system/')
  const rows = await tablesOf(page)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => ({
        name: row.firstElementChild!.textContent && row.firstElementChild!.tagName,
        line: getComputedStyle(row.lastElementChild!).borderTopColor,
      })),
    )
  const clear = 'rgba(0, 0, 0, 0)'
  expect(rows.filter(({ name }) => !name).map(({ line }) => line)).toContain(clear)
  expect(rows.filter(({ name, line }) => (line === clear) === Boolean(name))).toEqual([])
  expect(rows.filter(({ name }) => name && name !== 'TH')).toEqual([])
  await leave(page)
})

it('heads of one line stand on the last line of those of several', async () => {
  const { page } = await visit('/docs/run-node/upgrade-2.1/')
  const bottoms = await page.locator('article table:has(thead code) thead th').evaluateAll((heads) =>
    heads.map((head) => {
      const words = document.createRange()
      words.selectNodeContents(head)
      return Math.round(words.getBoundingClientRect().bottom)
    }),
  )
  expect(bottoms.length).toBeGreaterThan(2)
  expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThanOrEqual(2)
  await leave(page)
})

it('a table that goes on beside its frame fades there, and nothing is faded at its end', async () => {
  const { page } = await visit('/docs/run-node/qclient/node/auto-update/', {
    viewport: { width: 620, height: 844 },
  })
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
  await leave(page)
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
    await leave(page)
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
  await leave(page)
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
  const { labels, heads } = await row.evaluate((row) => {
    const cells = [...row.children]
    return {
      labels: cells.slice(1, -1).map((cell) => getComputedStyle(cell, '::before').content.replace('" "', '')),
      heads: [...row.closest('table')!.rows[0]!.cells]
        .slice(1, -1)
        .map(({ textContent }) => `"${textContent}: " / ""`),
    }
  })
  expect(labels).toEqual(heads)

  await page.emulateMedia({ media: 'print' })
  expect(await row.evaluate((row) => getComputedStyle(row).display)).toBe('table-row')
  await leave(page)
})

/** Pages with the widest tables. */
const wide = [
  configuration,
  structures,
  '/docs/api/q-storage/user-manual/pricing/',
  '/docs/run-node/upgrade-2.1/',
  '/docs/run-node/RPC/',
  '/docs/discover/quilibrium-tokenomics/',
  '/docs/run-node/shard-enrollment-process/',
]

it.each([390, 320, 1280, 1440])('in a window of %i px no table scrolls sideways', async (width) => {
  for (const path of wide) {
    const { page } = await visit(path, { viewport: { width, height: 844 } })
    const wide = await tablesOf(page).evaluateAll((boxes) =>
      boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.ariaLabel),
    )
    expect({ path, wide }).toEqual({ path, wide: [] })
    await leave(page)
  }
})

it.each([
  ['phone', widths.phone, 0.85],
  ['desktop', widths.desktop, 0.55],
])(
  'on a %s the row of a setting is its name, what it means, and one quiet line',
  async (_, viewport, share) => {
    const { page } = await visit(configuration, { viewport })
    const row = page.getByRole('row', { name: 'streamListenMultiaddr' }).first()
    const { name, meaning, facts, width } = await row.evaluate((row) => {
      const boxOf = (cell: Element) => {
        const { top, bottom, width } = cell.getBoundingClientRect()
        const { color, fontWeight, fontFamily } = getComputedStyle(cell.querySelector('code') ?? cell)
        return { top, bottom, width, color, fontWeight, fontFamily }
      }
      const cells = [...row.children].map(boxOf)
      return {
        name: cells[0]!,
        meaning: cells.at(-1)!,
        facts: cells.slice(1, -1),
        width: row.getBoundingClientRect().width,
      }
    })
    expect(name.fontWeight).toBe('600')
    expect(name.fontFamily).toContain('mono')
    expect(meaning.width).toBeGreaterThan(width * share)
    expect(facts).toHaveLength(3)
    for (const fact of facts) expect(fact.top).toBeGreaterThanOrEqual(meaning.bottom)
    expect(new Set(facts.map(({ color }) => color)).size).toBe(1)
    await leave(page)
  },
)

it('on a phone the longest list of settings is three quarters as long as one with a line for each fact', async () => {
  const { page } = await visit(configuration, { viewport: widths.phone })
  const length = () =>
    page
      .locator('.told')
      .evaluateAll((tables) => tables.reduce((sum, { clientHeight }) => sum + clientHeight, 0))
  const now = await length()
  await page.addStyleTag({ content: '.told td { flex: 1 0 100% !important }' })
  expect(now / (await length())).toBeLessThan(0.8)
  await leave(page)
})

it('the first column heads its rows where it names them', async () => {
  const { page } = await visit('/docs/api/q-storage/user-manual/pricing/')
  await page.getByRole('rowheader', { name: 'A blog' }).waitFor()
  expect(await page.getByRole('columnheader', { name: 'Website' }).count()).toBe(1)
  await leave(page)
})

it.each([390, 1280, 1600])(
  'in a window of %i px all tables are written in letters of one size',
  async (width) => {
    const sizes = new Set<string>()
    for (const path of [...wide, '/docs/learn/communication/e2ee/', '/docs/run-node/quick-start/']) {
      const { page } = await visit(path, { viewport: { width, height: 844 } })
      const found = await page
        .locator('article tbody :is(th, td):not(.told td)')
        .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).fontSize))
      for (const size of found) sizes.add(size)
      await leave(page)
    }
    expect([...sizes]).toEqual(['14px'])
  },
)

it('on a phone a cell without a value has no line, and stays a cell to assistive technology', async () => {
  const { page } = await visit('/docs/build/tokens/creating-tokens/')
  const before = await partsOf(page)
  await page.setViewportSize(widths.phone)
  const empty = await page
    .locator('article .stacked td:empty')
    .evaluateAll((cells) => cells.map((cell) => [cell.clientHeight, getComputedStyle(cell).position]))
  expect(empty.length).toBeGreaterThan(0)
  expect(new Set(empty.map(String))).toEqual(new Set(['1,absolute']))
  expect(await partsOf(page)).toEqual(before)
  await leave(page)
})

it.each(Object.entries(widths))(
  'on a %s a row that the address names stands below the bar, and is marked',
  async (_, viewport) => {
    const { page } = await visit('/docs/run-node/quick-start/#frame-number-stays-0-or-frames-stop', {
      viewport,
    })
    const row = page.locator('tr#frame-number-stays-0-or-frames-stop')
    const ground = (element: Element) => getComputedStyle(element).backgroundColor
    await page.waitForFunction(
      (row) => row.getBoundingClientRect().top < innerHeight / 2,
      await row.elementHandle(),
    )
    const bar = await page.locator('header').first().boundingBox()
    expect((await row.boundingBox())!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height)
    expect(await row.evaluate(ground)).not.toBe(
      await row.locator('xpath=preceding-sibling::tr[1]').evaluate(ground),
    )
    await leave(page)
  },
)

it('on a phone no label of a fact lies over it', async () => {
  const { page } = await visit('/docs/discover/quilibrium-tokenomics/', { viewport: widths.phone })
  const wraps = await page
    .locator('.labeled td:not(:first-child)')
    .evaluateAll((cells) =>
      cells.map((cell) => getComputedStyle(cell, '::before').getPropertyValue('text-wrap-mode')),
    )
  expect(wraps.length).toBeGreaterThan(5)
  expect(new Set(wraps)).toEqual(new Set(['wrap']))
  await leave(page)
})

it.each([samplePages.command, '/docs/run-node/what-goes-wrong/', samplePages.operation])(
  'no code in tables and lists of %s is smaller than a caption',
  async (path) => {
    const { page } = await visit(path)
    const sizes = await page
      .locator('article :is(th, td, dd) code:not(pre *)')
      .evaluateAll((all) => all.map((code) => parseFloat(getComputedStyle(code).fontSize)))
    expect(sizes.length).toBeGreaterThan(3)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13)
    await leave(page)
  },
)

it.each([320, 360, 390])('in a window of %i px no name leaves the row that it stands in', async (width) => {
  for (const path of [
    '/docs/api/guides/differences/',
    '/docs/run-node/RPC/',
    '/docs/run-node/upgrade-2.1/',
  ]) {
    const { page } = await visit(path, { viewport: { width, height: 844 } })
    const names = await page.locator('article .stacked td code').evaluateAll((names) =>
      names.map((name) => ({
        name: name.textContent,
        beyond: Math.max(...[...name.getClientRects()].map(({ right }) => right)),
        end: name.closest('td')!.getBoundingClientRect().right,
      })),
    )
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter(({ beyond, end }) => beyond > end + 1)).toEqual([])
    await leave(page)
  }
})

it.each([390, 1440])(
  'in a window of %i px no name is broken that has room in the next line',
  async (width) => {
    const { page } = await visit('/docs/api/guides/differences/', { viewport: { width, height: 900 } })
    const names = await page.locator('article .name').evaluateAll((names) =>
      names.map((name) => {
        const words = document.createRange()
        words.selectNodeContents(name)
        const pieces = [...words.getClientRects()].filter(({ width }) => width)
        const line = name.closest('td, li, p')!
        const { paddingLeft, paddingRight } = getComputedStyle(line)
        return {
          name: name.textContent,
          isTorn: new Set([...name.querySelector('code')!.getClientRects()].map(({ top }) => top)).size > 1,
          length: pieces.reduce((sum, { width }) => sum + width, 0),
          room: line.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
        }
      }),
    )
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter(({ isTorn, length, room }) => isTorn && length < room)).toEqual([])
    await leave(page)
  },
)
