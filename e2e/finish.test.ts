import type { Locator, Page } from 'playwright-core'
import { arrived, connectBrowser, frames, leave, samplePages, visit, widths } from '../testing/browser/site'

connectBrowser()

const touch = { viewport: widths.phone, hasTouch: true, isMobile: true }

/** Left and right edges of what is drawn of an icon. */
const drawnEdges = (page: Page, icon: string) =>
  page
    .locator(icon)
    .first()
    .evaluate((svg) => {
      const boxes = [...svg.querySelectorAll('path, line, circle')].map((shape) =>
        shape.getBoundingClientRect(),
      )
      return {
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
      }
    })

it('on a phone the signs of the bar begin and end where text does', async () => {
  const { page } = await visit(samplePages.doc, touch)
  const title = (await page.locator('h1').boundingBox())!
  const menu = await drawnEdges(page, 'header button[aria-haspopup=dialog] svg')
  const search = await drawnEdges(page, 'header button[aria-keyshortcuts] svg')
  expect(Math.abs(menu.left - title.x)).toBeLessThanOrEqual(2)
  expect(Math.abs(search.right - (390 - title.x))).toBeLessThanOrEqual(2)
  await leave(page)
})

it.each([
  ['a touch screen', touch, 0],
  ['a desktop', {}, 1],
])('keyboard shortcuts are offered on %s as often as %o', async (_, options, count) => {
  const { page } = await visit(samplePages.doc, options)
  expect(await page.getByRole('button', { name: 'Keyboard shortcuts' }).count()).toBe(count)
  expect(await page.locator('kbd:visible').count()).toBe(count)
  await leave(page)
})

it('all buttons that copy have one look', async () => {
  const { page } = await visit(samplePages.operation)
  const looks = await page.locator('main button:has(> span)', { hasText: 'Copy' }).evaluateAll((buttons) =>
    // In a panel that is dark, the same colors are others.
    buttons
      .filter((button) => !button.closest('.api-panel'))
      .map((button) => {
        const {
          fontSize,
          fontWeight,
          color,
          backgroundColor,
          borderRadius,
          paddingInline,
          textDecorationLine,
        } = getComputedStyle(button)
        const { width, height } = button.querySelector('svg')?.getBoundingClientRect() ?? {}
        const own = {
          fontSize,
          fontWeight,
          color,
          backgroundColor,
          borderRadius,
          paddingInline,
          textDecorationLine,
        }
        return JSON.stringify({ ...own, width, height })
      }),
  )
  expect(looks.length).toBeGreaterThan(2)
  expect(new Set(looks).size).toBe(1)
  expect(await page.getByRole('button', { name: 'Copy page as Markdown' }).locator('svg').count()).toBe(1)
  await leave(page)
})

it('in opened contents one entry is marked, also after one was pressed', async () => {
  const { page } = await visit(samplePages.doc, touch)
  const fold = page.locator('.contents-bar')
  await fold.locator('summary').tap()
  await fold.getByRole('link').nth(3).tap()
  await page.waitForFunction(() => !document.querySelector('.contents-bar details')!.hasAttribute('open'))
  await page.evaluate(() => scrollBy({ top: -600, behavior: 'instant' }))
  await frames(page)
  await fold.locator('summary').tap()
  const marked = await fold.getByRole('link').evaluateAll((links) => {
    const plain = getComputedStyle(links.at(-1)!).color
    return links.filter((link) => getComputedStyle(link).color !== plain).length
  })
  expect(marked).toBe(1)
  await leave(page)
})

it('what lies behind the opened contents of a phone is dimmed, but for the bar', async () => {
  const { page } = await visit(samplePages.doc, touch)
  await page.locator('.contents-bar summary').tap()
  const { scrim, whole } = await page.locator('.contents-bar summary').evaluate((line) => {
    const { backgroundColor, position, inset } = getComputedStyle(line, '::after')
    return { scrim: backgroundColor, whole: `${position} ${inset}` }
  })
  expect(scrim).toMatch(/rgba\(0, 0, 0, 0\.\d+\)/)
  expect(whole).toBe('fixed 0px')
  await leave(page)
})

it('opened contents that go on below their edge fade there, and their last entry is clear of it', async () => {
  const { page } = await visit('/docs/run-node/quick-start/', touch)
  await page.locator('.contents-bar summary').tap()
  const contents = page.locator('.contents-bar nav')
  const { fade, bottom, scrolls } = await contents.evaluate((list) => ({
    fade: getComputedStyle(list, '::after').backgroundImage,
    bottom: list.getBoundingClientRect().bottom,
    scrolls: list.scrollHeight > list.clientHeight,
  }))
  expect(scrolls).toBe(true)
  expect(bottom).toBeLessThan(touch.viewport.height)
  expect(fade).toContain('gradient')
  await contents.evaluate((list) => list.scrollTo({ top: list.scrollHeight, behavior: 'instant' }))
  const last = (await contents.getByRole('link').last().boundingBox())!
  expect(last.y + last.height).toBeLessThanOrEqual(bottom - 16)
  await leave(page)
})

it('a figure below a table has a rule of its own, away from the table', async () => {
  const { page } = await visit('/docs/learn/operating-system/dbos/')
  const figure = page.locator('.table + figure')
  expect(await figure.count()).toBe(1)
  const { rule, away } = await figure.evaluate((frame) => ({
    rule: getComputedStyle(frame).borderBlockStartWidth,
    away: frame.getBoundingClientRect().top - frame.previousElementSibling!.getBoundingClientRect().bottom,
  }))
  expect(rule).toBe('1px')
  expect(away).toBeGreaterThanOrEqual(24)
  await leave(page)
})

it.each(['category', 'section'] as const)('titles of cards end with no word alone: %s', async (template) => {
  const { page } = await visit(samplePages[template])
  const wraps = await page
    .locator('main li:not(nav li):has(> a > svg)')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).getPropertyValue('text-wrap-style')))
  expect(new Set(wraps)).toEqual(new Set(['balance']))
  await leave(page)
})

it("the first part of each section of an operation is as near to the section's title", async () => {
  const { page } = await visit(samplePages.operation)
  const distances = await page.locator('.content h2 + h3').evaluateAll((parts) =>
    parts.map((part) => {
      const above = part.previousElementSibling!.getBoundingClientRect().bottom
      return Math.round(part.getBoundingClientRect().top - above)
    }),
  )
  expect(distances.length).toBeGreaterThan(2)
  expect(new Set(distances).size).toBe(1)
  await leave(page)
})

it('on a phone the tools of a request stand beside its name, as those of an answer do', async () => {
  const { page } = await visit(samplePages.operation, touch)
  const middleOf = (part: Locator) =>
    part.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return (top + bottom) / 2
    })
  const panel = page.locator('.api-panel').first()
  const copy = panel.getByRole('tabpanel').getByRole('button', { name: 'Copy' }).locator('svg').last()
  const [name, sign] = [await middleOf(panel.getByText('Request', { exact: true })), await middleOf(copy)]
  // The name has room above it, and none below.
  expect(Math.abs(name - sign)).toBeLessThanOrEqual(8)
  await leave(page)
})

it('on a tablet the pages before and after stand side by side', async () => {
  const { page } = await visit(samplePages.operation, { viewport: { width: 768, height: 900 } })
  const tops = await page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  expect(tops).toEqual([tops[1], tops[1]])
  await leave(page)
})

it('the sections of a search fade where they go on', async () => {
  const { page } = await visit('/?search=node', touch)
  const sections = page.getByRole('dialog').getByRole('group', { name: 'Limit to a section' })
  await sections.getByRole('button').first().waitFor()
  const { mask, cut } = await sections.evaluate((row) => {
    row.scrollLeft = row.scrollWidth
    return {
      mask: getComputedStyle(row).maskImage,
      cut: row.lastElementChild!.getBoundingClientRect().right - (row.getBoundingClientRect().right - 24),
    }
  })
  expect(mask).toContain('gradient')
  expect(cut).toBeLessThan(1)
  await leave(page)
})

it('the footer names year and license', async () => {
  const { page } = await visit('/')
  const footer = await page.locator('footer').last().innerText()
  expect(footer).toContain('Copyright © 2025 ')
  expect(footer).toContain('CC BY-SA 4.0')
  await leave(page)
})

it('who builds applications begins with what works today', async () => {
  const { page } = await visit('/')
  await page.getByRole('listitem').filter({ hasText: 'You build applications' }).getByRole('link').click()
  await page.waitForURL('**/docs/build/q-service-apis/')
  await leave(page)
})

it('on a phone the picture of the home page stands below its words, before the ways in', async () => {
  const { page } = await visit('/', { viewport: widths.phone })
  const picture = (await page.locator('main section [aria-hidden=true]:has(picture)').boundingBox())!
  const [words, ways] = await Promise.all(
    ['main section a', 'main h2'].map((part) => page.locator(part).first().boundingBox()),
  )
  expect(picture.y).toBeGreaterThan(words!.y)
  expect(picture.y + picture.height).toBeLessThanOrEqual(ways!.y)
  await leave(page)
})

it.each(['/docs/discover/components-for-authors/', '/docs/learn/block-storage/bloom-clock/'])(
  'all that has an edge ends where text does, or where listings and tables do, 1280 px wide: %s',
  async (path) => {
    const { page } = await visit(path)
    const rights = await page
      .locator(
        '.content > :is(aside, details, figure, .table, .listing), main footer, main nav[aria-label="Docs pages"]',
      )
      .evaluateAll((boxes) => boxes.map((box) => Math.round(box.getBoundingClientRect().right)))
    const ofText = await page
      .locator('.content > p')
      .first()
      .evaluate((text) => Math.round(text.getBoundingClientRect().right))
    expect(rights.length).toBeGreaterThan(3)
    expect(new Set([ofText, ...rights]).size).toBe(2)
    await leave(page)
  },
)

it('below the button of a figure there is no blank: what can be set then shows there', async () => {
  const { page } = await visit(samplePages.figure, { viewport: widths.phone })
  const button = page.getByRole('button', { name: 'Try it' }).first()
  await button.scrollIntoViewIfNeeded()
  const gap = await button.evaluate((button) => {
    const { bottom } = button.getBoundingClientRect()
    const shown = [
      ...button.parentElement!.querySelectorAll('label, p'),
      button.parentElement!.nextElementSibling!,
    ]
    const tops = shown
      .filter((element) => getComputedStyle(element).visibility === 'visible')
      .map((element) => element.getBoundingClientRect().top)
    return Math.min(...tops) - bottom
  })
  expect(gap).toBeLessThanOrEqual(24)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement!.closest('[inert]'))).toBeNull()
  await leave(page)
})

describe('samples beside a text', () => {
  it.each([1440, 1600])('go with the page and nothing of them fades, %i px wide', async (width) => {
    const { page } = await visit('/docs/api/q-storage/api-reference/object-operations/put-object/', {
      viewport: { width, height: 900 },
    })
    const samples = page.locator('.api-samples')
    const { scrolls, mask } = await samples.evaluate((column) => ({
      scrolls:
        column.scrollHeight - column.clientHeight > 1 && getComputedStyle(column).overflowY !== 'visible',
      mask: getComputedStyle(column).maskImage,
    }))
    expect({ scrolls, mask }).toEqual({ scrolls: false, mask: 'none' })
    await page.locator('.api-facts h2').last().scrollIntoViewIfNeeded()
    const { bottom, height } = await samples.evaluate((column) => column.getBoundingClientRect())
    // Their end stays in sight while the text goes on.
    expect(bottom).toBeLessThanOrEqual(900)
    expect(height).toBeGreaterThan(700)
    await leave(page)
  })

  it('begin with it, and so do the contents', async () => {
    const { page } = await visit(samplePages.operation, { viewport: { width: 1600, height: 900 } })
    const firstLine = (part: string) =>
      page.locator(part).evaluate((column) => {
        const walker = document.createTreeWalker(column, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        range.selectNodeContents(walker.nextNode()!)
        const { top, bottom } = range.getClientRects()[0]!
        return (top + bottom) / 2
      })
    const [text, samples] = [await firstLine('.api-text'), await firstLine('.api-samples')]
    expect(Math.abs(text - samples)).toBeLessThanOrEqual(4)
    await leave(page)
  })
})

it('the map of all pages keeps its color for sections and groups', async () => {
  const { page } = await visit(samplePages.landing)
  const colorsOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((links) => [...new Set(links.map((link) => getComputedStyle(link).color))])
  const [heads, pages, text] = [
    await colorsOf('main section :is(h2, h3) a'),
    await colorsOf('main section li a'),
    await colorsOf('body'),
  ]
  expect(heads).toHaveLength(1)
  expect(pages).toEqual(text)
  expect(heads).not.toEqual(pages)
  await leave(page)
})

it('links in sentences look alike, what an operation needs as well', async () => {
  const { page } = await visit(samplePages.operation)
  const looks = await page.locator('.needs a, .api-text > p a').evaluateAll((links) =>
    links.map((link) => {
      const { color, textDecorationLine } = getComputedStyle(link)
      return `${color} ${textDecorationLine}`
    }),
  )
  expect(looks.length).toBeGreaterThan(2)
  expect(new Set(looks).size).toBe(1)
  await leave(page)
})

it("a phone's menu begins with its name", async () => {
  const { page } = await visit(samplePages.doc, { viewport: widths.phone })
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const menu = page.getByRole('dialog', { name: 'Navigation' })
  expect(await menu.innerText()).toMatch(/^Navigation\n/)
  await menu.getByRole('button', { name: /^Switch between dark and light mode/ }).waitFor()
  await leave(page)
})

it('on a phone a landing has a way up in words', async () => {
  const { page } = await visit(samplePages.section, touch)
  const way = page.getByRole('navigation', { name: 'Breadcrumbs' })
  expect((await way.innerText()).trim()).toBe('Home page')
  expect(await way.locator('svg:visible').count()).toBe(0)
  await leave(page)
})

it('on a phone two columns of pages stand beside each other in the map', async () => {
  const { page } = await visit(samplePages.landing, touch)
  const edges = await page
    .locator('main section:first-of-type li a')
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().left)))
  expect(new Set(edges).size).toBe(2)
  await leave(page)
})

it('on a phone a listing whose first line is short begins where others do', async () => {
  const { page } = await visit(samplePages.components, touch)
  const tops = await page
    .locator('.listing:is(.short, .clear):not(:has(figcaption)):visible > pre')
    .evaluateAll((lists) =>
      lists.map((list) => {
        const line = list.querySelector('.line')!
        return Math.round(line.getBoundingClientRect().top - list.parentElement!.getBoundingClientRect().top)
      }),
    )
  expect(await page.locator('.listing.clear').count()).toBeGreaterThan(1)
  expect(new Set(tops).size).toBe(1)
  await leave(page)
})

it('all regions of a page have one radius, and details that follow each other share a line', async () => {
  const { page } = await visit(samplePages.components)
  const radii = await page
    .locator('article :is(.table, .listing, aside[class], img)')
    .evaluateAll((regions) => regions.map((region) => getComputedStyle(region).borderRadius))
  expect(new Set(radii)).toEqual(new Set(['16px']))
  const [first, second] = await page
    .locator('article details:has(+ details), article details + details')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
  expect(second!.top - first!.bottom).toBe(-1)
  await leave(page)
})

it('in dark mode a dialog is lighter than the page below it', async () => {
  const { page } = await visit(samplePages.doc, { colorScheme: 'dark' })
  await page.keyboard.press('Control+k')
  const [above, below] = await page
    .locator('dialog')
    .evaluate((dialog) =>
      [dialog, document.documentElement].map((part) =>
        Number(/\d+/.exec(getComputedStyle(part).backgroundColor)),
      ),
    )
  expect(above).toBeGreaterThan(below!)
  await leave(page)
})

it('what is offered for a missing address begins at one edge', async () => {
  const { page } = await visit(samplePages.notFound, touch)
  const offers = page.locator('main p:has(> button) > *')
  await offers.nth(1).waitFor()
  const insets = await offers.evaluateAll((parts) => parts.map((part) => getComputedStyle(part).paddingLeft))
  expect(new Set(insets).size).toBe(1)
  await leave(page)
})

describe('what is asked for to build a request', () => {
  const open = async (path: string) => {
    const { page } = await visit(path)
    await page.getByRole('button', { name: 'Build a request' }).first().click()
    await page.locator('fieldset').first().waitFor()
    return page
  }

  it('has the sign of all that unfolds in lists, as far from the edge as text is', async () => {
    const page = await open('/docs/api/q-kms/api-reference/key-operations/create-key/')
    const lists = await page.locator('fieldset select').evaluateAll((all) =>
      all.map((list) => {
        const sign = list.nextElementSibling!.getBoundingClientRect()
        const { left, right } = list.getBoundingClientRect()
        const { appearance, paddingInlineStart } = getComputedStyle(list)
        return {
          appearance,
          text: parseFloat(paddingInlineStart),
          end: right - sign.right,
          in: sign.left > left,
        }
      }),
    )
    expect(lists.length).toBeGreaterThan(1)
    for (const list of lists) {
      expect(list).toMatchObject({ appearance: 'none', in: true })
      expect(Math.abs(list.end - list.text)).toBeLessThanOrEqual(6)
    }
    await leave(page)
  })

  it('stays where it is when a value is wrong', async () => {
    const page = await open('/docs/api/q-storage/api-reference/object-operations/put-object/')
    const box = page.getByRole('textbox', { name: /^Bucket/ })
    const widthOf = () => box.evaluate((field) => (field as HTMLInputElement).clientWidth)
    const before = await widthOf()
    await box.fill('Not a bucket!')
    await box.blur()
    await page.waitForFunction(() => document.querySelector('[aria-invalid=true]'))
    expect(await widthOf()).toBe(before)
    await leave(page)
  })
})

it('members and what folds below them end at one edge', async () => {
  const { page } = await visit('/docs/api/q-storage/api-reference/bucket-operations/create-bucket/', {
    viewport: { width: 1100, height: 900 },
  })
  const rights = await page
    .locator('.api-facts > .members, .api-facts > details')
    .evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().right)))
  expect(rights.length).toBeGreaterThan(4)
  expect(new Set(rights).size).toBe(1)
  await leave(page)
})

it('a badge is as high in a row of members as in a line of text', async () => {
  const heights = async (path: string) => {
    const { page } = await visit(path)
    const found = await page
      .locator('main span', { hasText: /^required$/ })
      .evaluateAll((badges) => badges.map((badge) => Math.round(badge.getBoundingClientRect().height)))
    await leave(page)
    return found
  }
  const all = [
    ...(await heights('/docs/api/q-storage/api-reference/data-types/rule/')),
    ...(await heights(samplePages.components)),
  ]
  expect(all.length).toBeGreaterThan(2)
  expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(1)
})

it('on a small desktop no short name of the way up is cut', async () => {
  const { page } = await visit('/docs/run-node/qclient/node/node-service/environment-variables/', {
    viewport: { width: 997, height: 900 },
  })
  const names = await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .locator('a:not([aria-label])')
    .evaluateAll((all) => all.map((name) => [name.textContent, name.scrollWidth > name.clientWidth]))
  expect(names).toEqual(
    expect.arrayContaining([
      ['Run', false],
      ['Using qclient', false],
    ]),
  )
  await leave(page)
})

it.each([
  ['/docs/category/tokens/', 1],
  ['/docs/category/qstorage/', 4],
])('cards of %s share the edges of the way on below them', async (path, count) => {
  const { page } = await visit(path)
  const edges = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.map((part) => {
        const { left, right } = part.getBoundingClientRect()
        return [Math.round(left), Math.round(right)]
      }),
    )
  const cards = await edges('main ul > li:has(> a > svg)')
  const pager = await edges('main nav[aria-label="Docs pages"] a')
  expect(cards).toHaveLength(count)
  expect(pager).toHaveLength(2)
  for (const card of cards) expect(pager.map(String)).toContain(String(card))
  await leave(page)
})

it('the last column of a table ends as far from its edge as the first begins', async () => {
  const { page } = await visit('/docs/learn/network-intrinsics/tech-tree/')
  const paddings = await page
    .locator('main table.labeled tbody tr')
    .evaluateAll((rows) =>
      rows.map(({ firstElementChild, lastElementChild }) => [
        getComputedStyle(firstElementChild!).paddingInlineStart,
        getComputedStyle(lastElementChild!).paddingInlineEnd,
      ]),
    )
  expect(paddings.length).toBeGreaterThan(4)
  for (const [start, end] of paddings) expect(end).toBe(start)
  await leave(page)
})

it('all raised digits of a number are of one font: that of texts, which has some of them, is asked for none', async () => {
  const { page } = await visit('/docs/build/tokens/creating-tokens/')
  const ranges = await page.evaluate(() =>
    [...document.fonts].flatMap(({ family, unicodeRange }) => (/Figtree/.test(family) ? [unicodeRange] : [])),
  )
  const covers = (range: string, sign: string) =>
    range.split(',').some((part) => {
      const [from, to = from] = part
        .trim()
        .slice(2)
        .split('-')
        .map((digits) => parseInt(digits, 16))
      return from! <= sign.codePointAt(0)! && sign.codePointAt(0)! <= to!
    })
  expect(ranges.some((range) => covers(range, 'é'))).toBe(true)
  for (const sign of '⁰¹²³⁴⁵⁶⁷⁸⁹')
    expect([sign, ranges.some((range) => covers(range, sign))]).toEqual([sign, false])
  await leave(page)
})

it('what is slanted does not lean over the next word', async () => {
  const { page } = await visit('/docs/learn/block-storage/vdfs/')
  const gaps = await page.locator('article p > em').evaluateAll((all) =>
    all.flatMap((em) => {
      const next = em.nextSibling
      if (!next || !/^ \S/.test(next.textContent ?? '')) return []
      const range = document.createRange()
      range.setStart(next, 1)
      range.setEnd(next, 2)
      const [own, word] = [em.getBoundingClientRect(), range.getBoundingClientRect()]
      // In one line: a space is a quarter of the letters' size, the lean half as much.
      return own.top < word.bottom && word.left > own.right ? [(word.left - own.right) / own.height] : []
    }),
  )
  expect(gaps.length).toBeGreaterThan(5)
  expect(Math.min(...gaps)).toBeGreaterThan(0.25)
  await leave(page)
})

it.each([samplePages.home, samplePages.operation, samplePages.figure, samplePages.components])(
  'on a touch screen nothing of %s looks as if a pointer were over it',
  async (path) => {
    const { page } = await visit(path, touch)
    const rules = await page.evaluate(() => {
      const all = (list: CSSRuleList): CSSRule[] =>
        [...list].flatMap((rule) =>
          rule instanceof CSSMediaRule
            ? matchMedia(rule.conditionText).matches
              ? all(rule.cssRules)
              : []
            : rule instanceof CSSSupportsRule
              ? all(rule.cssRules)
              : [rule],
        )
      return [...document.styleSheets]
        .flatMap((sheet) => all(sheet.cssRules))
        .map((rule) => (rule instanceof CSSStyleRule ? rule.selectorText : ''))
    })
    expect(rules.length).toBeGreaterThan(100)
    const hovered = rules.filter((selector) => selector.replace(/:(not|is)\([^)]*\)/g, '').includes(':hover'))
    // A definition comes with a press on its term.
    expect(hovered.filter((selector) => !selector.includes('.term:hover'))).toEqual([])
    await leave(page)
  },
)

it('what was searched for is written as what is suggested', async () => {
  const { page } = await visit(samplePages.doc)
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.waitFor()
  await page.keyboard.type('putbucketwebsite')
  await dialog.getByText('PutBucketWebsite').first().waitFor()
  await page.keyboard.press('Enter')
  await arrived(page, '**/put-bucket-website/**')
  await page.keyboard.press('/')
  const looksOf = (region: string, rows: string) =>
    dialog
      .getByRole('region', { name: region })
      .locator(rows)
      .first()
      .evaluate((row) => {
        const { fontSize, color } = getComputedStyle(row)
        return { fontSize, color, height: row.getBoundingClientRect().height }
      })
  expect(await looksOf('Recent searches', 'li > button:first-child')).toEqual(
    await looksOf('Suggested pages', 'li > a'),
  )
  await leave(page)
})

it('a long table of contents fades where it goes on, and not where it begins or ends', async () => {
  const { page } = await visit('/docs/discover/FAQ/')
  await page.evaluate(() => scrollTo(0, 900))
  const { isLong, mask, free } = await page.locator('main aside:has(> nav)').evaluate((aside) => {
    const list = aside.querySelector('nav')!
    const above = list.getBoundingClientRect().top - aside.getBoundingClientRect().top
    aside.scrollTop = aside.scrollHeight
    const below = aside.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom
    return {
      isLong: aside.scrollHeight > aside.clientHeight,
      mask: getComputedStyle(aside).maskImage,
      free: Math.min(above, below),
    }
  })
  expect(isLong).toBe(true)
  expect(mask).toContain('24px')
  expect(free).toBeGreaterThanOrEqual(24)
  await leave(page)
})

describe('what stands alone to be pressed is as large as a finger', () => {
  const putObject = '/docs/api/q-storage/api-reference/object-operations/put-object/'

  it.each([390, 1440])('%i px wide', async (width) => {
    let count = 0
    for (const path of [putObject, '/docs/', samplePages.category, samplePages.notFound]) {
      const { page } = await visit(path, { viewport: { width, height: 900 }, mayBeMissing: true })
      const looked = await page
        .locator('main :is(summary, dt a, li a, h2 a, h3 a, a[href="#fact-sources"]):visible')
        .evaluateAll(
          (targets, width) =>
            targets.flatMap((target) => {
              const isMark = target.textContent.length === 1
              // On a phone that of a heading is as wide as the margin.
              const isHeadings = target.matches(':is(h2, h3) > [href^="#"]')
              const isInText =
                !isMark && target.closest('li, dt, summary')?.textContent.trim() !== target.textContent.trim()
              if (isInText && !target.matches('dt > a, summary, :is(h2, h3) > a')) return []
              const box = target.getBoundingClientRect()
              const isSmall = box.width < (isHeadings && width < 997 ? 15.9 : 23.9) || box.height < 23.9
              return { isSmall, what: `${box.width} × ${box.height}: ${target.outerHTML}` }
            }),
          width,
        )
      count += looked.length
      const small = looked.filter(({ isSmall }) => isSmall).map(({ what }) => what)
      expect({ path, small }).toEqual({ path, small: [] })
      await leave(page)
    }
    expect(count).toBeGreaterThan(30)
  })

  it('the link of a heading takes no touch before it is seen, and the keyboard reaches it', async () => {
    const { page } = await visit(samplePages.doc, touch)
    const heading = page.locator('article h2').first()
    await heading.scrollIntoViewIfNeeded()
    const link = heading.locator('a')
    const box = (await link.boundingBox())!
    const tap = () => page.touchscreen.tap(box.x + box.width - 5, box.y + box.height / 2)
    await tap()
    await frames(page)
    expect(new URL(page.url()).hash).toBe('')
    await link.focus()
    expect(await link.evaluate((link) => getComputedStyle(link).opacity)).toBe('1')
    await leave(page)
  })
})
