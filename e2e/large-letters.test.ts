import type { Page } from 'playwright-core'
import { brokenWords } from '../testing/browser/broken-words'
import { connectBrowser, leave, samplePages, visit, widths } from '../testing/browser/site'

connectBrowser()

/** Where the bar has least room: on phones, and from the first desktop width on. */
const windows = [320, 360, 390, 412, 997, 1024, 1100, 1200, 1280, 1400]

/** Sizes of letters that readers choose in their browser's settings, in px; 16 is the usual one. */
const letters = [16, 18, 20, 24, 32]

/** Opens a tab of a browser whose reader has chosen letters of that size. It shows nothing yet of the site's look. */
async function openWithLetters(size: number, viewport: { width: number; height: number } = widths.desktop) {
  const { page } = await visit('/robots.txt', { waits: false, viewport })
  const settings = await page.context().newCDPSession(page)
  await settings.send('Page.setFontSizes', { fontSizes: { standard: size } })
  return page
}

describe.each(letters)('with letters of %d px', (size) => {
  let page: Page
  beforeAll(async () => {
    page = await openWithLetters(size)
  })
  afterAll(() => leave(page))

  it.each(['home', 'landing', 'doc', 'operation', 'category'] as const)(
    'everything of the %s page is in the window, no word of its title is torn, headings are smaller than what they belong to, and nothing of the bar lies over another',
    async (template) => {
      await page.goto(samplePages[template])
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`)
      const faults: string[] = []
      for (const width of windows) {
        await page.setViewportSize({ width, height: 800 })
        const found = await page.evaluate(() => {
          const boxes = [...document.querySelectorAll('nav[aria-label=Main] :is(a, button)')]
            .filter((control) => control.checkVisibility())
            .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
          const outside = boxes.filter(({ box }) => box.left < 0 || box.right > innerWidth)
          const over = boxes.filter(({ box }, i) => i && box.left < boxes[i - 1]!.box.right - 0.5)
          const title = document.querySelector('h1')!
          const words = document.createRange()
          const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
          const torn: string[] = []
          for (let text = texts.nextNode(); text; text = texts.nextNode())
            for (const { 0: word, index } of text.textContent!.matchAll(/[^\s\-\u200b]+/g)) {
              words.setStart(text, index)
              words.setEnd(text, index + word.length)
              if (new Set([...words.getClientRects()].map(({ top }) => top)).size > 1) torn.push(word)
            }
          const sizes = ['h1', 'h2', 'h3'].map((level) => {
            const headings = [...document.querySelectorAll(`main ${level}`)]
            return Math.max(0, ...headings.map((heading) => parseFloat(getComputedStyle(heading).fontSize)))
          })
          return {
            torn,
            sizes,
            controls: boxes.length,
            isWider: document.documentElement.scrollWidth > innerWidth,
            outside: outside.map(({ name }) => name),
            over: over.map(({ name }) => name),
          }
        })
        expect(found.controls).toBeGreaterThanOrEqual(3)
        const isInOrder = found.sizes.filter(Boolean).every((size, i, all) => !i || size < all[i - 1]!)
        if (found.isWider || found.outside.length || found.over.length || found.torn.length || !isInOrder)
          faults.push(`${width} px: ${JSON.stringify(found)}`)
      }
      expect(faults).toEqual([])
    },
  )
})

it.each(letters)('with letters of %d px no word of the footer is torn', async (size) => {
  const page = await openWithLetters(size)
  await page.goto(samplePages.notFound)
  const texts = page.locator('body footer').last().locator('h2, li, p')
  expect(await texts.count()).toBeGreaterThan(12)
  for (const width of windows) {
    await page.setViewportSize({ width, height: 800 })
    expect({ width, torn: await brokenWords(texts) }).toEqual({ width, torn: [] })
  }
  await leave(page)
})

it('what stands beside text grows with it: numbers of steps, icons and their buttons', async () => {
  const sizes: number[][] = []
  for (const size of [16, 24]) {
    const page = await openWithLetters(size, { width: 1800, height: 900 })
    await page.goto(samplePages.components)
    const step = await page
      .locator('.steps li')
      .first()
      .evaluate((item) => [
        parseFloat(getComputedStyle(item, '::before').width),
        parseFloat(getComputedStyle(item).paddingLeft),
      ])
    await page.goto(samplePages.figure)
    const button = page.locator('nav[aria-label="Docs sidebar"] button[aria-expanded]').first()
    sizes.push([
      ...step,
      (await button.boundingBox())!.width,
      (await button.locator('span').boundingBox())!.height,
    ])
    await leave(page)
  }
  const [usual, large] = sizes
  large!.forEach((length, index) => expect(length / usual![index]!).toBeCloseTo(1.5))
})

it.each([
  ['in a window of 320 px at 200 % zoom', 160, 16],
  ['with letters of 32 px', 320, 32],
])('the menu of a phone can be closed %s', async (_, width, letters) => {
  const { page } = await visit(samplePages.doc, {
    viewport: { width, height: 480 },
    reducedMotion: 'reduce',
  })
  await page.addStyleTag({ content: `html { font-size: ${letters}px !important }` })
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const menu = page.getByRole('dialog', { name: 'Navigation' })
  const close = menu.getByRole('button', { name: 'Close navigation bar' })
  // Both of one frame: the menu comes in from the side.
  const beyond = await close.evaluate(
    (button) =>
      button.getBoundingClientRect().right - button.closest('dialog')!.getBoundingClientRect().right,
  )
  expect(beyond).toBeLessThanOrEqual(0)
  await close.click()
  await menu.waitFor({ state: 'detached' })
  await leave(page)
})

it('the request builder is no wider than a small window with large letters', async () => {
  const { page } = await visit('/docs/api/q-storage/api-reference/object-operations/put-object/', {
    viewport: { width: 320, height: 640 },
  })
  await page.addStyleTag({ content: 'html { font-size: 24px !important }' })
  await page.getByRole('button', { name: 'Build a request' }).click()
  await page.locator('form').waitFor()
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wider).toBeLessThanOrEqual(0)
  await leave(page)
})

it('on a phone with large letters, what a reader does with the Markdown begins where the title does', async () => {
  const page = await openWithLetters(32, widths.phone)
  await page.goto(samplePages.doc)
  const link = (await page.getByRole('link', { name: 'View as Markdown' }).boundingBox())!
  expect(link.x).toBeCloseTo((await page.locator('h1').boundingBox())!.x, 0)
  await leave(page)
})

it.each([
  ['in their browser', 320, 24],
  ['in their browser', 360, 20],
  ['in their browser', 390, 32],
  ['for this page', 320, 32],
  ['for this page', 390, 32],
  ['for this page', 1000, 32],
] as const)(
  'the name of the site is there as a whole or not at all where readers have chosen large letters %s: %d px wide, %d px high',
  async (where, width, size) => {
    const page = await openWithLetters(where === 'in their browser' ? size : 16, { width, height: 844 })
    await page.goto(samplePages.doc)
    if (where === 'for this page')
      await page.addStyleTag({ content: `html { font-size: ${size}px !important }` })
    const link = page.locator('nav[aria-label=Main] > a')
    expect(await link.innerText()).toBe('Quilibrium Docs')
    const { isIn, isOut, isMarkCut } = await link.evaluate((link) => {
      const letters = document.createRange()
      letters.selectNode(link.lastChild!)
      const [name, box, mark] = [
        letters.getBoundingClientRect(),
        link.getBoundingClientRect(),
        link.querySelector('svg')!.getBoundingClientRect(),
      ]
      return {
        isIn: name.right <= box.right + 0.5 && name.bottom <= box.bottom + 1,
        isOut: name.top >= mark.bottom,
        isMarkCut: mark.bottom > box.bottom + 0.5 || mark.right > box.right + 0.5,
      }
    })
    expect({ whole: isIn || isOut, isMarkCut }).toEqual({ whole: true, isMarkCut: false })
    await leave(page)
  },
)
