import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { load } from 'cheerio/slim'
import { connectBrowser, frames, leave, pathOf, samplePages, visit, widths } from '../testing/browser/site'

connectBrowser()

describe.each(Object.entries(widths))('on a %s', (_, viewport) => {
  it('a page reads whole without JavaScript, as it does with it', async () => {
    const read = async (javaScriptEnabled: boolean) => {
      const { page, problems } = await visit(samplePages.doc, { viewport, javaScriptEnabled })
      const text = await page.locator('article').innerText()
      expect(problems).toEqual([])
      await leave(page)
      return text.replaceAll(/\n(Copy|Copied)\b/g, '')
    }
    const text = await read(false)
    expect(text.length).toBeGreaterThan(2000)
    expect(text).toBe(await read(true))
  })
})

it('without JavaScript, a category can be opened by its page', async () => {
  const { page } = await visit('/docs/build/', { javaScriptEnabled: false })
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Applications' })
    .click()
  expect(pathOf(page)).toBe('/docs/category/applications/')
  await leave(page)
})

/** What is typed or read by machines, and what figures draw and say, which the browser changes. */
const notProse =
  'code, pre, kbd, samp, script, style, noscript, figure [role=img], figure [aria-hidden], figure :has(+ .room)'

it('quotes and apostrophes are curly wherever a page is read, its title and the sidebar included', () => {
  const straight = globSync('**/index.html', { cwd: 'public' }).flatMap((file) => {
    const $ = load(readFileSync(`public/${file}`, 'utf8'))
    $(notProse).remove()
    const described = $('meta[name=description]').attr('content') ?? ''
    const text = `${$('title').text()} ${described} ${$('body').text()}`
    return [...text.matchAll(/.{0,30}['"].{0,30}/g)].map(([found]) => `${file}: ${found}`)
  })
  expect([...new Set(straight)]).toEqual([])
})

it.each([768, 1600])(
  'boxes of words end where text does, and so does text in wider ones, %d px wide',
  async (width) => {
    const { page } = await visit('/docs/run-node/quick-start/', { viewport: { width, height: 900 } })
    const ends = await page
      .locator(
        '.content > p, .content > aside:not(:has(figure, .table, .tabs)), .content > aside:has(figure, .table, .tabs) > p',
      )
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().right)))
    expect(ends.length).toBeGreaterThan(4)
    expect(new Set(ends).size).toBe(1)
    await leave(page)
  },
)

it('a double click on what folds selects no word of it', async () => {
  const { page } = await visit(samplePages.components)
  const selected = () => page.evaluate(() => String(getSelection()))
  await page
    .locator('.content summary')
    .first()
    .dblclick({ position: { x: 60, y: 20 } })
  expect(await selected()).toBe('')
  await page
    .locator('.content p')
    .first()
    .dblclick({ position: { x: 20, y: 10 } })
  expect(await selected()).not.toBe('')
  await leave(page)
})

it('a double click on the button of the menu selects no word of it, and leaves it open', async () => {
  const { page } = await visit(samplePages.doc, { viewport: widths.phone })
  await page.getByRole('button', { name: 'Toggle navigation bar' }).dblclick()
  const menu = page.getByRole('dialog', { name: 'Navigation' })
  await menu.waitFor()
  await frames(page)
  expect(await page.evaluate(() => String(getSelection()))).toBe('')
  expect(await menu.count()).toBe(1)
  await leave(page)
})
