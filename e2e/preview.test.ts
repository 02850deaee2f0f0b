import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { startNginx } from '../testing/servers/nginx'
import type { StaticServer } from '../testing/servers/static-server'
import { nginxConfigFor } from '../src/publish/nginx'
import {
  connectBrowser,
  hydrated,
  leave,
  navigate,
  pathOf,
  quiet,
  samplePages,
  visit,
} from '../testing/browser/site'

/** What `npm run build:preview -- --path /pr-12/` has built. */
const built = path.resolve('.preview/public')

let nginx: StaticServer
let root: string

connectBrowser()

beforeAll(async () => {
  if (!existsSync(path.join(built, 'index.html')))
    throw new Error('There is no preview. Run "npm run build:preview -- --path /pr-12/" first.')
  root = mkdtempSync(path.join(tmpdir(), 'previews-'))
  symlinkSync(built, path.join(root, 'pr-12'))
  nginx = await startNginx((listen) => nginxConfigFor(built, { listen, root }))
})
afterAll(async () => {
  await nginx.close()
  rmSync(root, { recursive: true })
})

/** What a page leads to or loads, and the names within it, in the order of its HTML. */
function referencesIn(file: string): string[] {
  const values = readFileSync(file, 'utf8').matchAll(
    /\s(?:href|src|action|poster|data|id)="([^"]*)"|\s(?:image)?srcset="([^"]*)"|content="0; url=([^"]*)"|url\(([^)]*)\)/gi,
  )
  return [...values].flatMap(([, one, several, redirect, style]) =>
    several ? several.split(/,\s*/).map((source) => source.split(' ')[0]!) : (one ?? redirect ?? style!),
  )
}

/** An address without the hash that it owes to what the file says: a script says where the site stands. */
const unhashed = (address: string) =>
  address.replace(/(?<=-)[0-9a-f]{6}(?=\.(?:css|js)$)|\b[0-9a-f]{10,40}\b/g, '…')

const ask = (path: string) => fetch(nginx.url + path, { redirect: 'manual' })

describe('a preview under /pr-12/, served by nginx', () => {
  it.each([
    ['/pr-12', '/pr-12/'],
    ['/pr-12/index.html', '/pr-12/'],
    ['/pr-12/docs/discover/FAQ', '/pr-12/docs/discover/FAQ/'],
    ['/pr-12/docs/discover/FAQ.html?a=1', '/pr-12/docs/discover/FAQ/?a=1'],
    ['/pr-12/docs/discover/FAQ/index.html', '/pr-12/docs/discover/FAQ/'],
    ['/pr-12/docs/blockchain-users/FAQ/?a=1', '/pr-12/docs/discover/FAQ/?a=1'],
  ])('leads from %s to %s', async (from, to) => {
    const { status, headers } = await ask(from)
    expect([status, headers.get('location')]).toEqual([301, to])
  })

  it('leads an open tab to a page that has moved', async () => {
    const { page } = await visit('/pr-12/docs/', { host: nginx.url, mayReport: /status of 404/ })
    await navigate(page, '/pr-12/docs/blockchain-users/FAQ/')
    await page.waitForURL('**/pr-12/docs/discover/FAQ/')
    await page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }).waitFor()
    await leave(page)
  })

  it.each(['/pr-12/docs/nowhere/', '/pr-12/docs/category/', '/pr-12/nowhere.html', '/pr-12/nowhere.png'])(
    'has nothing at %s, and says so with the site’s own page',
    async (path) => {
      const response = await ask(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('<h1')
    },
  )

  it('sends the same caching and security headers as any host', async () => {
    const page = await ask('/pr-12/docs/')
    const script = /src="([^"]*\.js)"/.exec(await page.text())![1]!
    const expected = await fetch(process.env.SITE_URL!)
    // The script that looks for a wrong base URL names the right one.
    const plain = (value: string | null) => value?.replace(/'sha256-[^']{44}'/g, 'a hash')
    for (const [name, value] of expected.headers)
      if (/^(content-security|x-|referrer|permissions|cross)/.test(name))
        expect([name, plain(page.headers.get(name))]).toEqual([name, plain(value)])
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect((await ask(script)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await ask('/pr-12/docs/nowhere/')).headers.get('content-security-policy')).toBeTruthy()
  })

  it('compresses text', async () => {
    for (const path of ['/pr-12/', '/pr-12/docs.md', '/pr-12/llms.txt']) {
      const { headers } = await fetch(nginx.url + path, { headers: { 'accept-encoding': 'gzip' } })
      expect([path, headers.get('content-encoding')]).toEqual([path, 'gzip'])
    }
  })

  it('is hidden from search engines', async () => {
    expect(await (await ask('/pr-12/docs/')).text()).toContain(
      '<meta name="robots" content="noindex, nofollow"/>',
    )
  })

  // The crawler walks the site itself. What it would find here and not there has to do with the path: a page that differs
  // in what it leads to or in the names within it, or an address that this host does not answer.
  it('has on every page what the site has there, below its path, and all of it is there', async () => {
    const pages = globSync('**/*.html', { cwd: 'public', expandDirectories: false }).sort()
    expect(globSync('**/*.html', { cwd: built, expandDirectories: false }).sort()).toEqual(pages)
    expect(pages.length).toBeGreaterThan(280)
    const asked = new Set<string>()
    for (const page of pages) {
      const [own, sites] = [built, 'public'].map((folder) => referencesIn(path.join(folder, page)))
      const expected = sites!.map((reference) => reference.replace(/^\/(?!\/)/, '/pr-12/'))
      expect({ page, references: own!.map(unhashed) }).toEqual({ page, references: expected.map(unhashed) })
      for (const reference of own!) if (reference.startsWith('/')) asked.add(reference.replace(/[#?].*/, ''))
    }
    expect(asked.size).toBeGreaterThan(300)
    const left = [...asked]
    const missing: string[] = []
    const work = async () => {
      for (let address = left.pop(); address; address = left.pop()) {
        const { status } = await fetch(nginx.url + address, { method: 'HEAD', redirect: 'manual' })
        if (status !== 200) missing.push(`${address} answers ${status}`)
      }
    }
    await Promise.all(Array.from({ length: 8 }, work))
    expect(missing).toEqual([])
  })

  it('is walked without a reload, and asks for nothing outside of its path', async () => {
    const { page } = await visit('/pr-12/', { host: nginx.url })
    const strayed: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(`${nginx.url}/pr-12/`)) strayed.push(request.url())
    })
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Protocol' }).click()
    await page.waitForURL('**/pr-12/docs/protocol/overview/')
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Consensus' })
      .click()
    await page.waitForURL('**/pr-12/docs/protocol/consensus/')
    const current = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current=page]')
    await current.getByText('Consensus', { exact: true }).waitFor()
    await page.goBack()
    await page.waitForURL('**/pr-12/docs/protocol/overview/')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(strayed).toEqual([])
    await leave(page)
  })

  it('is searched within its path', async () => {
    const { page } = await visit('/pr-12/docs/', { host: nginx.url })
    const answers: [string, number][] = []
    page.on('response', (response) => answers.push([new URL(response.url()).pathname, response.status()]))
    await page.keyboard.press('/')
    await page.getByRole('combobox', { name: 'Search' }).fill('gas fees')
    const first = page.getByRole('dialog', { name: 'Search' }).getByRole('option', { selected: true })
    await first.getByText('Gas fees').first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/pr-12/docs/discover/gas-fees-and-dynamic-fee-market-on-quilibrium/**')
    await quiet(page)
    expect(answers.filter(([path]) => path.endsWith('.index.txt')).length).toBeGreaterThan(2)
    expect(answers.filter(([path, status]) => !path.startsWith('/pr-12/') || status !== 200)).toEqual([])
    await leave(page)
  })

  it.each(Object.values(samplePages))(
    'has nothing to complain of at %s, the policy included',
    async (path) => {
      const { page, problems } = await visit(`/pr-12${path}`, { host: nginx.url })
      await page.waitForLoadState('networkidle')
      expect(problems).toEqual([])
      await leave(page)
    },
  )

  it('shows the page for what is not found, which leads on within the path', async () => {
    const { page } = await visit('/pr-12/docs/nowhere/', { host: nginx.url, mayBeMissing: true })
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page not found')
    await page.getByText('There is no page at').waitFor()
    const links = await page.locator('main a').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    expect(links.length).toBeGreaterThan(5)
    // The broken link can be reported at the sources' host.
    const report = expect.stringMatching(/^https:.*\/issues\/new\?/) as string
    expect(links.filter((href) => !href!.startsWith('/pr-12/'))).toEqual([report])
    await leave(page)
  })

  it('leads a path in another case to its page in the browser', async () => {
    const { page } = await visit('/pr-12/docs/discover/faq/', { host: nginx.url, mayBeMissing: true })
    await page.waitForURL('**/pr-12/docs/discover/FAQ/')
    await hydrated(page)
    expect(pathOf(page)).toBe('/pr-12/docs/discover/FAQ/')
    await leave(page)
  })
})

describe('a preview that is served at another path than it was built for', () => {
  it('shows a red banner that names both', async () => {
    const elsewhere = mkdtempSync(path.join(tmpdir(), 'previews-'))
    symlinkSync(built, path.join(elsewhere, 'pr-13'))
    const host = await startNginx((listen) =>
      nginxConfigFor(built, { listen, root: elsewhere }).replaceAll('/pr-12/', '/pr-13/'),
    )
    const { page } = await visit('/', { mayReport: /status of 404|MIME type/ })
    await page.goto(`${host.url}/pr-13/`)
    const banner = page.locator('#base-url-banner')
    await banner.getByText('Base URL as configured: /pr-12/').waitFor()
    await banner.getByText('Base URL to try: /pr-13/').waitFor()
    const color = await banner.evaluate((element) => getComputedStyle(element).borderTopColor)
    expect(color).toBe('rgb(255, 0, 0)')
    await leave(page)
    await host.close()
    rmSync(elsewhere, { recursive: true })
  })
})
