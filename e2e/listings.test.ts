import type { Page } from 'playwright-core'
import { settled } from '../testing/browser/pages'
import { arrived, connectBrowser, frames, leave, samplePages, visit, widths } from '../testing/browser/site'

connectBrowser()

const session = (page: Page) => page.locator('figure', { hasText: 'FRAMES: 3' })
const listObjects = '/docs/api/q-storage/api-reference/object-operations/list-objects/'
const analyticsFilter = '/docs/api/q-storage/api-reference/data-types/analytics-filter/'
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const commands = /^echo "frames: 3" \\\n\| tr a-z A-Z\nprintf 'A line [^\n]*\\n'$/

it('commands of a session are copied without prompts and without what they answer', async () => {
  const { page } = await visit(samplePages.components, clipboard)
  await session(page).hover()
  await session(page).getByRole('button', { name: 'Copy code to clipboard' }).click()
  await session(page).getByText('Copied').waitFor()
  expect(await copied(page)).toMatch(commands)
  await leave(page)
})

it('prompts are shown but can not be selected', async () => {
  const { page } = await visit(samplePages.components)
  const { selected, drawn } = await session(page)
    .locator('code')
    .evaluate((code) => {
      window.getSelection()?.selectAllChildren(code)
      return {
        selected: window.getSelection()?.toString(),
        drawn: [...code.querySelectorAll('.command')].map(
          (line) => getComputedStyle(line, '::before').content,
        ),
      }
    })
  expect(selected).toMatch(/^echo "frames: 3" \\\n\| tr a-z A-Z\nFRAMES: 3\nprintf/)
  expect(drawn).toEqual(['"$ "', '"> "', '"$ "'])
  await leave(page)
})

it.each(['monitor', 'back-up-and-restore'])(
  'on a phone no title stands upon its listing: %s',
  async (name) => {
    const { page } = await visit(`/docs/run-node/${name}/`, { viewport: widths.phone })
    const gaps = await page.locator('figure.listing:has(> figcaption)').evaluateAll((listings) =>
      listings.map((listing) => {
        const words = document.createRange()
        words.selectNodeContents(listing.querySelector('figcaption')!)
        const [line] = listing.querySelector('.line')!.getClientRects()
        return line!.top - words.getBoundingClientRect().bottom
      }),
    )
    expect(gaps.length).toBeGreaterThan(4)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12)
    await leave(page)
  },
)

it('what a change removes is not copied', async () => {
  const { page } = await visit(samplePages.components, clipboard)
  const listing = page.getByRole('figure', { name: 'greet.ts', exact: true })
  await listing.hover()
  await listing.getByRole('button', { name: 'Copy code to clipboard' }).click()
  await listing.getByText('Copied').waitFor()
  expect(await copied(page)).toContain('console.log(text)')
  expect(await copied(page)).not.toContain("console.log('old')")
  await leave(page)
})

it.each([
  ['desktop', widths.desktop, 'FRAMES: 3'],
  ['phone', { width: 320, height: 640 }, 'console.log(text)'],
])('on a %s long lines can be wrapped and let go', async (_, viewport, text) => {
  const { page } = await visit(samplePages.components, { viewport })
  const listing = page.locator('article figure', { hasText: text }).first()
  const lines = listing.getByRole('group')
  const tooLong = () => lines.evaluate((pre) => pre.scrollWidth > pre.clientWidth)
  const button = listing.getByRole('button', { name: 'Toggle word wrap' })
  await lines.and(page.locator('[tabindex]')).waitFor()
  expect(await tooLong()).toBe(true)
  await lines.focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Toggle word wrap',
  )
  await page.keyboard.press('Enter')
  await button.and(page.locator('[aria-pressed=true]')).waitFor()
  expect(await tooLong()).toBe(false)
  await page.keyboard.press('Enter')
  await button.and(page.locator('[aria-pressed=false]')).waitFor()
  expect(await tooLong()).toBe(true)
  await leave(page)
})

it('a listing fades, can be wrapped, and is a stop where letters of it are hidden, and nowhere else', async () => {
  for (const path of [
    samplePages.components,
    '/docs/run-node/quick-start/',
    samplePages.operation,
    listObjects,
  ]) {
    const { page } = await visit(path, { viewport: widths.phone })
    await settled(page)
    // A window that becomes wider again gives back what it had.
    for (const width of [390, 360, 390, 412, 700, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await frames(page)
      const wrong = await page.locator('figure.listing > pre:visible').evaluateAll((listings) => {
        const letters = document.createRange()
        return listings.flatMap((pre) => {
          letters.selectNodeContents(pre)
          const lines = [...letters.getClientRects()].filter(({ width }) => width > 0)
          const end = Math.max(...lines.map(({ right }) => right)) - pre.getBoundingClientRect().right
          const looks = [pre.hasAttribute('tabindex'), getComputedStyle(pre).maskImage !== 'none']
          return looks.every((isSo) => isSo === end > 0.5) ? [] : `${end}: ${pre.textContent}`
        })
      })
      expect({ path, width, wrong }).toEqual({ path, width, wrong: [] })
    }
    await leave(page)
  }
})

it('on a tablet listings without a title begin at one height', async () => {
  const { page } = await visit(analyticsFilter, {
    viewport: { width: 820, height: 1180 },
    hasTouch: true,
    isMobile: true,
  })
  const tops = await page
    .locator('article figure.listing:is(.clear, .short, .commands):not(:has(> figcaption)):visible')
    .evaluateAll((listings) =>
      listings.map(
        (listing) =>
          listing.querySelector('.line')!.getClientRects()[0]!.top - listing.getBoundingClientRect().top,
      ),
    )
  expect(tops.length).toBeGreaterThan(2)
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1)
  await leave(page)
})

it('lines that a reader has wrapped are wrapped on the way back', async () => {
  const { page } = await visit(samplePages.components)
  const listing = page.locator('article figure', { hasText: 'FRAMES: 3' }).first()
  const button = listing.getByRole('button', { name: 'Toggle word wrap' })
  await listing.hover()
  await button.click()
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'FAQ' }).click()
  await arrived(page, '**/docs/discover/FAQ/')
  await page.goBack()
  await listing.locator('pre.wraps').waitFor()
  await button.and(page.locator('[aria-pressed=true]')).waitFor()
  await leave(page)
})

it.each([widths.phone, { width: 320, height: 640 }])(
  'on a phone of %o no button lies over the lines of a listing or its title',
  async (viewport) => {
    for (const path of [samplePages.components, samplePages.command, samplePages.operation]) {
      const { page } = await visit(path, { viewport })
      const buttons = page.locator('article figure:has(> pre):visible button:not(.commands [aria-pressed])')
      const [seen, covered] = await buttons.evaluateAll((buttons) => {
        const isOver = (one: DOMRect, other: DOMRect) =>
          one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
        const range = document.createRange()
        const rectsOf = (text: Element) => {
          const frame = text.getBoundingClientRect()
          const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
          const rects: DOMRect[] = []
          while (walker.nextNode()) {
            // A space at the end of a line reaches beyond it.
            if (!walker.currentNode.textContent!.trim()) continue
            range.selectNodeContents(walker.currentNode)
            for (const { left, top, right, height } of range.getClientRects())
              if (left < frame.right)
                rects.push(new DOMRect(left, top, Math.min(right, frame.right) - left, height))
          }
          return rects
        }
        return [
          buttons.filter((button) => button.checkVisibility({ opacityProperty: true })).length,
          buttons.flatMap((button) =>
            [...button.closest('figure')!.querySelectorAll('pre, figcaption')]
              .filter((text) => rectsOf(text).some((rect) => isOver(button.getBoundingClientRect(), rect)))
              .map((text) => text.textContent),
          ),
        ]
      })
      expect({ path, covered }).toEqual({ path, covered: [] })
      expect(seen).toBe(await buttons.count())
      await leave(page)
    }
  },
)

it.each([997, 1280, 1600])(
  'in a window of %i px the tools of a listing lie over no text when they are asked for',
  async (width) => {
    for (const path of [
      samplePages.components,
      samplePages.command,
      samplePages.operation,
      '/docs/run-node/quick-start/',
    ]) {
      const { page } = await visit(path, { viewport: { width, height: 900 } })
      await frames(page)
      const covered = await page.locator('main figure.listing:visible').evaluateAll((listings) => {
        const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        const rects: { text: string; rect: DOMRect }[] = []
        while (texts.nextNode()) {
          const { parentElement, textContent } = texts.currentNode
          if (!textContent!.trim() || parentElement!.closest('button') || !parentElement!.checkVisibility())
            continue
          range.selectNodeContents(texts.currentNode)
          const cut = parentElement!.closest('pre')?.getBoundingClientRect().right ?? Infinity
          // A line is higher than its letters.
          for (const { left, top, right, height } of range.getClientRects())
            if (left < cut)
              rects.push({
                text: textContent!,
                rect: new DOMRect(left, top + 2, Math.min(right, cut) - left, height - 4),
              })
        }
        return listings.flatMap((listing) => {
          const { left, right, top, bottom } = listing.querySelector(':scope > div')!.getBoundingClientRect()
          return rects
            .filter(
              ({ rect }) => rect.left < right && left < rect.right && rect.top < bottom && top < rect.bottom,
            )
            .map(({ text }) => text)
        })
      })
      expect({ path, covered }).toEqual({ path, covered: [] })
      await leave(page)
    }
  },
)

it('a listing whose lines fit has no button for it', async () => {
  const { page } = await visit(samplePages.components)
  const listing = page.locator('figure', { hasText: 'uname -a' })
  await listing.hover()
  expect(await listing.getByRole('button').count()).toBe(1)
  await leave(page)
})

describe.each(Object.entries(widths))('on a %s', (_, viewport) => {
  it('listings and tables are stops of the Tab key where they scroll, and nowhere else', async () => {
    const states = new Set<boolean>()
    for (const path of [samplePages.components, '/docs/run-node/advanced-configuration/']) {
      const { page } = await visit(path, { viewport })
      await frames(page)
      const boxes = await page.locator('article :is(pre, [role=group]:has(> table))').evaluateAll((all) =>
        all
          .filter((box) => box.checkVisibility())
          .map((box) => ({
            name: box.getAttribute('aria-label'),
            scrolls: box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight,
            isStop: (box as HTMLElement).tabIndex === 0,
          })),
      )
      for (const { scrolls } of boxes) states.add(scrolls)
      expect(boxes.filter(({ scrolls, isStop }) => scrolls !== isStop)).toEqual([])
      expect(boxes.filter(({ name }) => !name)).toEqual([])
      await leave(page)
    }
    expect(states.size).toBe(2)
  })
})

it('a listing becomes a stop when the window gets too narrow for it, and none when it is wide again', async () => {
  const { page } = await visit(samplePages.components)
  const listing = page.getByRole('figure', { name: 'greet.ts', exact: true })
  const aStop = listing.locator('pre[tabindex="0"]')
  await frames(page)
  expect(await aStop.count()).toBe(0)
  await page.setViewportSize({ width: 320, height: 640 })
  await aStop.waitFor()
  await page.setViewportSize(widths.desktop)
  await listing.locator('pre:not([tabindex])').waitFor()
  await leave(page)
})

it('tables are told apart by their names', async () => {
  const { page } = await visit('/docs/run-node/advanced-configuration/')
  const names = await page
    .locator('article [role=group]:has(> table)')
    .evaluateAll((all) => all.map((box) => box.getAttribute('aria-label')))
  expect(names.length).toBeGreaterThan(3)
  expect(new Set(names).size).toBe(names.length)
  expect(names).not.toContain('Table')
  await leave(page)
})

it('a press that begins on the sign of success and ends when it is gone copies again', async () => {
  const { page } = await visit(samplePages.components, clipboard)
  await session(page).hover()
  const button = session(page).getByRole('button', { name: /^(Copy|Copied)/ })
  await button.click()
  await session(page).getByRole('button', { name: 'Copied' }).waitFor()
  await page.evaluate(() => navigator.clipboard.writeText('nothing'))
  // Somewhere on its line, a third of the way from its end to its beginning.
  const { x, y } = await button.locator('path').evaluate((path) => {
    const line = path as SVGPathElement
    const point = line.getPointAtLength(line.getTotalLength() / 3).matrixTransform(line.getScreenCTM()!)
    return { x: point.x, y: point.y }
  })
  await page.mouse.move(x, y)
  await page.mouse.down()
  await session(page).getByRole('button', { name: 'Copy code to clipboard' }).waitFor()
  await page.mouse.up()
  await session(page).getByRole('button', { name: 'Copied' }).waitFor()
  expect(await copied(page)).toMatch(commands)
  await leave(page)
})

it('a screen reader is told that code was copied, outside of the button', async () => {
  const { page } = await visit(samplePages.components, clipboard)
  const said = page.locator('[aria-live]', { hasText: /^Copied$/ })
  await session(page).hover()
  await session(page).getByRole('button', { name: 'Copy code to clipboard' }).click()
  await said.waitFor({ state: 'attached' })
  expect(await page.locator('button [aria-live], button [role=status]').count()).toBe(0)
  await said.waitFor({ state: 'detached' })
  await leave(page)
})

/** The letters of a listing, and those of its lines. */
const lettersOf = (page: Page, listing: string) =>
  page
    .locator(listing)
    .first()
    .evaluate((pre) =>
      [pre, pre.querySelector('.line')!].map((element) => {
        const { fontSize, lineHeight } = getComputedStyle(element)
        return [fontSize, Math.round(parseFloat(lineHeight) * 10) / 10]
      }),
    )

it('listings are written in 14 pixels, those beside an operation in 13.5', async () => {
  const { page } = await visit(samplePages.components)
  expect(await lettersOf(page, 'article pre')).toEqual([
    ['14px', 22.4],
    ['14px', 22.4],
  ])
  await page.goto(samplePages.operation)
  expect(await lettersOf(page, '.api-samples pre')).toEqual([
    ['13.5px', 21.6],
    ['13.5px', 21.6],
  ])
  await leave(page)
})

it.each(Object.entries(widths))(
  'on a %s marked lines have one ground, from edge to edge',
  async (_, viewport) => {
    const { page } = await visit(samplePages.components, { viewport })
    const { frame, lines } = await page
      .locator('article pre')
      .first()
      .evaluate((pre) => {
        const line = (kind: string, text: string) => `<span class="line ${kind}">${text}</span>`
        pre.querySelector('code')!.innerHTML = [
          line('', 'first'),
          line('highlighted', 'marked'),
          line('highlighted', ''),
          line('highlighted', 'long '.repeat(60)),
          line('diff add', 'added'),
          line('diff add', 'added, too'),
          line('', 'last'),
        ].join('\n')
        const start = pre.getBoundingClientRect().left
        return {
          frame: pre.scrollWidth,
          lines: [...pre.querySelectorAll('.highlighted, .diff')].map((element) => {
            const { top, bottom, left, right } = element.getBoundingClientRect()
            return { top, bottom, left: left - start, right: right - start }
          }),
        }
      })
    expect(frame).toBeGreaterThan(1000)
    for (const { left, right } of lines) {
      expect(left).toBeCloseTo(0, 0)
      expect(right).toBeCloseTo(frame, 0)
    }
    const gaps = lines.slice(1).map(({ top }, index) => top - lines[index]!.bottom)
    expect(gaps.filter((gap) => Math.abs(gap) > 0.1)).toEqual([])
    await leave(page)
  },
)

it('a wrapped line is indented where it goes on, on a desktop, too', async () => {
  const { page } = await visit('/docs/run-node/advanced-configuration/')
  await page
    .locator('.commands:has(pre[tabindex] .long)')
    .first()
    .evaluate((found) => {
      found.id = 'listing'
    })
  const listing = page.locator('#listing')
  await listing.hover()
  await listing.getByRole('button', { name: 'Toggle word wrap' }).click()
  await listing.locator('pre.wraps').waitFor()
  const steps = await listing.locator('.line').evaluateAll((lines) =>
    lines.flatMap((line) => {
      const range = document.createRange()
      range.selectNodeContents(line)
      const rects = [...range.getClientRects()].filter(({ width }) => width)
      const tops = [...new Set(rects.map(({ top }) => Math.round(top)))]
      const [first, ...others] = tops.map((top) =>
        Math.min(...rects.filter((rect) => Math.round(rect.top) === top).map(({ left }) => left)),
      )
      return others.map((left) => left - first!)
    }),
  )
  expect(steps.length).toBeGreaterThan(0)
  expect(Math.min(...steps)).toBeGreaterThan(10)
  await leave(page)
})

it('on a phone the tools of a listing without a title take no more than a thumb needs', async () => {
  const { page } = await visit('/docs/run-node/advanced-configuration/', { viewport: widths.phone })
  const listings = await page
    .locator('article .listing:not(.commands, .short, .clear):not(:has(figcaption))')
    .evaluateAll((listings) =>
      listings.map((listing) => {
        const code = listing.querySelector('code')!.getBoundingClientRect()
        const buttons = [...listing.querySelectorAll('button')].map((button) =>
          button.getBoundingClientRect(),
        )
        return {
          above: code.top - listing.getBoundingClientRect().top,
          covered: buttons.some(({ bottom }) => bottom > code.top),
          least: Math.min(...buttons.flatMap(({ width, height }) => [width, height])),
        }
      }),
    )
  expect(listings.length).toBeGreaterThan(0)
  for (const { above, covered, least } of listings) {
    expect(above).toBeLessThanOrEqual(36)
    expect(covered).toBe(false)
    expect(least).toBeGreaterThanOrEqual(36)
  }
  await leave(page)
})

it.each([
  '/docs/api/overview/',
  '/docs/api/q-storage/api-reference/bucket-operations/get-bucket-policy-status/',
])('on a desktop no line of %s is broken until it is wrapped', async (path) => {
  const { page } = await visit(path)
  const broken = await page.locator('pre:not(.wraps) .line').evaluateAll((lines) => {
    const isOneLine = (line: Element) => {
      const tops = [...line.getClientRects()].map(({ top }) => Math.round(top))
      return Math.max(...tops) - Math.min(...tops) < 10
    }
    return lines.filter((line) => line.textContent && !isOneLine(line)).map(({ textContent }) => textContent)
  })
  expect(broken).toEqual([])
  await leave(page)
})

it('where nothing can point at it, a listing of one line has no empty row for its tools', async () => {
  const { page } = await visit('/docs/run-node/quick-start/', {
    viewport: { width: 768, height: 1024 },
    hasTouch: true,
    isMobile: true,
  })
  const rooms = await page
    .locator('.content figure.listing:not(:has(> figcaption)):has(.line:only-child)')
    .evaluateAll((listings) =>
      listings
        .filter((listing) => listing.checkVisibility())
        .map((listing) => {
          const frame = listing.getBoundingClientRect()
          const line = listing.querySelector('.line')!.getBoundingClientRect()
          return Math.round(line.top - frame.top - (frame.bottom - line.bottom))
        }),
    )
  expect(rooms.length).toBeGreaterThan(3)
  expect(rooms.filter((room) => Math.abs(room) > 1)).toEqual([])
  await leave(page)
})
