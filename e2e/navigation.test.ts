import type { Page } from 'playwright-core'
import {
  arrived,
  connectBrowser,
  frames,
  hydrated,
  leave,
  pathOf,
  samplePages,
  visit,
  widths,
} from '../testing/browser/site'

connectBrowser()

const sidebar = { name: 'Docs sidebar' }

it('a link of the sidebar leads to its page without a reload, and marks it', async () => {
  const { page } = await visit(samplePages.doc)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('navigation', sidebar).getByRole('link', { name: 'FAQ' }).click()
  await arrived(page, '**/docs/discover/FAQ/')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/questions|FAQ/i)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  const current = page.getByRole('navigation', sidebar).locator('[aria-current=page]')
  expect(await current.allTextContents()).toEqual(['FAQ'])
  await leave(page)
})

it('the tabs of the navbar lead to the landing page of each section', async () => {
  const { page } = await visit('/')
  const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  const links = await tabs.evaluateAll((list) =>
    list.map((link) => [link.textContent, new URL((link as HTMLAnchorElement).href).pathname]),
  )
  expect(links.slice(1, 7)).toEqual([
    ['Discover', '/docs/discover/what-is-quilibrium/'],
    ['Learn', '/docs/learn/block-storage/'],
    ['Build', '/docs/category/applications/'],
    ['Protocol', '/docs/protocol/overview/'],
    ['Run', '/docs/run-node/quick-start/'],
    ['API', '/docs/api/overview/'],
  ])
  await leave(page)
})

it('the pager follows the sidebar from the first page to the last', async () => {
  const { page } = await visit('/docs/protocol/')
  const visited: string[] = [pathOf(page)]
  for (let next = page.locator('a[rel=next]'); await next.count(); next = page.locator('a[rel=next]')) {
    const href = (await next.getAttribute('href'))!
    await next.click()
    await arrived(page, `**${href}`)
    await page.locator(`a[aria-current=page][href="${href}"]`).first().waitFor({ state: 'attached' })
    visited.push(href)
  }
  expect(visited).toEqual([
    '/docs/protocol/',
    '/docs/protocol/overview/',
    '/docs/protocol/consensus/',
    '/docs/protocol/data-structures/',
  ])
  await leave(page)
})

it('the main document of the version is offered on the landing page', async () => {
  const { page } = await visit('/docs/')
  await page.getByText('To write a program').getByRole('link', { name: 'Compiling to OT circuits' }).click()
  await page.waitForURL('**/docs/build/applications/compiling-to-ot-circuits/')
  await leave(page)
})

it('on a phone the menu opens, leads to a page and closes', async () => {
  const { page } = await visit(samplePages.doc, { viewport: widths.phone })
  const menu = page.getByRole('dialog', { name: 'Navigation' })
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await menu.getByRole('link', { name: 'Passkeys' }).click()
  await page.waitForURL('**/docs/discover/quilibriums-innovative-use-of-passkeys/')
  await menu.waitFor({ state: 'hidden' })
  await leave(page)
})

describe('the menu of a phone', () => {
  const long = samplePages.operation
  const open = async (path: string) => {
    const { page } = await visit(path, { viewport: widths.phone, reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    const menu = page.getByRole('dialog', { name: 'Navigation' })
    await menu.waitFor()
    return { page, menu }
  }
  /** Waits until what has the focus has this name or text. */
  const isFocused = (page: Page, text: string) =>
    page.waitForFunction((text) => {
      const { activeElement } = document
      return (activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim()) === text
    }, text)

  it('opens with the focus at the current page, and its header in sight', async () => {
    const { page, menu } = await open(long)
    const link = menu.locator('[aria-current=page]')
    await page.waitForFunction((element) => element === document.activeElement, await link.elementHandle())
    const current = (await link.boundingBox())!
    expect(current.y).toBeGreaterThan(0)
    expect(current.y + current.height).toBeLessThanOrEqual(widths.phone.height)
    expect(await menu.evaluate((dialog) => dialog.scrollTop)).toBeGreaterThan(0)
    const close = menu.getByRole('button', { name: 'Close navigation bar' })
    expect((await close.boundingBox())!.y).toBeGreaterThanOrEqual(0)
    // Nothing lies over it, nor over a link above the current one that the keyboard comes to.
    await close.click({ trial: true })
    const links = menu.getByRole('navigation').getByRole('link')
    await links.first().focus()
    await links.first().click({ trial: true })
    await leave(page)
  })

  it('keeps the keyboard on the way to the main menu and back', async () => {
    const { page, menu } = await open(samplePages.doc)
    await menu.getByRole('button', { name: '← Back to main menu' }).press('Enter')
    await isFocused(page, 'Pages of Discover')
    await page.keyboard.press('Enter')
    await isFocused(page, (await menu.locator('[aria-current=page]').textContent())!)
    await leave(page)
  })

  it('is open again after Forward and after a reload, and one press of Back closes it', async () => {
    const { page, menu } = await open(samplePages.doc)
    const goBack = async () => {
      await menu.waitFor()
      await page.goBack()
      await menu.waitFor({ state: 'detached' })
    }
    await goBack()
    await page.goForward()
    await goBack()
    await page.goForward()
    await menu.waitFor()
    await page.reload()
    await hydrated(page)
    await goBack()
    await leave(page)
  })

  it('gives way to a result on the page below, of a search above it', async () => {
    const { page, menu } = await open('/docs/run-node/quick-start/')
    await page.keyboard.press('/')
    await page.keyboard.type('raise system limits')
    await page.locator('[role=option][href$="/quick-start/#2-raise-system-limits"]').click()
    await page.waitForURL(/#2-raise-system-limits$/)
    await menu.waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement?.id === '2-raise-system-limits')
    await leave(page)
  })

  it('leaves nothing in the history where a link of it is opened in a new tab', async () => {
    const { page, menu } = await open(samplePages.doc)
    const opened = page.context().waitForEvent('page')
    await menu.getByRole('link', { name: 'Passkeys' }).click({ modifiers: ['Control'] })
    await opened
    expect(await menu.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'detached' })
    await page.waitForFunction(() => !(window.history.state as { menu?: true } | null)?.menu)
    await leave(page)
  })
})

it('a category of the sidebar gets smaller and smaller while it closes', async () => {
  const { page } = await visit(samplePages.operation)
  const toggle = page.getByRole('button', { name: /^Collapse sidebar category/ }).first()
  const heights = await toggle.evaluate(async (button: HTMLElement) => {
    const region = document.getElementById(button.getAttribute('aria-controls')!)!
    const seen = [region.offsetHeight]
    // Ten times as slow, so that a busy machine draws frames of it, too.
    const animate = region.animate.bind(region)
    region.animate = (...given) => {
      const animation = animate(...given)
      animation.playbackRate = 0.1
      return animation
    }
    button.click()
    while (!region.hidden) {
      await new Promise(requestAnimationFrame)
      seen.push(region.offsetHeight)
    }
    return seen
  })
  expect(heights[0]).toBeGreaterThan(50)
  expect(heights.length).toBeGreaterThan(3)
  expect(heights).toEqual([...heights].sort((a, b) => b - a))
  await leave(page)
})

it('the entry of the table of contents that a reader is at is in sight in a low window, too', async () => {
  const { page } = await visit(samplePages.components, { viewport: { width: 1440, height: 320 } })
  const table = page.getByRole('navigation', { name: 'On this page' }).locator('visible=true')
  const isInSight = () =>
    page.waitForFunction(() => {
      const entry = [...document.querySelectorAll('[aria-current=location]')].find((each) =>
        each.checkVisibility(),
      )
      if (!entry) return false
      const { top, bottom, left } = entry.getBoundingClientRect()
      const at = (y: number) => entry.contains(document.elementFromPoint(left + 2, y))
      return at(top + 2) && at(bottom - 2)
    })
  // At the very end the footer pushes the table out of a window as low as this.
  for (const id of ['figures', 'steps', 'boxes']) {
    await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView())
    await table.locator(`[href="#${id}"][aria-current=location]`).waitFor()
    const position = await page.evaluate(() => window.scrollY)
    await isInSight()
    expect(await page.evaluate(() => window.scrollY)).toBe(position)
  }
  await leave(page)
})

it('whoever walks into a long table of contents from the end of the page sees the link that has the focus', async () => {
  const { page } = await visit('/docs/discover/FAQ/', { viewport: { width: 1280, height: 700 } })
  const links = page
    .getByRole('navigation', { name: 'On this page' })
    .locator('visible=true')
    .getByRole('link')
  const first = links.first()
  await first.focus()
  await page.keyboard.press('Shift+Tab')
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  // The table follows the page to its last entry.
  await page.waitForFunction((link) => link.closest('aside')!.scrollTop > 500, await first.elementHandle())
  await page.keyboard.press('Tab')
  expect(await first.evaluate((link) => link === document.activeElement)).toBe(true)
  await frames(page)
  await frames(page)
  const { top, bottom } = await first.evaluate((link) => link.getBoundingClientRect().toJSON() as DOMRect)
  expect({ top, isBelow: top >= 0, isAbove: bottom <= 700 }).toMatchObject({ isBelow: true, isAbove: true })
  await leave(page)
})

it('the skip link moves the focus to the page itself', async () => {
  const { page } = await visit(samplePages.doc)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN')
  await leave(page)
})

describe.each([
  ['a host that redirects', () => process.env.SITE_URL!],
  ['a host that does not', () => process.env.PLAIN_HOST_URL!],
])('on %s', (_, host) => {
  it.each([
    '/docs/discover/FAQ/index.html',
    '/docs/discover/FAQ.html',
    '/docs/discover/FAQ',
    '/docs/discover/faq/',
  ])('%s arrives at its page, hash and query kept', async (path) => {
    const { page } = await visit(`${path}?a=1#general-questions`, { host: host(), mayBeMissing: true })
    await page.waitForURL('**/docs/discover/FAQ/?a=1#general-questions')
    await page.getByRole('heading', { level: 1, name: /questions|FAQ/i }).waitFor()
    await leave(page)
  })

  it('a path without a page shows the not-found page with status 404', async () => {
    const { page } = await visit('/', { host: host(), mayReport: /status of 404/ })
    const response = await page.goto('/docs/nowhere/')
    await hydrated(page)
    expect(response?.status()).toBe(404)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page not found')
    expect(await page.title()).toBe('Page not found | Quilibrium Docs')
    await leave(page)
  })
})
