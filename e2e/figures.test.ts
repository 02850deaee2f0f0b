import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { globSync } from 'tinyglobby'
import { accessibilityProblems } from '../testing/browser/accessibility'
import { contrast } from '../testing/browser/contrast'
import { arrived, connectBrowser, hydrated, leave, navigate, visit, widths } from '../testing/browser/site'

connectBrowser()

const bloomClock = '/docs/learn/block-storage/bloom-clock/'
const fileSystem = '/docs/learn/operating-system/file-system/'
const drawing = 'svg[viewBox^="0 0 360"]'
const picture = `article figure ${drawing}`
/** What of a live picture is pressed or dragged. */
const parts = `${picture} :is([role=button], [role=slider])`

/** All built pages with a figure. */
const pagesWithFigures = () =>
  globSync('docs/**/index.html', { cwd: 'public' })
    .filter((file) => readFileSync(`public/${file}`, 'utf8').includes('viewBox="0 0 360 '))
    .map((file) => `/${file.replace(/index\.html$/, '')}`)

it('a figure is read without JavaScript: its picture, what it shows in words, its caption', async () => {
  const { page } = await visit(bloomClock, { javaScriptEnabled: false })
  await page.locator(picture).waitFor()
  const text = await page
    .locator('article figure', { has: page.locator('svg[viewBox^="0 0 360"]') })
    .innerText()
  expect(text).toContain('c1 happened before b3')
  expect(text).toContain('Arrows are messages')
  expect(text).not.toContain('Try it')
  await leave(page)
})

it('an interactive figure loads nothing until it is wanted, and then works by keyboard', async () => {
  const { page, problems } = await visit(bloomClock)
  await page.waitForLoadState('networkidle')
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  await page.getByRole('button', { name: 'Try it' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Step', exact: true }).waitFor()
  expect(scripts.size).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Step', exact: true }).press('Enter')
  await page.getByText('c1 and a2 are concurrent').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('c1 happened before b2').waitFor()
  await page.getByRole('slider', { name: 'Counters' }).press('End')
  await page.getByText('With 12 counters').waitFor()
  await page.getByRole('button', { name: 'Compare event a1' }).press(' ')
  await page.getByText('a1 happened before b2').waitFor()
  expect(problems).toEqual([])
  await leave(page)
})

it('a figure goes on where its reader has left it, on the way back', async () => {
  const { page } = await visit(bloomClock)
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByRole('button', { name: 'Step', exact: true }).click()
  await page.getByText('c1 and a2 are concurrent').waitFor()
  await navigate(page, '/docs/')
  await arrived(page, '**/docs/')
  await page.goBack()
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByText('c1 and a2 are concurrent').waitFor()
  await leave(page)
})

it('a figure plays when it is told to, to its end', async () => {
  const { page } = await visit(bloomClock)
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByRole('button', { name: 'Play' }).click()
  await page.getByText('c1 happened before c2').waitFor()
  await page.getByRole('button', { name: 'Play' }).waitFor()
  await leave(page)
})

it('a picture is played with by pressing and dragging it', async () => {
  const { page, problems } = await visit(bloomClock)
  await page.getByRole('button', { name: 'Try it' }).click()
  const knob = page.getByRole('slider', { name: 'Counters' })
  const box = (await knob.boundingBox())!
  await page.mouse.move(box.x + 14, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 14, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await page.getByText('With 12 counters').waitFor()
  await page.getByRole('button', { name: 'Compare event a1' }).click()
  await page.getByText('b1 and a1 are concurrent').waitFor()
  expect(problems).toEqual([])
  await leave(page)
})

it('a finger that drags a part of a picture down moves the part, and not the page', async () => {
  const { page } = await visit('/docs/learn/communication/e2ee/', {
    viewport: widths.phone,
    hasTouch: true,
    isMobile: true,
  })
  await page.getByRole('button', { name: 'Try it' }).first().tap()
  const line = page.getByRole('slider', { name: 'Messages before the theft' })
  await line.evaluate((part) => part.scrollIntoView({ block: 'center' }))
  const least = await line.getAttribute('aria-valuemin')
  await line.press('Home')
  expect(await line.getAttribute('aria-valuenow')).toBe(least)
  const [scrolled, box] = [await page.evaluate(() => scrollY), (await line.boundingBox())!]
  const session = await page.context().newCDPSession(page)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const touch = (type: 'touchStart' | 'touchMove', down: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y + down }] })
  await touch('touchStart', 0)
  for (let down = 20; down <= 360; down += 20) await touch('touchMove', down)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(await line.getAttribute('aria-valuenow')).toBe(await line.getAttribute('aria-valuemax'))
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await leave(page)
})

it('a figure begins at its beginning, a step away from what is next', async () => {
  const { page } = await visit('/docs/learn/block-storage/vdfs/')
  await page.getByText('64 of 64 squarings').first().waitFor()
  await page.getByRole('button', { name: 'Try it' }).click()
  const live = page.getByRole('group', { name: 'Interactive figure' })
  await live.getByText('0 of 64 squarings of').first().waitFor()
  await live.getByRole('button', { name: 'Step', exact: true }).click()
  await live.locator('[aria-live]').getByText('8 of 64 squarings of').waitFor()
  await live.getByRole('button', { name: 'Claim a false y' }).click()
  await live.locator('[aria-live]').getByText('The check needs').waitFor()
  await leave(page)
})

it('what is there to come can be pressed in its middle, though it is drawn as an outline', async () => {
  const { page } = await visit(fileSystem)
  await page.getByRole('button', { name: 'Try it' }).click()
  const place = page.getByRole('button', { name: 'Cut the file up to block 1' })
  const box = (await place.boundingBox())!
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await page.locator('[aria-live]').getByText('2 of 3 are there').waitFor()
  await leave(page)
})

it('the keyboard keeps its place at the last frame of a figure', async () => {
  const { page } = await visit(bloomClock)
  await page.getByRole('button', { name: 'Try it' }).click()
  const step = page.getByRole('button', { name: 'Step', exact: true })
  await step.focus()
  for (let frame = 0; frame < 40 && (await step.getAttribute('aria-disabled')) !== 'true'; frame++) {
    await page.keyboard.press('Enter')
    expect(await step.evaluate((button) => button === document.activeElement)).toBe(true)
  }
  expect(await step.getAttribute('aria-disabled')).toBe('true')
  const figure = page.getByRole('group', { name: 'Interactive figure' })
  const last = await figure.innerText()
  await page.keyboard.press('Enter')
  expect(await figure.innerText()).toBe(last)
  await leave(page)
})

it('the button that plays a figure says what it does next, and nothing else', async () => {
  const { page } = await visit(bloomClock)
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByRole('button', { name: 'Play' }).click()
  const pause = page.getByRole('button', { name: 'Pause' })
  expect(await pause.getAttribute('aria-pressed')).toBeNull()
  await leave(page)
})

it('a figure that takes its time says so, and one that fails offers to try again', async () => {
  const { page } = await visit(bloomClock, { mayReport: /ERR_FAILED|Loading chunk/ })
  await page.waitForLoadState('networkidle')
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/*.js', async (route) => {
    await asked
    await route.abort()
  })
  await page.getByRole('button', { name: 'Try it' }).click()
  const status = page.locator('article figure').getByRole('status')
  await status.getByText('Loading the figure').waitFor()
  answer()
  await status.getByText('Loading the figure has failed.').waitFor()
  await page.unroute('**/*.js')
  await status.getByRole('button', { name: 'Retry' }).press('Enter')
  await page.getByRole('button', { name: 'Step', exact: true }).waitFor()
  expect(
    await page
      .getByRole('group', { name: 'Interactive figure' })
      .evaluate((frame) => frame === document.activeElement),
  ).toBe(true)
  await leave(page)
})

it('a figure that arrives leaves the keyboard where a reader has gone meanwhile', async () => {
  const { page } = await visit(bloomClock)
  await page.waitForLoadState('networkidle')
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/*.js', async (route) => {
    await asked
    await route.continue()
  })
  await page.getByRole('button', { name: 'Try it' }).click()
  const elsewhere = page.getByRole('contentinfo').getByRole('link').first()
  await elsewhere.focus()
  answer()
  await page.getByRole('button', { name: 'Step', exact: true }).waitFor()
  expect(await elsewhere.evaluate((link) => link === document.activeElement)).toBe(true)
  await leave(page)
})

it('a figure does not offer to play to those who want less motion', async () => {
  const { page } = await visit(bloomClock, { reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByRole('button', { name: 'Step', exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Play' }).count()).toBe(0)
  await leave(page)
})

it.each(['light', 'dark'] as const)(
  'a live figure is accessible on a phone in %s mode',
  async (colorScheme) => {
    const { page } = await visit(bloomClock, { viewport: widths.phone, colorScheme })
    await page.getByRole('button', { name: 'Try it' }).click()
    await page.getByRole('button', { name: 'Step', exact: true }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await leave(page)
  },
)

it.each([
  ['light', 'rgb(255, 255, 255)'],
  ['dark', 'rgb(16, 16, 21)'],
] as const)(
  'a picture’s texts are readable on the ground of the page in %s mode',
  async (colorScheme, ground) => {
    const { page } = await visit(bloomClock, { colorScheme })
    expect(await page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor)).toBe(ground)
    const fills = await page
      .locator(`${picture} text`)
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fill))
    expect(fills.length).toBeGreaterThan(10)
    expect(fills.filter((fill) => contrast(fill, ground) < 4.5)).toEqual([])
    await leave(page)
  },
)

it.each([
  ['phone', widths.phone],
  ['desktop', widths.desktop],
])(
  'on a %s a figure begins where the text does, with its drawing and its controls, and ends where it does',
  async (_, viewport) => {
    const { page } = await visit(bloomClock, { viewport })
    await page.getByRole('button', { name: 'Try it' }).click()
    await page.getByRole('button', { name: 'Step', exact: true }).waitFor()
    const edges = await page.locator('article figure', { has: page.locator(drawing) }).evaluate((figure) => {
      const boxOf = (selector: string) => figure.querySelector(selector)!.getBoundingClientRect()
      const text = document.querySelector('.content > p')!.getBoundingClientRect()
      const frame = figure.getBoundingClientRect()
      const parts = ['svg', '.controls', 'figcaption'].map((part) => boxOf(part).left)
      return { text: text.left, begins: [frame.left, ...parts], over: frame.right - text.right }
    })
    expect(edges.begins).toEqual(edges.begins.map(() => edges.text))
    expect(edges.over).toBe(0)
    await leave(page)
  },
)

it('a figure says below the button that brings it to life what can be touched then, and has one thing to do', async () => {
  const { page } = await visit(bloomClock)
  const hint = page.getByText('Press an event to compare').locator('visible=true')
  await page.getByRole('button', { name: 'Try it' }).waitFor()
  expect(await hint.count()).toBe(1)
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByRole('button', { name: 'Step', exact: true }).waitFor()
  expect(await hint.count()).toBe(1)
  const grounds = await page
    .locator('.controls > button')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor))
  expect(grounds).toHaveLength(3)
  expect(new Set(grounds).size).toBe(2)
  expect(grounds.filter((ground) => ground === grounds[0])).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  expect(await hint.count()).toBe(0)
  await leave(page)
})

it('a figure says nothing of what can be touched where it can’t be: on paper, and without scripts', async () => {
  const { page } = await visit(bloomClock)
  const hint = page.getByText('Press an event to compare').locator('visible=true')
  await hint.waitFor()
  await page.evaluate(() => document.documentElement.setAttribute('data-scripts', 'gone'))
  expect(await hint.count()).toBe(0)
  await page.evaluate(() => document.documentElement.removeAttribute('data-scripts'))
  await hint.waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await hint.count()).toBe(0)
  await leave(page)
  const { page: withoutScripts } = await visit(bloomClock, { javaScriptEnabled: false })
  await withoutScripts.locator(picture).waitFor()
  expect(await withoutScripts.getByText('Press an event to compare').locator('visible=true').count()).toBe(0)
  await leave(withoutScripts)
})

it.each([
  ['phone', widths.phone],
  ['desktop', widths.desktop],
])(
  'on a %s the words of a figure have as much room above as below at its longest step',
  async (_, viewport) => {
    const { page } = await visit(fileSystem, { viewport })
    await tryFirst(page)
    const step = page.getByRole('button', { name: 'Step', exact: true })
    const paddings = () =>
      page.locator('figure div:has(> .hint)').evaluate((box) => {
        const [hint, words] = box.querySelectorAll('p')
        words!.style.alignSelf = 'start' // no higher than its lines
        const frame = box.getBoundingClientRect()
        return {
          above: hint!.getBoundingClientRect().top - frame.top,
          below: frame.bottom - words!.getBoundingClientRect().bottom,
        }
      })
    const first = await paddings()
    while ((await step.getAttribute('aria-disabled')) !== 'true') await step.click()
    const last = await paddings()
    expect(last.above).toBeCloseTo(first.above, 1)
    expect(last.below).toBeLessThan(first.below)
    expect(last.below).toBeCloseTo(last.above, 1)
    await leave(page)
  },
)

/** Brings the next figure of a page to life, if there is one. */
async function tryFirst(page: Page) {
  const button = page.getByRole('button', { name: 'Try it' }).first()
  if (!(await button.count())) return false
  const players = page.getByRole('group', { name: 'Interactive figure' })
  const alive = await players.count()
  await button.click()
  await players.nth(alive).waitFor()
  return true
}

/** How high all figures of a page are, and how far below their tops each says what can be touched and begins its words, in px. */
const places = (page: Page) =>
  page.locator('article figure', { has: page.locator(drawing) }).evaluateAll((figures) =>
    figures.map((figure) => {
      const frame = figure.getBoundingClientRect()
      const words = [...figure.querySelectorAll('div:has(> .room) > p:not(.room)')]
      const tops = words.map((part) => Math.round((part.getBoundingClientRect().top - frame.top) * 10) / 10)
      return `${Math.round(frame.height)} (words at ${tops.join(' and ')})`
    }),
  )

/** Brings all figures of a page to life, and tells what they grow by, and where their words jump. */
async function growthOf(page: Page) {
  const grown: string[] = []
  for (;;) {
    const before = await places(page)
    if (!(await tryFirst(page))) return grown
    const after = await places(page)
    expect(after.length).toBeGreaterThan(0)
    if (after.join() !== before.join()) grown.push(`${before.join()} to ${after.join()} px`)
  }
}

/** The parts of a page's drawings that reach beyond their edges. */
const partsBeyond = (page: Page) =>
  page.locator(picture).evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const { left, right } = drawing.getBoundingClientRect()
      return [...drawing.querySelectorAll('rect, path, circle, text')]
        .map((part) => part.getBoundingClientRect())
        .filter((part) => part.left < left - 3 || part.right > right + 3)
        .map((part) => `${part.left - left} … ${part.right - right}`)
    }),
  )

/**
 * What is wrong with the letters of all pictures on a page: too small, out of their picture, on the line of a box or over each
 * other. Figures that live are gone through from their first step to their last, in the page: asking it for each step costs far
 * more. Those that change their height on the way are told, too.
 * @param least how small letters may be, in px
 */
const faultyFigures = (page: Page, least: number) =>
  page.locator(picture).evaluateAll(async (pictures, least) => {
    const isOver = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4
    const faultsIn = (drawing: Element) => {
      const frame = drawing.getBoundingClientRect()
      const texts = [...drawing.querySelectorAll('text')].map((text) => {
        const { fontSize } = getComputedStyle(text)
        return { text, box: text.getBoundingClientRect(), size: (parseFloat(fontSize) * frame.width) / 360 }
      })
      const lines = [...drawing.querySelectorAll('rect:not([stroke=none])')].flatMap((rect) => {
        const { left, right, top, bottom } = rect.getBoundingClientRect()
        return [left, right].map((x) => ({ x, top, bottom }))
      })
      return texts.flatMap(({ text, box, size }, index) => {
        const own = text.parentElement!.querySelector(':scope > rect, :scope > circle')
        const isAlone = text.parentElement!.querySelectorAll(':scope > text').length === 1
        // A digit alone may stand nearer.
        const beside = text.textContent.length > 1 ? lines : []
        const gaps = beside
          .filter(({ top, bottom }) => Math.min(box.bottom, bottom) - Math.max(box.top, top) > 4)
          .map(({ x }) => Math.max(box.left - x, x - box.right))
        const gap = Math.min(...gaps)
        const faults = [
          size < least && `${size.toFixed(1)} px`,
          (box.left < frame.left - 1 || box.right > frame.right + 1) && 'leaves the picture',
          own && isAlone && box.width > own.getBoundingClientRect().width && 'leaves its box',
          gap < 3 && `is ${gap.toFixed(1)} px from the line of a box`,
          texts.slice(index + 1).some((other) => isOver(box, other.box)) && 'lies over another',
        ]
        return faults.flatMap((fault) => (fault ? [`"${text.textContent}" ${fault}`] : []))
      })
    }
    const press = async (button: HTMLElement) => {
      button.click()
      await new Promise((drawn) => setTimeout(drawn))
    }
    const found = pictures.flatMap(faultsIn)
    for (const player of document.querySelectorAll('[role=group][aria-label="Interactive figure"]')) {
      const buttons = [...player.querySelectorAll('button')]
      const named = (name: string) =>
        buttons.find((button) => (button.ariaLabel ?? button.textContent.trim()) === name)
      const step = named('Step')
      if (!step) continue
      await press(named('Start over')!)
      const figure = player.closest('figure')!
      const heights: number[] = []
      for (let at = 0; at < 40; at++) {
        found.push(...[...player.querySelectorAll(`svg[viewBox^="0 0 360"]`)].flatMap(faultsIn))
        heights.push(Math.round(figure.getBoundingClientRect().height))
        if (step.ariaDisabled === 'true') break
        await press(step)
      }
      if (new Set(heights).size > 1)
        found.push(`“${figure.querySelector('figcaption')!.textContent}” is ${heights.join(', ')} px high`)
    }
    return [...new Set(found)]
  }, least)

/** Parts of pictures that can be pressed or dragged, as the browser names them to other programs. */
async function namesOfParts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  // Else the browser would make the tree of the whole page for each part anew.
  await session.send('Accessibility.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: parts })
  const trees = await Promise.all(
    nodeIds.map((nodeId) =>
      session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false }),
    ),
  )
  await session.detach()
  return trees.map(({ nodes }) => String(nodes[0]?.name?.value))
}

/** Parts of a page's pictures whose names lack words that are written on them, and how many parts there are. */
async function partsWithoutTheirWords(page: Page) {
  const written = await page
    .locator(parts)
    .evaluateAll((all) =>
      all.map((part) =>
        [...part.querySelectorAll('text')].map((text) => text.textContent.replace(/\s+/g, ' ').trim()),
      ),
    )
  const names = await namesOfParts(page)
  const missing = names.flatMap((name, index) =>
    written[index]!.filter((words) => !name.includes(words)).map((words) => `“${name}” lacks “${words}”`),
  )
  return { missing, count: names.length }
}

/** The widths of phones, down to the narrowest. */
const phones = [widths.phone.width, 360, 320]
/** How high letters of pictures are at least on them, in px. */
const least = 12
/** What a finger needs, in px. */
const finger = 24

/** The parts of a page's pictures that are too small for a finger. */
const smallParts = (page: Page) =>
  page.locator(parts).evaluateAll(
    (all, finger) =>
      all.flatMap((part) => {
        const { width, height } = part.getBoundingClientRect()
        return Math.min(width, height) < finger - 0.1
          ? [`${width.toFixed(1)} × ${height.toFixed(1)} px: ${part.getAttribute('aria-label')}`]
          : []
      }),
    finger,
  )

describe('of all figures', () => {
  const paths = pagesWithFigures()
  let page: Page
  let partsSeen = 0
  const open = async (path: string, viewport: { width: number; height: number }) => {
    await page.setViewportSize(viewport)
    await page.goto(path)
    await hydrated(page)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
  }
  const faultyOnPhones = async () => {
    const found: string[] = []
    for (const width of phones) {
      await page.setViewportSize({ width, height: 740 })
      found.push(...(await faultyFigures(page, least)).map((fault) => `${width} px: ${fault}`))
    }
    return found
  }
  beforeAll(async () => {
    ;({ page } = await visit(bloomClock, { alone: true }))
  })
  afterAll(() => leave(page))

  describe.each(paths)('those of %s', (path) => {
    it('have drawings that do not reach beyond the edges of their page', async () => {
      await open(path, { width: 600, height: 900 })
      expect(await partsBeyond(page)).toEqual([])
    })

    it('do not grow on a desktop when they come to life, and their words stay where they are', async () => {
      await page.setViewportSize(widths.desktop)
      expect(await growthOf(page)).toEqual([])
    })

    it('have parts that are named with the words that are written on them, for who speaks to the browser', async () => {
      const { missing, count } = await partsWithoutTheirWords(page)
      expect(missing).toEqual([])
      partsSeen += count
    })

    it('do not grow on a phone when they come to life, nor step by step, and their words stay where they are; letters of pictures have 12 px and 3 px to the lines beside them, and parts have 24 px', async () => {
      await open(path, widths.phone)
      const drawn = await faultyOnPhones()
      await page.setViewportSize(widths.phone)
      const grown = await growthOf(page)
      const live = await faultyOnPhones()
      const small = await smallParts(page)
      expect({ drawn, grown, live, small }).toEqual({ drawn: [], grown: [], live: [], small: [] })
    })
  })

  it('there are many, with many parts', () => {
    expect(paths).toContain(bloomClock)
    expect(partsSeen).toBeGreaterThan(50)
  })
})

it('what is pressed in a drawing has a ring for the keyboard alone', async () => {
  const { page } = await visit('/docs/learn/operating-system/dbos/')
  await page.getByRole('button', { name: 'Try it' }).click()
  const part = page.getByRole('button', { name: 'Keep each service to itself' })
  const ring = () => part.evaluate((element) => getComputedStyle(element).outlineStyle)
  await part.click()
  expect(await ring()).toBe('none')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await ring()).toBe('solid')
  await leave(page)
})
