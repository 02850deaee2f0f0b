import type { Page } from 'playwright-core'
import { motions } from '../src/gatsby-plugin-theme-ui/motions'
import {
  arrived,
  connectBrowser,
  drawn,
  frames,
  leave,
  samplePages,
  sidebarLink,
  visit,
  widths,
  type VisitOptions,
} from '../testing/browser/site'

connectBrowser()

const seconds = (motion: string) => `${parseInt(motion) / 1000}s`
const easing = (motion: string) => motion.split(' ')[1]!

/** Every duration and every way of easing that a change on a page may have. */
const vocabulary = {
  durations: ['0s', ...Object.values(motions).map(seconds)],
  easings: ['ease', ...Object.values(motions).map(easing)],
}

it('no change of the interface takes longer than 200 ms', () => {
  for (const motion of Object.values(motions)) expect(parseInt(motion)).toBeLessThanOrEqual(200)
})

it.each(
  Object.entries(samplePages).flatMap(([name, path]) =>
    Object.entries(widths).map(([screen, viewport]) => ({ name, path, screen, viewport })),
  ),
)('what changes on the $name page on a $screen does so as everywhere', async ({ path, viewport }) => {
  const { page } = await visit(path, { viewport })
  const other = await page.evaluate(({ durations, easings }) => {
    const list = (text: string) => text.split(/, (?!\d)/)
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      if (element.closest('article figure')) return []
      const { transitionDuration, transitionTimingFunction, animationDuration } = getComputedStyle(element)
      const times = [...list(transitionDuration), ...list(animationDuration)]
      const fits =
        times.every((time) => durations.includes(time)) &&
        (transitionDuration === '0s' || list(transitionTimingFunction).every((one) => easings.includes(one)))
      return fits ? [] : `${element.tagName} ${transitionDuration} ${transitionTimingFunction}`
    })
  }, vocabulary)
  expect(other).toEqual([])
  await leave(page)
})

/** Runs in the page: keeps what each view transition leads to and animates, as soon as the browser shows it; a press may end one before. */
function noteTransitions() {
  const noted: object[] = []
  Object.assign(window, { noted })
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const transition = start(update)
    void transition.ready.then(
      () =>
        noted.push({
          title: document.querySelector('h1')!.innerText,
          parts: document.getAnimations().flatMap(({ effect }) => {
            const { pseudoElement, target } = effect as KeyframeEffect
            if (target !== document.documentElement || !pseudoElement) return []
            return { part: pseudoElement, time: effect!.getTiming().duration }
          }),
        }),
      () => {},
    )
    return transition
  }
}

const noted = (page: Page) => page.evaluate(() => (window as unknown as { noted: unknown[] }).noted)

const visitNoting = (options: VisitOptions = {}) =>
  visit(samplePages.doc, { ...options, prepare: (page) => page.addInitScript(noteTransitions) })

/** Follows the page's link to the next one, and waits for it. */
async function goOn(page: Page) {
  const before = await page.locator('h1').innerText()
  await page.locator('a[rel=next]').click()
  await page.waitForFunction((title) => document.querySelector('h1')?.innerText !== title, before)
  await drawn(page)
}

/** Waits until a fade has begun. */
const fades = (page: Page) =>
  page.waitForFunction(() => (window as unknown as { noted: unknown[] }).noted.length > 0)

it('a page that a link leads to appears quickly, and can be used meanwhile', async () => {
  const { page } = await visitNoting()
  await goOn(page)
  await fades(page)
  const [{ title, parts }] = (await noted(page)) as [
    { title: string; parts: { part: string; time: number }[] },
  ]
  // What it fades to is the next page, not this one still.
  expect(title).toBe(await page.locator('h1').innerText())
  expect(parts.map(({ part }) => part)).toEqual(['::view-transition-new(root)'])
  expect(parts.map(({ time }) => time)).toEqual([parseInt(motions.quick)])
  // Two headlines in one place can't be read.
  const before = await page.evaluate(
    () => getComputedStyle(document.documentElement, '::view-transition-old(root)').display,
  )
  expect(before).toBe('none')
  const pressable = await page.evaluate(
    () => getComputedStyle(document.documentElement, '::view-transition').pointerEvents,
  )
  expect(pressable).toBe('none')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await leave(page)
})

/** Runs in the page: the next page stays as faint as it is when it begins to appear. */
function holdFade() {
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const transition = start(update)
    void transition.ready.then(() => {
      for (const animation of document.getAnimations()) animation.pause()
      document.documentElement.dataset.held = ''
    })
    return transition
  }
}

it.each(Object.entries(widths))(
  'announcement and bar stand still while a page appears, on a %s',
  async (_, viewport) => {
    const { page } = await visit(samplePages.doc, {
      viewport,
      prepare: (page) => page.addInitScript(holdFade),
    })
    const top = () => page.screenshot({ clip: { x: 0, y: 0, width: viewport.width, height: 91 } })
    await page.locator('a[rel=next]').evaluate((link: HTMLAnchorElement) => link.click())
    await page.waitForSelector('[data-held]')
    const meanwhile = await top()
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
    await frames(page)
    expect(meanwhile.equals(await top())).toBe(true)
    await leave(page)
  },
)

it('what is pressed while the browser takes its picture or a page fades is done', async () => {
  const { page } = await visitNoting()
  // By place: a locator would wait until it can be pressed.
  const middleOf = async (name: string) => {
    const { x, y, width, height } = (await sidebarLink(page, name).boundingBox())!
    return [x + width / 2, y + height / 2] as const
  }
  const [first, second] = [await middleOf('FAQ'), await middleOf('Quilibrium tokenomics')]
  await page.mouse.click(...first)
  await page.mouse.click(...second)
  await arrived(page, '**/docs/discover/quilibrium-tokenomics/')
  await fades(page)
  await leave(page)
})

it('nothing fades where the reader wants stillness', async () => {
  const { page } = await visitNoting({ reducedMotion: 'reduce' })
  await goOn(page)
  expect(await noted(page)).toEqual([])
  await leave(page)
})

it('nothing fades on the way back or within the page', async () => {
  const { page } = await visitNoting()
  const title = await page.locator('h1').innerText()
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click()
  await page.waitForURL(/#/)
  await goOn(page)
  await fades(page)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await drawn(page)
  expect(await noted(page)).toHaveLength(1)
  await leave(page)
})

/** Runs in the page: the browser takes its picture of the page before a transition when it is told to. */
function takePicturesLate() {
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    let takePicture = () => {}
    const taken = new Promise<void>((taken) => (takePicture = taken)).then(() => start(update))
    const ready = taken.then(({ ready }) => ready)
    const finished = taken.then(({ finished }) => finished)
    Object.assign(window, {
      takePicture: () => {
        takePicture()
        return ready
      },
    })
    return { ready, finished } as ViewTransition
  }
}

it('who goes back before the fade has begun is on the page that they came from, with the next one ahead', async () => {
  const { page } = await visit(samplePages.doc, { prepare: (page) => page.addInitScript(takePicturesLate) })
  const title = await page.locator('h1').innerText()
  await page.locator('h1').evaluate((heading) => Object.assign(heading, { isKept: true }))
  const next = (await page.locator('a[rel=next]').getAttribute('href'))!
  await page.locator('a[rel=next]').click()
  await page.waitForURL(`**${next}`)
  await page.goBack()
  await page.waitForFunction((path) => location.pathname !== path, next)
  await page.evaluate(() => (window as unknown as { takePicture: () => Promise<void> }).takePicture())
  await frames(page)
  // The fade that was on its way must not bring the next page, nor have had this one drawn anew.
  expect(await page.locator('h1').innerText()).toBe(title)
  expect(await page.locator('h1').evaluate((heading) => 'isKept' in heading)).toBe(true)
  await page.goForward()
  await page.waitForURL(`**${next}`)
  await page.waitForFunction((before) => document.querySelector('h1')!.innerText !== before, title)
  await leave(page)
})

it('of two links followed at once the later one counts, and the page that it leads to is there', async () => {
  const { page } = await visitNoting()
  const [first, second] = await page.locator('nav[aria-label] li a:visible').evaluateAll((links) => {
    const others = (links as HTMLAnchorElement[]).filter(({ pathname }) => pathname !== location.pathname)
    const two = [others[0]!, others.at(-1)!]
    for (const link of two) link.click()
    return two.map(({ href }) => href)
  })
  expect(first).not.toBe(second)
  await page.waitForURL(second!)
  const title = await page.evaluate(async (address) => {
    const html = await (await fetch(address)).text()
    return new DOMParser().parseFromString(html, 'text/html').querySelector('h1')!.textContent
  }, second!)
  await page.waitForFunction((wanted) => document.querySelector('h1')!.textContent === wanted, title)
  expect(page.url()).toBe(second)
  await leave(page)
})
