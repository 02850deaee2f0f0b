import { connectBrowser, frames, leave, visit, widths } from '../testing/browser/site'

connectBrowser()

const path = '/docs/learn/block-storage/vdfs/'
const definition = 'the record of what changed in it'

it('a term shows its definition on hover and on focus, without JavaScript, and Escape hides it', async () => {
  const { page } = await visit(path, { javaScriptEnabled: false })
  const term = page.getByRole('link', { name: 'frame', exact: true })
  const shown = page.getByText(definition)
  expect(await shown.isVisible()).toBe(false)
  await term.hover()
  expect(await shown.isVisible()).toBe(true)
  await page.mouse.move(0, 0)
  await term.focus()
  expect(await shown.isVisible()).toBe(true)
  await leave(page)

  const scripted = await visit(path)
  await scripted.page.getByRole('link', { name: 'frame', exact: true }).focus()
  expect(await scripted.page.getByText(definition).isVisible()).toBe(true)
  await scripted.page.keyboard.press('Escape')
  expect(await scripted.page.getByText(definition).isVisible()).toBe(false)
  await scripted.page.getByRole('heading', { level: 1 }).click()
  await scripted.page.getByRole('link', { name: 'frame', exact: true }).hover()
  expect(await scripted.page.getByText(definition).isVisible()).toBe(true)
  await scripted.page.keyboard.press('Escape')
  expect(await scripted.page.getByText(definition).isVisible()).toBe(false)
  await leave(scripted.page)
})

it('the ring around a term that has the focus is seen whole, and a pointer finds the way to its definition', async () => {
  const { page } = await visit(path)
  const term = page.getByRole('link', { name: 'frame', exact: true })
  const gap = async () =>
    (await page.getByText(definition).boundingBox())!.y -
    (await term.evaluate((link) => link.getBoundingClientRect().bottom))
  await term.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await term.evaluate((link) => window.scrollBy(0, link.getBoundingClientRect().bottom - innerHeight / 3))
  await frames(page)
  // As far as the ring reaches.
  expect(await gap()).toBeGreaterThanOrEqual(4)
  await term.blur()
  await term.hover()
  expect(await gap()).toBeLessThanOrEqual(0.5)
  await leave(page)
})

it('on a touch screen the first tap defines a term, the second leads to its page', async () => {
  const { page } = await visit(path, { viewport: widths.phone, hasTouch: true, isMobile: true })
  const term = page.getByRole('link', { name: 'frame', exact: true })
  await term.tap()
  await page.getByText(definition).waitFor()
  const box = (await page.getByText(definition).boundingBox())!
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(widths.phone.width)
  await term.tap()
  await page.waitForURL('**/docs/protocol/consensus/#frames-ranks-and-epochs')
  await leave(page)
})

it.each(Object.entries(widths))(
  'on a %s a definition stands at its term, within the text',
  async (_, viewport) => {
    const { page } = await visit(path, { viewport })
    const term = page.getByRole('link', { name: 'frame', exact: true })
    // Wherever the line puts it.
    for (const indent of [0, 90, 180, 240]) {
      await term.evaluate((link, space) => {
        link.closest('p')!.style.textIndent = `${space}px`
      }, indent)
      await page.mouse.move(0, 0)
      await term.hover()
      const shown = page.getByText(definition)
      const [word, box, text] = [
        // Its letters: the link reaches beyond them, for fingers.
        await term.evaluate((link) => {
          const letters = document.createRange()
          letters.selectNodeContents(link)
          return letters.getBoundingClientRect().toJSON() as DOMRect
        }),
        (await shown.boundingBox())!,
        (await page.locator('.content').boundingBox())!,
      ]
      expect(box.y - (word.y + word.height)).toBeGreaterThanOrEqual(-4)
      expect(box.y - (word.y + word.height)).toBeLessThan(12)
      expect(box.x).toBeLessThanOrEqual(word.x + 1)
      expect(box.x + box.width).toBeGreaterThanOrEqual(word.x + word.width - 1)
      expect(Math.abs(box.x - word.x) < 2 || box.x + box.width > text.x + text.width - 2).toBe(true)
      expect(box.x).toBeGreaterThanOrEqual(text.x - 1)
      expect(box.x + box.width).toBeLessThanOrEqual(text.x + text.width + 1)
    }
    await leave(page)
  },
)

it.each([
  ['at 400 % zoom', { width: 320, height: 256 }],
  ['in a low window', { width: 1280, height: 400 }],
])('%s a definition is in the window wherever its term is, and does not lie over it', async (_, viewport) => {
  const { page } = await visit(path, { viewport })
  const term = page.getByRole('link', { name: 'frame', exact: true })
  await term.focus()
  for (const place of [0.45, 0.6, 0.75, 0.9]) {
    await term.evaluate((link, place) => {
      window.scrollBy(0, link.getBoundingClientRect().bottom - innerHeight * place)
    }, place)
    await frames(page)
    const box = (await page.getByText(definition).boundingBox())!
    const word = (await term.boundingBox())!
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.y + box.height).toBeLessThanOrEqual(viewport.height)
    // The link reaches beyond its letters, for fingers.
    expect(box.y + box.height <= word.y + 7 || box.y >= word.y + word.height - 7).toBe(true)
  }
  await leave(page)
})
