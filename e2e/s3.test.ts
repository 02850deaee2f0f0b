import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import type { StaticServer } from '../testing/servers/static-server'
import { versionFile } from '../src/publish/host-files'
import { openBucket, type Bucket } from '../src/publish/s3/bucket'
import { deploySite, Interrupted } from '../src/publish/s3/deployment'
import { readSite } from '../src/publish/s3/site-files'
import { startS3, type S3Server } from '../testing/servers/s3-server'
import { frameOf, makeNewerBuild } from '../testing/projects/newer-build'
import { makeSmallSite } from '../testing/projects/small-site'
import { startWebsite } from '../testing/servers/s3-website'
import { connectBrowser, hydrated, leave, samplePages, sidebarLink, visit } from '../testing/browser/site'

connectBrowser()

let s3: S3Server
let website: StaticServer
let bucket: Bucket

/** The site in two versions. */
let folder: string
const older = () => path.join(folder, 'older')
const newer = () => path.join(folder, 'newer')
const deploy = async (version: string) => deploySite(bucket, await readSite(version, ''), new Date())

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 's3-site-'))
  await makeSmallSite('public', older())
  await makeNewerBuild(older(), newer())
  s3 = await startS3()
  website = await startWebsite(s3)
  bucket = openBucket(s3.client(), s3.bucket, '')
  await deploy(older())
})
afterAll(async () => {
  await website.close()
  await s3.close()
  rmSync(folder, { recursive: true })
})

/** Deploys the newer build; the line is cut for good when a file of those meant is to be written. */
async function deployNewerUntil(isMeant: (name: string) => boolean) {
  const write: Bucket['write'] = async (file, body) => {
    if (isMeant(file.name)) throw new Error('The line is cut.')
    await bucket.write(file, body)
  }
  const deployment = deploySite({ ...bucket, write }, await readSite(newer(), ''), new Date())
  const end = await deployment.catch((error: unknown) => error)
  expect(end).toBeInstanceOf(Interrupted)
  expect((end as Interrupted).cause).toEqual(new Error('The line is cut.'))
}

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()
const frameOfPage = (page: Page) => page.evaluate(() => window.___webpackCompilationHash)

/** Follows a link as a reader does, and waits until the page is there, old or new. */
async function follow(page: Page, name: string) {
  await sidebarLink(page, name).click()
  await page.getByRole('heading', { level: 1, name: new RegExp(`^(New: )?${name}$`) }).waitFor()
  await hydrated(page)
}

/** A page is of one version as a whole: what it shows, and what its scripts are. */
async function expectWhole(page: Page) {
  const [title, frame] = [await titleOf(page), await frameOfPage(page)]
  expect({ title, isNew: title!.startsWith('New: ') }).toEqual({ title, isNew: frame === frameOf(newer()) })
}

it('a bucket’s website answers as a host should', async () => {
  const ask = async (path: string) => {
    const { status, headers } = await fetch(website.url + path, { redirect: 'manual' })
    return [status, headers.get('content-type'), headers.get('location')]
  }
  expect(await ask('/docs/')).toEqual([200, 'text/html; charset=utf-8', null])
  expect(await ask('/docs.md')).toEqual([200, 'text/markdown; charset=utf-8', null])
  expect(await ask('/docs/discover/FAQ')).toEqual([302, 'text/html; charset=utf-8', '/docs/discover/FAQ/'])
  expect(await ask('/docs/nowhere/')).toEqual([404, 'text/html; charset=utf-8', null])
})

it('an old address leads to its page', async () => {
  const { page } = await visit('/', { host: website.url })
  await page.goto('/docs/blockchain-users/FAQ/')
  await page.waitForURL('**/docs/discover/FAQ/')
  await leave(page)
})

/** A step of the upload that breaks off midway: its files up to a name are there, and those from there on are not. */
const after = (start: string, ending: string, from: string) => (name: string) =>
  name.startsWith(start) && name.endsWith(ending) && name >= from

describe('while a newer version is uploaded, and the upload breaks off', () => {
  const addresses = ['/docs/protocol/overview/', '/docs/discover/FAQ/', samplePages.doc]
  it.each<[string, (name: string) => boolean, boolean[]]>([
    [
      'among the pages’ own data',
      after('static/page-data/', '.json', 'static/page-data/8'),
      [false, false, false],
    ],
    [
      'among the data for other tabs',
      after('page-data/docs/', '.json', 'page-data/docs/protocol/d'),
      [false, false, false],
    ],
    ['among the pages', after('docs/', '.html', 'docs/protocol/d'), [false, true, true]],
    ['before the version', (name) => name === versionFile, [true, true, true]],
  ])('%s, readers see whole pages', async (_, isMeant, areNew) => {
    const { page: before } = await visit('/docs/protocol/overview/', { host: website.url })
    await deployNewerUntil(isMeant)
    await follow(before, 'Consensus')
    await expectWhole(before)
    const titles: string[] = []
    for (const address of addresses) {
      const { page } = await visit(address, { host: website.url })
      await page.waitForLoadState('networkidle')
      await expectWhole(page)
      titles.push((await titleOf(page))!)
      await leave(page)
    }
    expect(titles.map((title) => title.startsWith('New: '))).toEqual(areNew)
    const { page: after } = await visit('/docs/protocol/overview/', { host: website.url })
    await follow(after, 'Consensus')
    await expectWhole(after)
    await leave(after)
    await leave(before)
  })

  it('a second run finishes it, and older tabs get the new version without missing anything', async () => {
    await deploy(older())
    const { page } = await visit('/docs/protocol/overview/', { host: website.url })
    await deployNewerUntil(after('docs/', '.html', 'docs/protocol/d'))
    await deploy(newer())
    await follow(page, 'Consensus')
    expect(await titleOf(page)).toBe('New: Consensus')
    await expectWhole(page)
    await leave(page)
  })
})
