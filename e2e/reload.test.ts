import type { Page } from 'playwright-core'
import {
  arrived,
  connectBrowser,
  frames,
  hydrated,
  leave,
  navigate,
  quiet,
  samplePages,
  visit,
  widths,
} from '../testing/browser/site'

declare global {
  interface Window {
    /** What moves when the page is hydrated. */
    motions?: string[]
  }
}

connectBrowser()

const faq = '/docs/discover/FAQ/'
const putObject = '/docs/api/q-storage/api-reference/object-operations/put-object/'

async function reload(page: Page) {
  page.setDefaultTimeout(8000)
  await page.reload()
  await hydrated(page)
  await frames(page)
}

/** Goes to a page as a link of the site does. */
async function goTo(page: Page, path: string) {
  await navigate(page, path)
  await arrived(page, `**${path}`)
}

const folded = (page: Page) => page.locator('article details:not(:has(> nav), form *, details details)')
const wrapButtons = (page: Page) => page.locator('article').getByRole('button', { name: 'Toggle word wrap' })
const wrapped = (page: Page) => page.locator('article pre.wraps')
/** Waits until so many listings are wrapped. */
const wraps = (page: Page, count: number) =>
  page.waitForFunction((count) => document.querySelectorAll('article pre.wraps').length === count, count)

/** Has a reader at a heading, and tells where it stands in the window. */
async function standAt(page: Page, index: number) {
  const heading = page.locator('article :is(h2, h3)').nth(index)
  await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  await frames(page)
  return () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))
}

/** Notes where an element stands in each frame of the documents to come. */
const watch = (page: Page, selector: string, index: number) =>
  page.addInitScript(
    ([selector, index]) => {
      const tops: number[] = []
      Object.assign(window, { tops })
      const look = () => {
        const element = document.querySelectorAll(selector as string)[index as number]
        if (element && document.readyState !== 'loading') tops.push(element.getBoundingClientRect().top)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    [selector, index],
  )
const watched = (page: Page) => page.evaluate(() => (window as unknown as { tops: number[] }).tops)

it('what is unfolded is unfolded after a reload, and the text that a reader is at stays where it is', async () => {
  const { page } = await visit(putObject, { alone: true })
  await folded(page).nth(0).locator('summary').first().click()
  await folded(page).nth(2).locator('summary').first().click()
  const last = (await page.locator('article :is(h2, h3)').count()) - 1
  const topOf = await standAt(page, last)
  const top = await topOf()
  await watch(page, 'article :is(h2, h3)', last)
  await reload(page)
  expect(await folded(page).evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))).toEqual(
    (await folded(page).all()).map((_, index) => index === 0 || index === 2),
  )
  expect(Math.abs((await topOf()) - top)).toBeLessThan(2)
  // Nor has it moved meanwhile.
  for (const seen of await watched(page)) expect(Math.abs(seen - top)).toBeLessThan(2)
  await leave(page)
})

it('listings that are wrapped are wrapped after a reload, and their buttons say so', async () => {
  const { page } = await visit(samplePages.components, { alone: true, viewport: widths.phone })
  const before = await wrapped(page).count()
  const pressed = () => wrapButtons(page).evaluateAll((all) => all.map((button) => button.ariaPressed))
  const first = wrapButtons(page).and(page.locator('[aria-pressed=false]')).first()
  await first.click()
  await wraps(page, before + 1)
  const states = await pressed()
  const topOf = await standAt(page, -1)
  await quiet(page) // the font of listings comes late, and wraps them elsewhere
  const top = await topOf()
  await reload(page)
  await quiet(page)
  expect(await wrapped(page).count()).toBe(before + 1)
  expect(await pressed()).toEqual(states)
  expect(Math.abs((await topOf()) - top)).toBeLessThan(2)
  await wrapButtons(page).and(page.locator('[aria-pressed=true]')).first().click()
  await wraps(page, before)
  await leave(page)
})

it('what was unfolded and wrapped is there on Back, too, though the page that followed was loaded again', async () => {
  const { page } = await visit(samplePages.components, { alone: true })
  const before = await wrapped(page).count()
  await wrapButtons(page).and(page.locator('[aria-pressed=false]')).first().click()
  await goTo(page, faq)
  await folded(page).first().locator('summary').click()
  await goTo(page, samplePages.doc)
  await reload(page)
  await page.goBack()
  await page.waitForURL(`**${faq}`)
  await page.waitForFunction(() => document.querySelector('article details[open]'))
  await page.goBack()
  await page.waitForURL(`**${samplePages.components}`)
  await wraps(page, before + 1)
  await leave(page)
})

it('categories of the sidebar are open after a reload, or closed, as a reader has left them, and do not move', async () => {
  const { page } = await visit(putObject, { alone: true })
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  const closed = sidebar.getByRole('button', { expanded: false })
  const name = (await closed.first().getAttribute('aria-label'))!
  await closed.first().click()
  await sidebar.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' })
  const entries = await sidebar.getByRole('link').count()
  await page.mouse.move(0, 0) // what lies under the mouse changes its ground, which is no motion of the categories
  // Asked within the frame in which the page is hydrated.
  await page.addInitScript(() =>
    new MutationObserver(() => {
      if (document.documentElement.dataset.hasHydrated !== 'true') return
      window.motions ??= document.getAnimations().map((motion) => {
        const { target } = motion.effect as KeyframeEffect
        return `${(motion as CSSTransition).transitionProperty} of ${target?.outerHTML.slice(0, 120)}`
      })
    }).observe(document, { attributeFilter: ['data-has-hydrated'], subtree: true }),
  )
  await reload(page)
  expect(await sidebar.getByRole('button', { name, exact: true }).count()).toBe(0)
  expect(await sidebar.getByRole('link').count()).toBe(entries)
  expect(await page.evaluate(() => window.motions)).toEqual([])
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await leave(page)
})

it.each(['desktop', 'phone'] as const)(
  'an open request builder of a %s is open after a reload, empty, and the text below it stays where it is',
  async (kind) => {
    const { page } = await visit(putObject, { alone: true, viewport: widths[kind] })
    const builder = page.getByRole('form', { name: 'Request builder' })
    await page.getByRole('button', { name: 'Build a request' }).click()
    await page.waitForFunction((form) => form === document.activeElement, await builder.elementHandle())
    await builder.getByLabel('Bucket').first().fill('bucket-of-a-reader')
    await builder.getByLabel('Secret access key').fill('secret-of-a-reader')
    const heading = page.getByRole('heading', { name: 'Request syntax' })
    await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    await frames(page)
    const topOf = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const top = await topOf()
    const index = await page
      .locator('article :is(h2, h3)')
      .evaluateAll((all) => all.findIndex((one) => one.textContent?.includes('Request syntax')))
    await watch(page, 'article :is(h2, h3)', index)
    await reload(page)
    await builder.waitFor()
    await frames(page)
    expect(Math.abs((await topOf()) - top)).toBeLessThan(3)
    for (const seen of await watched(page)) expect(Math.abs(seen - top)).toBeLessThan(3)
    expect(await builder.getByLabel('Bucket').first().inputValue()).not.toBe('bucket-of-a-reader')
    expect(await builder.evaluate((form) => form.contains(document.activeElement))).toBe(false)
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
    expect(kept).not.toMatch(/of-a-reader/)
    await page.getByRole('button', { name: 'Build a request' }).click()
    await builder.waitFor({ state: 'detached' })
    await reload(page)
    expect(await builder.count()).toBe(0)
    await leave(page)
  },
)

it('a reader among the seldom used fields of an open request builder is among them after a reload', async () => {
  const { page } = await visit(putObject, { alone: true })
  const builder = page.getByRole('form', { name: 'Request builder' })
  await page.getByRole('button', { name: 'Build a request' }).click()
  await page.waitForFunction((form) => form === document.activeElement, await builder.elementHandle())
  await builder.locator('summary').click()
  const field = builder.locator('details').getByRole('textbox').nth(8)
  await field.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
  await frames(page)
  const top = (await field.boundingBox())!.y
  await reload(page)
  await field.waitFor()
  await frames(page)
  expect(Math.abs((await field.boundingBox())!.y - top)).toBeLessThan(3)
  await leave(page)
})

describe.each([
  [
    'blocked',
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      }),
  ],
  [
    'full',
    () => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (...given) {
        if (this === sessionStorage) throw new DOMException('Full', 'QuotaExceededError')
        setItem.apply(this, given)
      }
    },
  ],
  ['another script’s', () => sessionStorage.setItem('docs.parts', 'null')],
])('where the session’s storage is %s', (_, script) => {
  it('a page begins anew, and goes on as ever', async () => {
    const { page, problems } = await visit(faq, { prepare: (page) => page.addInitScript(script) })
    await folded(page).first().locator('summary').click()
    await goTo(page, samplePages.doc)
    await page.goBack()
    await page.waitForFunction(() => document.querySelector('article details[open]'))
    await reload(page)
    const isOpen = () =>
      folded(page)
        .first()
        .evaluate((part) => (part as HTMLDetailsElement).open)
    const before = await isOpen()
    await folded(page).first().locator('summary').click()
    expect(await isOpen()).toBe(!before)
    expect(problems).toEqual([])
    await leave(page)
  })
})

describe('words that were typed into the search a moment ago are there again', () => {
  const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })
  const first = 'gas'

  /** Opens the search, lets the address be told of some words, and types more. */
  async function type(page: Page) {
    await page.getByRole('button', { name: /^Search/ }).click()
    await page.getByPlaceholder('Search the documentation').waitFor()
    await field(page).fill(first)
    await page.waitForURL(/search=gas$/)
    await field(page).pressSequentially(' fees')
  }
  const standsThere = async (page: Page) => {
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('dialog[open] input')?.value === 'gas fees',
    )
    await page.waitForURL(/search=gas\+fees$/)
  }

  it('after a reload', async () => {
    const { page } = await visit(faq, { alone: true })
    await type(page)
    // Not the document that is about to go.
    await Promise.all([page.waitForEvent('domcontentloaded'), page.evaluate(() => location.reload())])
    await hydrated(page)
    await standsThere(page)
    await leave(page)
  })

  it('on Forward', async () => {
    const { page } = await visit(faq, { alone: true })
    await type(page)
    await page.evaluate(() => history.back())
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.evaluate(() => history.forward())
    await standsThere(page)
    await leave(page)
  })

  it('on the way back from another site', async () => {
    const { page } = await visit(faq, { alone: true })
    await type(page)
    await page.goto('about:blank')
    await page.goBack()
    await hydrated(page)
    await standsThere(page)
    await leave(page)
  })
})
