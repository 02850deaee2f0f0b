import type { Page, Route } from 'playwright-core'
import { accessibilityProblems } from '../testing/browser/accessibility'
import {
  arrived,
  connectBrowser,
  frames,
  holdScripts,
  hydrated,
  leave,
  pathOf,
  samplePages,
  visit,
  widths,
} from '../testing/browser/site'

connectBrowser()

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })
const operations = '/docs/api/q-kms/api-reference/key-operations/encrypt/'
const deepest = '/docs/api/q-storage/api-reference/data-types/website-configuration/'
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
const wheel = async (page: Page, by: number) => {
  const before = await scrolled(page)
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, by)
  await page.waitForFunction((to) => Math.abs(window.scrollY - to) <= 1, before + by)
  await frames(page)
}

interface SettingsAnswer {
  data: { siteSettings: { navbar: { hideOnScroll: boolean; items: object[] } } }
}

/** Has the browser find other settings than the built ones: those of its navbar. */
const withNavbar = (change: object) => (page: Page) =>
  page.route('**/static/answers/*.json', async (route: Route) => {
    const answer = (await (await route.fetch()).json()) as SettingsAnswer
    if (answer.data.siteSettings) Object.assign(answer.data.siteSettings.navbar, change)
    await route.fulfill({ json: answer })
  })

describe('a category of the sidebar', () => {
  const name = "Expand sidebar category 'Bucket operations'"

  it('opens with a height that grows within 200 ms, ease-in-out', async () => {
    const { page } = await visit('/docs/category/qstorage-api-reference/')
    const button = sidebar(page).getByRole('button', { name })
    const region = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`)
    // Ten rows, as a category of the reference has.
    await region.evaluate(({ id }) => {
      const style = document.createElement('style')
      style.textContent = `[id="${id}"] > * { height: 360px; margin: 0 !important; overflow: hidden }`
      document.head.append(style)
    })
    // Noted as it begins: on a busy machine it may be over before anybody asks.
    await region.evaluate((element) => {
      const animate = element.animate.bind(element)
      element.animate = (...given) => {
        const animation = animate(...given)
        const { duration, easing } = animation.effect!.getTiming()
        element.dataset.motion = JSON.stringify({ duration, easing, height: element.scrollHeight })
        return animation
      }
    })
    await button.click()
    await page.waitForFunction(
      (id) => document.getElementById(id!)!.dataset.motion,
      await region.getAttribute('id'),
    )
    const motion: unknown = JSON.parse((await region.getAttribute('data-motion'))!)
    expect(motion).toEqual({ duration: 200, easing: 'ease-in-out', height: 360 })
    await leave(page)
  })

  it('opens and closes at once for readers who want no motion', async () => {
    const { page } = await visit('/docs/category/qstorage-api-reference/', { reducedMotion: 'reduce' })
    const button = sidebar(page).getByRole('button', { name })
    const region = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`)
    await button.click()
    expect(await region.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
    await region.getByRole('link').nth(30).waitFor()
    await leave(page)
  })

  it('stays open while a reader moves about, also by way of another section', async () => {
    const { page } = await visit(operations)
    await sidebar(page).getByRole('button', { name: "Expand sidebar category 'User manual'" }).click()
    const inner = sidebar(page).getByRole('link', { name: 'Create keys' })
    await inner.waitFor()
    const tab = (label: string) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label })
    await tab('Protocol').click()
    await page.waitForURL('**/docs/protocol/overview/')
    await inner.waitFor({ state: 'detached' })
    await tab('API').click()
    await inner.waitFor()
    await leave(page)
  })
})

describe('the sidebar', () => {
  const top = (page: Page) => sidebar(page).evaluate((nav) => nav.parentElement!.scrollTop)

  it('shows the current page, however far down it stands', async () => {
    const { page } = await visit(deepest)
    const current = sidebar(page).locator('[aria-current=page]')
    const box = (await current.boundingBox())!
    expect(box.y).toBeGreaterThan(60)
    expect(box.y + box.height).toBeLessThanOrEqual(widths.desktop.height)
    expect(await top(page)).toBeGreaterThan(300)
    await leave(page)
  })

  it('shows the current page whole while the announcement stands above', async () => {
    const { page } = await visit('/docs/api/q-kms/api-reference/key-operations/encrypt/', {
      viewport: { width: 1440, height: 900 },
    })
    const box = (await sidebar(page).locator('[aria-current=page]').boundingBox())!
    expect(box.y).toBeGreaterThan(100)
    expect(box.y + box.height).toBeLessThanOrEqual(900 - 24)
    await leave(page)
  })

  it('shows the current page also where categories above it are open as a reader has left them', async () => {
    const { page } = await visit('/docs/api/overview/', { alone: true })
    await sidebar(page).getByRole('button', { name: "Expand sidebar category 'Guides'" }).click()
    await page.goto('/docs/api/q-storage/api-reference/object-operations/put-object/')
    await hydrated(page)
    const box = (await sidebar(page).locator('[aria-current=page]').boundingBox())!
    expect(box.y).toBeGreaterThan(100)
    expect(box.y + box.height).toBeLessThanOrEqual(widths.desktop.height)
    await leave(page)
  })

  it('stays where a reader has scrolled it to before the scripts start', async () => {
    let release = async () => {}
    const { page } = await visit(deepest, {
      waits: false,
      prepare: async (page) => {
        release = await holdScripts(page)
      },
    })
    await sidebar(page).evaluate((nav) => nav.parentElement!.scrollTo(0, 120))
    await release()
    expect(await top(page)).toBe(120)
    await leave(page)
  })

  it('keeps its place while a reader moves about', async () => {
    const { page } = await visit(deepest)
    const before = await top(page)
    await page.locator('a[rel=prev]').click()
    await arrived(page, (address) => address.pathname !== deepest)
    expect(await top(page)).toBe(before)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Protocol' }).click()
    await arrived(page, '**/docs/protocol/overview/')
    await page.goBack()
    await page.waitForURL('**/data-types/**')
    await page.waitForFunction(
      (place) => document.querySelector('[aria-label="Docs sidebar"]')?.parentElement?.scrollTop === place,
      before,
    )
    await leave(page)
  })
})

describe('the table of contents', () => {
  const marked = (page: Page) =>
    page
      .getByRole('navigation', { name: 'On this page' })
      .locator('[aria-current=location]')
      .allTextContents()

  it('marks the heading that a reader is at, none above the first, the last at the end', async () => {
    const { page } = await visit(samplePages.doc)
    expect(await marked(page)).toEqual([])
    const headings = await page.locator('article :is(h2, h3)[id]').all()
    const second = headings[1]!
    await second.evaluate((element) => element.scrollIntoView())
    const text = (await second.textContent())!.replace(/\u200b|#/g, '').trim()
    await page.locator('aside [aria-current=location]', { hasText: text }).waitFor()
    expect(await marked(page)).toHaveLength(1)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const last = (await headings.at(-1)!.textContent())!.replace(/\u200b|#/g, '').trim()
    await page.locator('aside [aria-current=location]', { hasText: last }).waitFor()
    await leave(page)
  })
})

describe('the way back to the top', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Scroll back to top' })

  it('is offered on the way up, leads to the top, and is not there on the way down', async () => {
    const { page } = await visit(samplePages.doc, { reducedMotion: 'reduce' })
    await wheel(page, 1500)
    expect(await button(page).count()).toBe(0)
    await wheel(page, -100)
    await button(page).click()
    await page.waitForFunction(() => window.scrollY === 0)
    await button(page).waitFor({ state: 'detached' })
    await leave(page)
  })

  it.each([320, 390, 997, 1280])('lies over nothing that is read, %i px wide', async (width) => {
    const { page } = await visit(samplePages.doc, {
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    })
    await wheel(page, 1500)
    await wheel(page, -100)
    const { bar, own, others } = await button(page).evaluate((own) => {
      const header = own.closest('header')
      const boxes = [...(header?.querySelectorAll('a, button') ?? [])].filter((other) => other !== own)
      return {
        bar: header?.getBoundingClientRect().bottom ?? 0,
        own: own.getBoundingClientRect(),
        others: boxes.map((box) => box.getBoundingClientRect()).filter(({ width }) => width),
      }
    })
    expect(own.bottom).toBeLessThanOrEqual(bar)
    expect(own.right).toBeLessThanOrEqual(width)
    expect(others.filter(({ left, right }) => left < own.right - 1 && right > own.left + 1)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await leave(page)
  })
})

describe('the navbar', () => {
  const top = (page: Page) =>
    page
      .getByRole('banner')
      .first()
      .evaluate((bar) => bar.getBoundingClientRect().top)

  it('stays while a reader scrolls', async () => {
    const { page } = await visit(samplePages.doc)
    await wheel(page, 800)
    expect(await top(page)).toBe(0)
    await leave(page)
  })

  it('goes on the way down and comes on the way up, when the setting says so', async () => {
    const { page } = await visit(samplePages.doc, {
      reducedMotion: 'reduce',
      prepare: withNavbar({ hideOnScroll: true }),
    })
    await wheel(page, 800)
    await page.waitForFunction(() => document.querySelector('header')!.getBoundingClientRect().bottom <= 1)
    await wheel(page, -100)
    await page.waitForFunction(() => document.querySelector('header')!.getBoundingClientRect().top === 0)
    await leave(page)
  })

  it('names the entry of the settings that can not be shown, and its type', async () => {
    const { page } = await visit(samplePages.doc, {
      prepare: withNavbar({ items: [{ type: 'menu', label: 'Broken', href: '/' }] }),
      mayReport: /NavbarItem|navbar item/i,
    })
    const crash = page.getByRole('alert')
    await crash.getByText('This page crashed.').waitFor()
    expect(await crash.innerText()).toMatch(
      /navbar\.items[^]*"label": "Broken"[^]*No NavbarItem component found for type "menu"/,
    )
    await leave(page)
  })

  it.each([
    [996, 'a phone’s', true],
    [997, 'a desktop’s', false],
  ])('at %d px is %s', async (width, _, isNarrow) => {
    const { page } = await visit(samplePages.doc, { viewport: { width, height: 800 } })
    expect(await page.getByRole('button', { name: 'Toggle navigation bar' }).isVisible()).toBe(isNarrow)
    expect(await sidebar(page).isVisible()).toBe(!isNarrow)
    expect(await page.getByRole('link', { name: 'Protocol', exact: true }).first().isVisible()).toBe(
      !isNarrow,
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await leave(page)
  })
})

describe('the menu of a phone', () => {
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Navigation' })
  const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' })
  const openMenu = async (options: Parameters<typeof visit>[1] = {}) => {
    const { page } = await visit(samplePages.doc, { viewport: widths.phone, ...options })
    await toggle(page).click()
    await menu(page).waitFor()
    return page
  }

  it('leads from the section’s pages to the main menu and back', async () => {
    const page = await openMenu()
    await menu(page).getByRole('link', { name: 'FAQ' }).waitFor()
    await menu(page).getByRole('button', { name: '← Back to main menu' }).click()
    await menu(page).getByRole('link', { name: 'FAQ' }).waitFor({ state: 'detached' })
    const sections = ['Discover', 'Learn', 'Build', 'Protocol', 'Run', 'API']
    for (const name of sections)
      expect(await menu(page).getByRole('link', { name, exact: true }).isVisible()).toBe(true)
    await menu(page).getByRole('button', { name: 'Pages of Discover' }).click()
    await menu(page).getByRole('link', { name: 'FAQ' }).waitFor()
    await leave(page)
  })

  it('keeps the keyboard inside, is closed by Escape, and gives the focus back', async () => {
    const page = await openMenu()
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
        ),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await menu(page).waitFor({ state: 'detached' })
    expect(await toggle(page).evaluate((element) => element === document.activeElement)).toBe(true)
    await leave(page)
  })

  it('is closed by a press beside it', async () => {
    const page = await openMenu()
    await page.mouse.click(widths.phone.width - 10, 400)
    await menu(page).waitFor({ state: 'detached' })
    await leave(page)
  })

  it('is closed by Back, which leads no further', async () => {
    const page = await openMenu()
    await page.goBack()
    await menu(page).waitFor({ state: 'detached' })
    expect(pathOf(page)).toBe(samplePages.doc)
    await leave(page)
  })

  it('leaves nothing in the history when a reader goes on to a page', async () => {
    const page = await openMenu()
    await menu(page).getByRole('link', { name: 'FAQ' }).click()
    await arrived(page, '**/docs/discover/FAQ/')
    await menu(page).waitFor({ state: 'detached' })
    await page.goBack()
    await page.waitForURL(`**${samplePages.doc}`)
    expect(await menu(page).count()).toBe(0)
    await leave(page)
  })

  it('is closed when the window becomes a desktop’s', async () => {
    const page = await openMenu()
    await page.setViewportSize({ width: 997, height: 800 })
    await menu(page).waitFor({ state: 'detached' })
    await leave(page)
  })

  it('keeps the page behind it where it is', async () => {
    const page = await openMenu()
    const before = await scrolled(page)
    await page.mouse.move(widths.phone.width - 10, 400)
    await page.mouse.wheel(0, 500)
    await frames(page)
    expect(await scrolled(page)).toBe(before)
    await leave(page)
  })

  it('has the color switch, which the bar has not', async () => {
    const page = await openMenu({ colorScheme: 'dark' })
    const switches = page.getByRole('button', { name: /^Switch between dark and light mode/ })
    const shown = async () => ({
      title: await switches.getAttribute('title'),
      ground: await menu(page).evaluate((dialog) => getComputedStyle(dialog).backgroundColor),
    })
    expect(await switches.count()).toBe(1)
    expect(await shown()).toEqual({ title: 'system mode', ground: 'rgb(24, 24, 31)' })
    await menu(page)
      .getByRole('button', { name: /^Switch between/ })
      .click()
    await switches.and(page.locator('[title="light mode"]')).waitFor()
    expect(await shown()).toEqual({ title: 'light mode', ground: 'rgb(255, 255, 255)' })
    await leave(page)
  })

  it.each(['light', 'dark'] as const)('is accessible in %s mode', async (colorScheme) => {
    const page = await openMenu({ colorScheme })
    expect(await accessibilityProblems(page)).toEqual([])
    await leave(page)
  })

  it('is absent when the navbar has no items', async () => {
    const { page } = await visit(samplePages.doc, {
      viewport: widths.phone,
      prepare: async (page) => {
        await withNavbar({ items: [] })(page)
        await page.route(samplePages.doc, async (route) => {
          const response = await route.fetch()
          const button = /<button[^>]*"Toggle navigation bar"[^]*?<\/button>/
          const html = await response.text()
          expect(html).toMatch(button)
          await route.fulfill({ response, body: html.replace(button, '') })
        })
      },
    })
    await toggle(page).waitFor({ state: 'detached' })
    await leave(page)
  })

  it('is not needed without JavaScript: the navigation stands in the page', async () => {
    const { page } = await visit(samplePages.doc, { viewport: widths.phone, javaScriptEnabled: false })
    expect(await toggle(page).isVisible()).toBe(false)
    expect(await page.getByRole('link', { name: 'Protocol', exact: true }).first().isVisible()).toBe(true)
    expect(await sidebar(page).getByRole('link', { name: 'FAQ' }).isVisible()).toBe(true)
    await leave(page)
  })
})
