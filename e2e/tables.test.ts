import type { Page } from 'playwright-core'
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
  const { page } = await visit(structures, { viewport: widths.phone })
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

/** Cells in which a line ends inside a word or a number: between two letters or digits of one line's text and the next's. */
const brokenWords = (page: Page) =>
  page.locator('article :is(td, th)').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const found: string[] = []
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      let [previous, bottom] = ['', 0]
      for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
        for (let at = 0; at < node.data.length; at++) {
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const { top, height, bottom: end } = range.getBoundingClientRect()
          if (!height) continue
          const letter = node.data[at]!
          const isHump = /[a-z]/.test(previous) && /[A-Z]/.test(letter)
          if (
            previous &&
            top >= bottom - 1 &&
            /[a-z\d]/i.test(previous) &&
            /[a-z\d]/i.test(letter) &&
            !isHump
          )
            found.push(`${cell.textContent}: ${previous}|${letter}`)
          if (previous && top >= bottom - 1 && /[.,]/.test(previous) && /\d/.test(letter))
            found.push(`${cell.textContent}: ${previous}|${letter}`)
          previous = letter
          bottom = end
        }
      }
      return found
    }),
  )

it.each([
  ['phone', widths.phone],
  ['narrow screen', narrow],
  ['desktop', widths.desktop],
])('on a %s no word and no number is broken in a cell', async (_, viewport) => {
  for (const path of [configuration, structures, '/docs/api/q-storage/user-manual/pricing/']) {
    const { page } = await visit(path, { viewport })
    expect({ path, broken: await brokenWords(page) }).toEqual({ path, broken: [] })
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

it('the first column heads its rows where it names them', async () => {
  const { page } = await visit('/docs/api/q-storage/user-manual/pricing/')
  await page.getByRole('rowheader', { name: 'A blog' }).waitFor()
  expect(await page.getByRole('columnheader', { name: 'Website' }).count()).toBe(1)
  await page.context().close()
})
