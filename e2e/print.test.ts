import { contrast } from '../testing/browser/contrast'
import { connectBrowser, leave, samplePages, visit } from '../testing/browser/site'

connectBrowser()

it('a printed page has all of its text and none of its controls, in light colors', async () => {
  const { page } = await visit(samplePages.operation, { colorScheme: 'dark' })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
  const [letters, ground] = await page
    .locator('.api-panel')
    .evaluate((panel) => [getComputedStyle(panel).color, getComputedStyle(panel).backgroundColor])
  expect(contrast(letters, ground)).toBeGreaterThan(7)
  const panels = page.locator('[role=tabpanel]')
  expect(await panels.count()).toBeGreaterThanOrEqual(5)
  for (const panel of await panels.all()) expect(await panel.isVisible()).toBe(true)
  const folded = page.locator('article details:not([open]) > :last-child')
  expect(await folded.count()).toBeGreaterThanOrEqual(3)
  // The table of contents, folded above the text of narrow screens, is of no use on paper.
  const hidden = await folded.evaluateAll((contents) =>
    contents.flatMap((content) => (content.checkVisibility() ? [] : content.textContent)),
  )
  expect(hidden).toHaveLength(1)
  expect(await page.locator('button:visible').allTextContents()).toEqual([])
  expect(await page.getByRole('navigation', { name: 'Docs sidebar' }).isVisible()).toBe(false)
  await leave(page)
})

it('nothing that is open on paper has the sign of what is closed', async () => {
  const { page } = await visit(samplePages.operation)
  await page.emulateMedia({ media: 'print' })
  const signs = await page
    .locator('article summary:visible')
    .evaluateAll((all) => all.map((summary) => getComputedStyle(summary, '::before').display))
  expect(signs.length).toBeGreaterThan(0)
  expect([...new Set(signs)]).toEqual(['none'])
  await page.emulateMedia({ media: null })
  await leave(page)
})

it('the panels of tabs are printed apart from each other', async () => {
  const { page } = await visit('/docs/run-node/quick-start/')
  await page.emulateMedia({ media: 'print' })
  const gaps = await page
    .locator('.content .tabs')
    .evaluateAll((all) =>
      all.flatMap((tabs) =>
        [...tabs.querySelectorAll('[role=tabpanel]')]
          .slice(1)
          .map(
            (panel) =>
              panel.getBoundingClientRect().top -
              panel.previousElementSibling!.getBoundingClientRect().bottom,
          ),
      ),
    )
  expect(gaps.length).toBeGreaterThan(0)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16)
  await page.emulateMedia({ media: null })
  await leave(page)
})

it('a form that a reader has opened is not printed, nor the search above the page', async () => {
  const { page } = await visit(samplePages.operation)
  await page.getByRole('button', { name: 'Build a request' }).click()
  const form = page.getByRole('form', { name: 'Request builder' })
  await form.waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Search' }).waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await form.isVisible()).toBe(false)
  expect(await page.locator('dialog').isVisible()).toBe(false)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  await leave(page)
})

it('a link to another site is printed with its address', async () => {
  const { page } = await visit('/docs/api/overview/')
  await page.emulateMedia({ media: 'print' })
  const printed = await page
    .locator('article a[href^="https://"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(printed).toContain('https://')
  await leave(page)
})

it.each([
  ['/docs/run-node/quick-start/', 5],
  ['/docs/run-node/advanced-configuration/', 5],
  ['/docs/run-node/RPC/', 5],
  ['/docs/api/guides/paging/', 4],
])('nothing on %s is wider than the paper', async (path, least) => {
  const { page } = await visit(path)
  await page.emulateMedia({ media: 'print' })
  // A4 without the margins, in CSS pixels.
  await page.setViewportSize({ width: 643, height: 900 })
  const frames = page.locator('article :is(pre, [role=group]:has(> table))')
  expect(await frames.count()).toBeGreaterThan(least)
  const cut = await frames.evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  )
  expect(cut).toEqual([])
  const rooms = await page
    .locator('article .listing > pre')
    .evaluateAll((all) => all.map((listing) => parseFloat(getComputedStyle(listing).paddingRight)))
  expect(rooms.filter((room) => room < 16)).toEqual([])
  await leave(page)
})

it('folded parts are printed where style sheets can’t unfold them, and are folded again afterwards', async () => {
  const { page } = await visit(samplePages.operation, {
    prepare: (page) =>
      page.addInitScript(() => {
        const { supports } = CSS
        CSS.supports = (first: string, ...rest: string[]) =>
          !first.includes('::details-content') && supports(first, ...(rest as [string]))
      }),
  })
  const folded = page.locator('article details:not([open])')
  const before = await folded.count()
  expect(before).toBeGreaterThanOrEqual(3)
  await page.evaluate(() =>
    window.addEventListener('beforeprint', () => {
      document.body.dataset.foldedOnPaper = String(
        document.querySelectorAll('article details:not([open])').length,
      )
    }),
  )
  await page.pdf()
  expect(await page.evaluate(() => document.body.dataset.foldedOnPaper)).toBe('0')
  expect(await folded.count()).toBe(before)
  await leave(page)
})

it('on paper the label of a tab stays with what it is the label of', async () => {
  const { page } = await visit(samplePages.operation)
  await page.emulateMedia({ media: 'print' })
  const labels = await page.locator('[role=tabpanel]').evaluateAll((panels) =>
    panels.map((panel) => {
      const { display, breakAfter } = getComputedStyle(panel, '::before')
      return `${display} ${breakAfter}`
    }),
  )
  expect(new Set(labels)).toEqual(new Set(['block avoid']))
  await leave(page)
})

it.each(['home', 'doc', 'operation', 'category', 'command'] as const)(
  'the %s page is printed without bars and footer, its headings with what follows them',
  async (name) => {
    const { page } = await visit(samplePages[name])
    await page.emulateMedia({ media: 'print' })
    const around = page.locator(
      'body header, body footer:not(main footer), [aria-label=Announcement], a[href*="/edit/"], [aria-label=Breadcrumbs]',
    )
    expect(await around.count()).toBeGreaterThanOrEqual(3)
    for (const part of await around.all()) expect(await part.isVisible()).toBe(false)
    const breaks = await page
      .locator('main :is(h1, h2, h3, h4)')
      .evaluateAll((all) => all.map((heading) => getComputedStyle(heading).breakAfter))
    expect(new Set(breaks)).toEqual(new Set(['avoid']))
    await leave(page)
  },
)

it('no name in a table is broken on paper where nothing says that it may be', async () => {
  const { page } = await visit('/docs/run-node/monitor/')
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 643, height: 900 })
  const lines = await page
    .locator('article table')
    .first()
    .locator('tbody th code')
    .evaluateAll((names) =>
      names.map((name) => {
        const letters = document.createRange()
        letters.selectNodeContents(name)
        return new Set([...letters.getClientRects()].map(({ top }) => Math.round(top))).size
      }),
    )
  expect(lines.length).toBeGreaterThan(5)
  expect(Math.max(...lines)).toBe(1)
  await leave(page)
})

it.each(['/docs/run-node/upgrade-2.1/', '/docs/learn/communication/e2ee/'])(
  'no word of a table on %s is broken on paper',
  async (path) => {
    const { page } = await visit(path)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 643, height: 900 })
    const { count, broken } = await page.locator('article table').evaluateAll((tables) => {
      const broken: string[] = []
      let count = 0
      for (const table of tables) {
        const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          if (text.parentElement!.closest('code')) continue
          for (const { index, 0: word } of text.textContent!.matchAll(/[\p{L}\d.]+/gu)) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            count++
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
              broken.push(word)
          }
        }
      }
      return { count, broken }
    })
    expect(count).toBeGreaterThan(100)
    expect(broken).toEqual([])
    await leave(page)
  },
)

it('a figure has no room on paper for what is pressed', async () => {
  const { page } = await visit(samplePages.figure)
  await page.emulateMedia({ media: 'print' })
  const figures = page.locator('article figure:not(.listing)')
  const gaps = await figures.evaluateAll((all) =>
    all.map((figure) => {
      const parts = [...figure.children].filter((part) => part.checkVisibility())
      const boxes = parts.map((part) => part.getBoundingClientRect())
      return Math.max(...boxes.slice(1).map(({ top }, index) => top - boxes[index]!.bottom))
    }),
  )
  expect(gaps.length).toBeGreaterThan(0)
  expect(Math.max(...gaps)).toBeLessThanOrEqual(24)
  await leave(page)
})

it('code in a printed cell is no larger than the words beside it', async () => {
  const { page } = await visit('/docs/run-node/quick-start/')
  await page.emulateMedia({ media: 'print' })
  const sizes = await page
    .locator('.table td code')
    .evaluateAll((all) =>
      all.map((code) =>
        [code, code.parentElement!].map((part) => parseFloat(getComputedStyle(part).fontSize)),
      ),
    )
  expect(sizes.length).toBeGreaterThan(3)
  for (const [code, words] of sizes) expect(code).toBeLessThan(words!)
  await page.emulateMedia({ media: null })
  await leave(page)
})

it('the text of a page begins and ends where the margin of the paper does', async () => {
  const { page } = await visit(samplePages.doc)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 643, height: 900 })
  const edges = await page.locator('main article').evaluate((article) => {
    const { left, right, top } = article.getBoundingClientRect()
    return { left, right, top }
  })
  expect(edges).toEqual({ left: 0, right: 643, top: 0 })
  await leave(page)
})
