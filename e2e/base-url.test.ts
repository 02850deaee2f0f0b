import { readFileSync } from 'node:fs'
import path from 'node:path'
import { connectBrowser, leave, samplePages, visit } from '../testing/browser/site'

connectBrowser()

/** A blank page, then the site's home page as it would be at an address that it was not built for. */
async function visitWronglyDeployed(address: string, file = 'index.html') {
  const { page } = await visit(samplePages.home, { mayReport: /status of 404/ })
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    return pathname === address
      ? route.fulfill({ contentType: 'text/html', body: readFileSync(path.join('public', file), 'utf8') })
      : route.fulfill({ status: 404, body: 'Not found' })
  })
  await page.goto(address)
  return page
}

const banner = '#base-url-banner'

it('where the base URL is wrong, a red banner suggests the right one', async () => {
  const page = await visitWronglyDeployed('/project/')
  const text = await page.locator(banner).innerText()
  expect(text).toContain('Base URL as configured: / (the default)')
  expect(text).toContain('Base URL to try: /project/')
  const { border, isFirst } = await page.locator(banner).evaluate((element) => ({
    border: getComputedStyle(element).borderTopColor,
    isFirst: document.body.firstElementChild === element,
  }))
  expect([border, isFirst]).toEqual(['rgb(255, 0, 0)', true])
  await leave(page)
})

it('an address is shown as text', async () => {
  const page = await visitWronglyDeployed('/%3Cimg%20src=x%3E/')
  await page.locator(banner).getByText('Base URL to try: /%3Cimg%20src=x%3E/').waitFor()
  await leave(page)
})

it('there is no banner where the site is served as it was built', async () => {
  const { page } = await visit(samplePages.home)
  await page.waitForLoadState('load')
  expect(await page.locator(banner).count()).toBe(0)
  await leave(page)
})

it('only the home page looks for it', () => {
  const html = (file: string) => readFileSync(path.join('public', file), 'utf8')
  expect(html('index.html')).toContain('base-url-banner')
  for (const file of ['404.html', 'docs/index.html', `${samplePages.doc}index.html`])
    expect(html(file)).not.toContain('base-url-banner')
})
