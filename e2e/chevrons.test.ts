import type { Page } from 'playwright-core'
import { connectBrowser, leave, samplePages, visit, widths } from '../testing/browser/site'
import { rightToLeft } from '../testing/browser/right-to-left'

connectBrowser()

/** How the chevron of an element, or the one drawn before it, is drawn. */
const look = (page: Page, selector: string, drawn?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, drawn) => {
      const { width, height, borderTopWidth, transform } = getComputedStyle(element, drawn)
      const { a, b } = new DOMMatrix(transform)
      return { width, height, line: borderTopWidth, angle: Math.round((Math.atan2(b, a) * 180) / Math.PI) }
    }, drawn)

const folds = {
  'what an author folds': [samplePages.components, '.content details > summary'],
  // The window has room for samples beside the text, and for nothing more.
  'the table of contents': [samplePages.operation, 'article > div summary', { width: 1440, height: 900 }],
  'members of members': [
    '/docs/api/q-kms/api-reference/key-operations/replicate-key/',
    'dd > details > summary',
  ],
  sources: [samplePages.doc, 'footer summary'],
} as const

describe.each([
  ['left to right', [45, 135], undefined],
  ['right to left', [-45, -135], rightToLeft],
] as const)('from %s', (_, [closed, open], prepare) => {
  const options = prepare && { prepare }

  it('a category of the sidebar has a chevron that turns down as it opens', async () => {
    const { page } = await visit(samplePages.doc.replace(/discover.*/, 'api/'), options)
    const shut = '[aria-label="Docs sidebar"] [aria-expanded=false] > .chevron'
    expect(await look(page, shut)).toMatchObject({ width: '6px', height: '6px', angle: closed })
    await page.locator(shut).first().click()
    const opened = '[aria-label="Docs sidebar"] [aria-expanded=true] > .chevron'
    await page.locator(opened).first().waitFor()
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState === 'finished'),
    )
    expect((await look(page, opened)).angle).toBe(open)
    await leave(page)
  })

  it.each(Object.entries(folds))('%s has the same one', async (_, [path, selector, viewport]) => {
    const { page } = await visit(path, { ...options, ...(viewport && { viewport }) })
    const all = page.locator(selector)
    await all.first().waitFor({ state: 'attached' })
    expect(await all.first().evaluate((line) => getComputedStyle(line).listStyleType)).toBe('none')
    await all.first().evaluate((line) => {
      ;(line.parentElement as HTMLDetailsElement).open = false
    })
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState === 'finished'),
    )
    expect(await look(page, selector, '::before')).toMatchObject({
      width: '6px',
      height: '6px',
      angle: closed,
    })
    await all.first().evaluate((line) => {
      ;(line.parentElement as HTMLDetailsElement).open = true
    })
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState === 'finished'),
    )
    expect((await look(page, selector, '::before')).angle).toBe(open)
    await leave(page)
  })
})

it('the steps of the way to a page stand equally far from the signs between them', async () => {
  const { page } = await visit(samplePages.operation)
  const gaps = await page.locator('[aria-label=Breadcrumbs] li').evaluateAll((steps) =>
    steps.slice(1).map((step, index) => {
      const words = document.createRange()
      const edges = [steps[index]!, step].map((step) => {
        words.selectNodeContents(step.querySelector('svg') ?? step.querySelector('a, [aria-current]')!)
        return step.querySelector('svg')?.getBoundingClientRect() ?? words.getBoundingClientRect()
      })
      const sign = step.querySelector('.chevron')!
      const { left, width } = sign.getBoundingClientRect()
      // Two edges of the square are drawn, those that point on.
      const drawn = left + (width * 3) / 4
      return { before: drawn - edges[0]!.right, after: edges[1]!.left - drawn }
    }),
  )
  expect(gaps.length).toBe(5)
  const all = gaps.flatMap(({ before, after }) => [before, after])
  expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(1)
  await leave(page)
})

it('on a phone the way up points back', async () => {
  const { page } = await visit(samplePages.operation, { viewport: widths.phone })
  expect((await look(page, '[aria-label=Breadcrumbs] li:nth-last-of-type(2) .chevron')).angle).toBe(-135)
  await leave(page)
})
