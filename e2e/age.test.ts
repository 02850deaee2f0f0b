import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { globSync } from 'tinyglobby'
import { startServer, type StaticServer } from '../testing/servers/static-server'
import { frameOf, makeEditedBuild, makeNewerBuild } from '../testing/projects/newer-build'
import { makeSmallSite } from '../testing/projects/small-site'
import {
  connectBrowser,
  hydrated,
  leave,
  navigate,
  pathOf,
  sidebarLink,
  visit,
} from '../testing/browser/site'

connectBrowser()

let folder: string
let host: StaticServer
const built = () => path.join(folder, 'built')
const online = () => path.join(folder, 'online')

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'age-'))
  await makeSmallSite('public', built())
  await makeNewerBuild(built(), path.join(folder, 'newer'))
  await makeEditedBuild(built(), path.join(folder, 'edited'), '/docs/protocol/consensus/')
})
afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(async () => {
  symlinkSync(built(), online())
  host = await startServer(online())
})
afterEach(async () => {
  await host.close()
  rmSync(online())
})

/** Puts a newer build online in place of the older one, all at once. */
function deploy(build: 'newer' | 'edited' = 'newer') {
  rmSync(online())
  symlinkSync(path.join(folder, build), online())
}

/**
 * What the browser says of files that were deleted with their version, before it asked for them or while it did; hosts that
 * keep them are kinder.
 */
const gone = /status of 404|MIME type|ERR_EMPTY_RESPONSE/

/** Waits until a page of the newer build runs. */
async function newer(page: Page, title: string) {
  const frame = frameOf(path.join(folder, 'newer'))
  await page.waitForSelector(`script[data-frame="${frame}"]`, { state: 'attached' })
  await hydrated(page)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(`New: ${title}`)
}

describe('a tab that is older than the site', () => {
  it('gets the new version with the next page, and the way back', async () => {
    const { page } = await visit('/docs/protocol/overview/', { host: host.url, mayReport: gone })
    deploy()
    await sidebarLink(page, 'Consensus').click()
    await newer(page, 'Consensus')
    expect(pathOf(page)).toBe('/docs/protocol/consensus/')
    await page.goBack()
    await newer(page, 'Protocol overview')
    await leave(page)
  })

  it('never shows the new version’s data with its own scripts', async () => {
    const { page } = await visit('/docs/protocol/overview/', { host: host.url, mayReport: gone })
    await page.evaluate(() => {
      const titles = new MutationObserver(() => {
        const title = document.querySelector('h1')?.textContent ?? ''
        if (title.startsWith('New:')) sessionStorage.setItem('shown', title)
      })
      titles.observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    deploy()
    await sidebarLink(page, 'Consensus').click()
    await newer(page, 'Consensus')
    expect(await page.evaluate(() => sessionStorage.getItem('shown'))).toBeNull()
    await leave(page)
  })

  it('gets the new version of a page that it has shown before, once the reader has come back to it', async () => {
    const { page } = await visit('/docs/protocol/overview/', { host: host.url, mayReport: gone })
    await sidebarLink(page, 'Consensus').click()
    await page.getByRole('heading', { level: 1, name: 'Consensus' }).waitFor()
    deploy()
    const asked = page.waitForResponse('**/page-data/app-data.json')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await asked
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Consensus')
    await sidebarLink(page, 'Protocol overview').click()
    await newer(page, 'Protocol overview')
    await leave(page)
  })

  it('shows a page that was fetched ahead as the whole old one, and the new version after it', async () => {
    let ahead: Promise<unknown> | undefined
    const { page } = await visit('/docs/protocol/overview/', {
      host: host.url,
      mayReport: gone,
      fetchesAhead: true,
      prepare: async (page) => {
        ahead = page.waitForResponse('**/page-data/docs/protocol/consensus/page-data.json')
        await Promise.resolve()
      },
    })
    await ahead
    await page.waitForLoadState('networkidle')
    deploy()
    const asked = page.waitForResponse('**/page-data/app-data.json')
    await sidebarLink(page, 'Consensus').click()
    await page.getByRole('heading', { level: 1, name: 'Consensus', exact: true }).waitFor()
    await (await asked).finished()
    await sidebarLink(page, 'Protocol overview').click()
    await newer(page, 'Protocol overview')
    await leave(page)
  })

  it('reaches a page whose scripts it would have to load, and they are gone', async () => {
    const { page } = await visit('/docs/protocol/overview/', { host: host.url, mayReport: gone })
    deploy()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Build' }).click()
    await newer(page, 'Applications')
    expect(pathOf(page)).toBe('/docs/category/applications/')
    await leave(page)
  })

  it('keeps query and anchor of the page that it loads anew', async () => {
    const { page } = await visit('/docs/protocol/overview/', { host: host.url, mayReport: gone })
    deploy()
    await navigate(page, '/docs/protocol/consensus/?a=1#frames')
    await newer(page, 'Consensus')
    expect(new URL(page.url())).toMatchObject({ search: '?a=1', hash: '#frames' })
    await leave(page)
  })
})

describe('a tab that is older than the text of a page', () => {
  const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)
  const open = async () => {
    const { page } = await visit('/docs/protocol/overview/', { host: host.url })
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    return page
  }
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

  it('gets the new text where it has not shown the page before, and needs no new scripts', async () => {
    const page = await open()
    deploy('edited')
    await sidebarLink(page, 'Consensus').click()
    await heading(page, 'New: Consensus').waitFor()
    expect(await isSameDocument(page)).toBe(true)
    await leave(page)
  })

  it('gets it where it has shown the page before, once the reader has come back to it', async () => {
    const page = await open()
    await sidebarLink(page, 'Consensus').click()
    await heading(page, 'Consensus').waitFor()
    await sidebarLink(page, 'Protocol overview').click()
    await heading(page, 'Protocol overview').waitFor()
    deploy('edited')
    const asked = page.waitForResponse('**/page-data/app-data.json')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await (await asked).finished()
    await sidebarLink(page, 'Consensus').click()
    await heading(page, 'New: Consensus').waitFor()
    await leave(page)
  })
})

it.each(['', '?a=1'])(
  'a page whose own data the host has not kept takes those of today (%s)',
  async (query) => {
    const { page } = await visit(`/docs/protocol/overview/${query}`, {
      host: host.url,
      mayReport: gone,
      prepare: (page) => page.route('**/static/page-data/*', (route) => route.fulfill({ status: 404 })),
    })
    await hydrated(page)
    await page.getByRole('heading', { level: 1, name: 'Protocol overview' }).waitFor()
    await sidebarLink(page, 'Consensus').click()
    await page.getByRole('heading', { level: 1, name: 'Consensus' }).waitFor()
    await leave(page)
  },
)

it('a page never shows data of another version with its scripts: it stays as the host has sent it', async () => {
  const path = '/docs/protocol/overview/'
  const newer = readFileSync(`${folder}/newer/page-data${path}page-data.json`, 'utf8')
  const { page } = await visit('/', { host: host.url, mayReport: /status of 404|Not rendering React/ })
  await page.route('**/static/page-data/*', (route) => route.fulfill({ status: 404 }))
  await page.route(`**/page-data${path}*`, (route) => route.fulfill({ body: newer }))
  const errors = page.context().waitForEvent('weberror')
  await page.goto(path)
  expect(String((await errors).error())).toContain('Not rendering React')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Protocol overview')
  expect(await page.getByText('This page crashed').count()).toBe(0)
  await leave(page)
})

it('a page at hand is shown offline, though a newer version is known to be online', async () => {
  const { page } = await visit('/docs/protocol/overview/', { host: host.url, mayReport: /DISCONNECTED/ })
  await sidebarLink(page, 'Consensus').click()
  await page.getByRole('heading', { level: 1, name: 'Consensus' }).waitFor()
  deploy()
  const asked = page.waitForResponse('**/page-data/app-data.json')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await (await asked).finished()
  await page.context().setOffline(true)
  await sidebarLink(page, 'Protocol overview').click()
  await page.getByRole('heading', { level: 1, name: 'Protocol overview', exact: true }).waitFor()
  await leave(page)
})

it('an edit of a page leaves the HTML of all others as it is', () => {
  const names = globSync('**/*.html', { cwd: built(), expandDirectories: false })
  expect(names.length).toBeGreaterThan(15)
  const text = (root: string, name: string) => readFileSync(path.join(root, name), 'utf8')
  const changed = names.filter((name) => text(built(), name) !== text(path.join(folder, 'edited'), name))
  expect(changed).toEqual(['docs/protocol/consensus/index.html'])
})

it('a tab of the version that is online moves without loading anything anew', async () => {
  const { page } = await visit('/docs/protocol/overview/', { host: host.url })
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await sidebarLink(page, 'Consensus').click()
  await page.waitForURL('**/docs/protocol/consensus/')
  const asked = page.waitForResponse('**/page-data/app-data.json')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await asked
  await sidebarLink(page, 'Protocol overview').click()
  await page.waitForURL('**/docs/protocol/overview/')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await leave(page)
})
