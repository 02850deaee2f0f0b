import { hydrated, pathOf, samplePages, connectBrowser, visit, widths } from '../testing/browser/site'

connectBrowser()

const sidebar = { name: 'Docs sidebar' }

it('a link of the sidebar leads to its page without a reload, and marks it', async () => {
  const { page } = await visit(samplePages.doc)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('navigation', sidebar).getByRole('link', { name: 'FAQ' }).click()
  await page.getByRole('heading', { level: 1, name: /questions|FAQ/i }).waitFor()
  expect(pathOf(page)).toBe('/docs/discover/FAQ/')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  const current = page.getByRole('navigation', sidebar).locator('[aria-current=page]')
  expect(await current.allTextContents()).toEqual(['FAQ'])
  await page.context().close()
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
  await page.context().close()
})

it('the pager follows the sidebar from the first page to the last', async () => {
  const { page } = await visit('/docs/protocol/')
  const visited: string[] = [pathOf(page)]
  for (let next = page.locator('a[rel=next]'); await next.count(); next = page.locator('a[rel=next]')) {
    const href = (await next.getAttribute('href'))!
    await next.click()
    await page.waitForURL(`**${href}`)
    await page.locator(`a[aria-current=page][href="${href}"]`).first().waitFor({ state: 'attached' })
    visited.push(href)
  }
  expect(visited).toEqual([
    '/docs/protocol/',
    '/docs/protocol/overview/',
    '/docs/protocol/consensus/',
    '/docs/protocol/data-structures/',
  ])
  await page.context().close()
})

it('the main document of the version is offered on the landing page', async () => {
  const { page } = await visit('/docs/')
  await page.getByRole('link', { name: 'Running applications' }).click()
  await page.waitForURL('**/docs/build/applications/running-applications/')
  await page.context().close()
})

it('on a phone the menu opens, leads to a page and closes', async () => {
  const { page } = await visit(samplePages.doc, { viewport: widths.phone })
  const menu = page.getByRole('dialog', { name: 'Navigation' })
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await menu.getByRole('link', { name: 'Passkeys' }).click()
  await page.waitForURL('**/docs/discover/quilibriums-innovative-use-of-passkeys/')
  await menu.waitFor({ state: 'hidden' })
  await page.context().close()
})

it('the skip link moves the focus to the page itself', async () => {
  const { page } = await visit(samplePages.doc)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  await page.context().close()
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
    await page.context().close()
  })

  it('a path without a page shows the not-found page with status 404', async () => {
    const { page } = await visit('/', { host: host(), mayReport: /status of 404/ })
    const response = await page.goto('/docs/nowhere/')
    await hydrated(page)
    expect(response?.status()).toBe(404)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page Not Found')
    expect(await page.title()).toBe('Page Not Found | Quilibrium Docs')
    await page.context().close()
  })
})
