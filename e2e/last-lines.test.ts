import type { Page } from 'playwright-core'
import { connectBrowser, leave, samplePages, visit } from '../testing/browser/site'

connectBrowser()

/** Texts in several lines, the last of which is much shorter than the longest. */
const shortEndings = (page: Page, texts: string, least: number) =>
  page.locator(texts).evaluateAll(
    (found, least) =>
      found
        .filter((text) => text.checkVisibility())
        .filter((text) => {
          const range = document.createRange()
          range.selectNodeContents(text)
          const lines: { left: number; right: number; bottom: number }[] = []
          for (const { left, right, bottom, width } of range.getClientRects()) {
            // What is said to screen readers alone has no width.
            if (width < 2) continue
            const line = lines.find((line) => Math.abs(line.bottom - bottom) < 8)
            if (!line) lines.push({ left, right, bottom })
            else Object.assign(line, { left: Math.min(left, line.left), right: Math.max(right, line.right) })
          }
          const widths = lines.map(({ left, right }) => right - left)
          return widths.length > 1 && widths.at(-1)! < least * Math.max(...widths)
        })
        .map(({ textContent }) => textContent),
    least,
  )

it.each([
  ['the map of all pages on a phone', samplePages.landing, 390, 'main li a, footer li a'],
  ['the sidebar', samplePages.command, 1280, 'nav[aria-label="Docs sidebar"] li a'],
  ['the pages to go on to on a phone', '/no-such-page/', 320, 'main li a'],
  ['the groups of a large category', '/docs/category/bucket-operations/', 1024, 'main section > h2'],
])('no name ends with a word alone: %s', async (_, path, width, names) => {
  const { page } = await visit(path, { viewport: { width, height: 844 }, mayBeMissing: true })
  expect(await shortEndings(page, names, 0.4)).toEqual([])
  await leave(page)
})

it.each([
  ['what is said of an operation', samplePages.operation, 1024, '.content p', 0.12],
  [
    'what is said of operations in their category',
    '/docs/category/bucket-operations/',
    1024,
    'main li > span',
    0.18,
  ],
  ['what a node needs', '/docs/run-node/quick-start/', 768, '[aria-label="What you need"] td', 0.2],
  ['a guide', '/docs/run-node/qclient/commands/alias/', 1024, '.content p', 0.12],
])(
  'no text ends with a short word alone, whatever code stands in it: %s',
  async (_, path, width, texts, least) => {
    const { page } = await visit(path, { viewport: { width, height: 844 } })
    expect(await shortEndings(page, texts, least)).toEqual([])
    await leave(page)
  },
)

it.each([320, 390])(
  'what the search says it finds has no word alone in a line, %d px wide',
  async (width) => {
    const { page } = await visit(samplePages.landing, { viewport: { width, height: 844 } })
    await page.getByRole('button', { name: 'Search' }).first().click()
    await page.getByText('Suggested pages').waitFor()
    expect(await shortEndings(page, 'dialog p', 0.4)).toEqual([])
    await leave(page)
  },
)

it('WebKit, which crashes on some tables with it, is not asked for pretty lines', async () => {
  const { page } = await visit(samplePages.components)
  const css = await page
    .locator('style')
    .evaluateAll((all) => all.map((style) => style.textContent).join('\n'))
  const guarded =
    /@supports not \(hanging-punctuation: ?first\) ?\{body\{--pretty:pretty;text-wrap:var\(--pretty\);?\}\}/g
  expect(css.match(guarded)).toHaveLength(1)
  expect(css.replace(guarded, '')).not.toMatch(/:\s*pretty/)
  await leave(page)
})
