import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { startS3, type S3Server } from '../../../testing/servers/s3-server'
import { headersFile } from '../host-files'
import { openBucket, type Bucket } from './bucket'
import { deploySite, Interrupted, removeSite, rollBack } from './deployment'
import { planDeployment } from './plan'
import { readSite, recordFile } from './site-files'
import { earlierFolder, keptDays } from './versions'

let server: S3Server
let root: string
beforeEach(async () => {
  server = await startS3()
  root = mkdtempSync(path.join(tmpdir(), 'deploy-'))
})
afterEach(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

/** The pages of each version, with the pages that they link to. */
const versions: Record<string, Record<string, string[]>> = {
  v1: { '': ['a/', 'old/'], 'a/': ['', 'old/'], 'old/': [''] },
  v2: { '': ['a/', 'new/'], 'a/': ['', 'new/'], 'new/': ['a/'] },
}

/** Where the data stand that a page's HTML names. */
const ownData = (page: string, version: string) => `static/page-data/${page.replace('/', '-')}${version}.json`

/** Writes a built site of one version, as finishing leaves it. */
function build(version: string, base = '/'): string {
  const folder = path.join(root, `${version}${base}`)
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  write('_headers', headersFile([], base))
  write('page-data/app-data.json', version)
  write(`static/app-${version}.js`, version)
  write('static/same.js', 'same')
  for (const [page, links] of Object.entries(versions[version]!)) {
    const anchors = links.map((link) => `<a href="${link}">`)
    write(
      `${page}index.html`,
      `<script data-frame="${version}" src="static/app-${version}.js">${anchors.join('')}`,
    )
    write(`page-data/${page}page-data.json`, [version, ...anchors].join(''))
    write(ownData(page, version), version)
    write(`${page || 'index/'}text.md`, version)
  }
  if (version === 'v2') {
    write('redirects.json', JSON.stringify([{ from: '/moved/', to: '/a/' }]))
    write('moved/index.html', '<a href="a/">')
  }
  return folder
}

/** A client that counts what it writes, and fails for good after a number of requests. */
function watch(client: S3Client, requests = Infinity) {
  const written: string[] = []
  let left = requests
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        if (left-- <= 0) throw new Error('The line is cut.')
        if (/Put|Delete/.test(commandName ?? '')) written.push((args.input as { Key: string }).Key)
        return next(args)
      },
    { step: 'initialize' },
  )
  return { client, written }
}

/** A bucket in memory that a version was deployed to: a deployment is tried on it for each of its requests. */
async function bucketWith(version: string): Promise<Bucket> {
  const files = new Map<string, string>()
  const bucket: Bucket = {
    list: () => Promise.resolve(new Set(files.keys())),
    read: (name) => Promise.resolve(files.get(name) ?? null),
    write: ({ name }, body) => Promise.resolve(void files.set(name, String(body))),
    copy: (from, to) => Promise.resolve(void files.set(to, files.get(from)!)),
    remove: (name) => Promise.resolve(void files.delete(name)),
  }
  await deploy(version, { bucket })
  return bucket
}

/** A bucket whose line is cut after a number of requests; `asked` counts them. */
function cutAfter(requests: number, bucket: Bucket) {
  let asked = 0
  const ask = () => {
    if (asked++ >= requests) throw new Error('The line is cut.')
  }
  const cut: Bucket = {
    list: async () => (ask(), bucket.list()),
    read: async (name) => (ask(), bucket.read(name)),
    write: async (file, body) => (ask(), bucket.write(file, body)),
    copy: async (from, to) => (ask(), bucket.copy(from, to)),
    remove: async (name) => (ask(), bucket.remove(name)),
  }
  return { bucket: cut, asked: () => asked }
}

const bucketOf = (client = server.client(), prefix = '') => openBucket(client, server.bucket, prefix)
const firstDay = new Date('2026-01-01')
const daysLater = (days: number) => new Date(firstDay.getTime() + days * 24 * 60 * 60 * 1000)
const deploy = async (version: string, { bucket = bucketOf(), now = firstDay } = {}) =>
  deploySite(bucket, await readSite(build(version), ''), now)

/** Everything that readers get of the bucket: neither the record nor what is kept of earlier versions. */
async function contentOf(bucket: Bucket): Promise<Record<string, string>> {
  const isRead = (name: string) => name !== recordFile && !name.startsWith(earlierFolder)
  const names = [...(await bucket.list())].filter(isRead)
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, (await bucket.read(name))!] as const)),
  )
}

/** What a reader would find broken: a page whose script, data or linked page is not there, or is another version's. */
function brokenFor(content: Record<string, string>): string[] {
  const online = content['page-data/app-data.json']
  return Object.entries(content).flatMap(([name, html]) => {
    const version = /data-frame="(.*?)"/.exec(html)?.[1]
    const page = name.replace('index.html', '')
    const own = version ? [`static/app-${version}.js`, ownData(page, version)] : []
    const links = [...html.matchAll(/href="(.*?)"/g)].map(([, to]) => `${to}index.html`)
    return [
      ...own.filter((file) => content[file] !== version),
      ...links.filter((file) => !(file in content)),
      ...(online === 'v2' && version === 'v1' && page in versions.v2!
        ? ['an old page of the new version']
        : []),
    ].map((error) => `${name}: ${error}`)
  })
}

describe('a deployment', () => {
  it('uploads all that readers ask for, and nothing that only hosts read', async () => {
    expect(await deploy('v1')).toEqual({ uploaded: 15, unchanged: 0, deleted: 0 })
    const content = await contentOf(bucketOf())
    expect(Object.keys(content)).toHaveLength(15)
    expect(content).toMatchObject({ 'static/app-v1.js': 'v1', 'a/text.md': 'v1' })
    expect(content).not.toHaveProperty('_headers')
    expect(brokenFor(content)).toEqual([])
  })

  it('gives way to another one that is at work, and leaves what the next one puts right', async () => {
    const bucket = await bucketWith('v1')
    const at = async (version: string, now: Date) => deploy(version, { bucket, now })
    const outcomes = await Promise.allSettled([
      at('v2', daysLater(1)),
      at('v1', daysLater(1)),
      at('v2', daysLater(2)),
    ])
    const refused = outcomes.flatMap((one) =>
      one.status === 'rejected' ? [String((one.reason as Error).cause ?? one.reason)] : [],
    )
    expect(refused).not.toEqual([])
    for (const reason of refused) expect(reason).toMatch(/Another deployment to the same place is at work/)
    await at('v2', daysLater(3))
    const whole = await bucketWith('v2')
    expect(await contentOf(bucket)).toMatchObject(await contentOf(whole))
  })

  it('of a site of another kind can be taken back, though that knows no files that never change', async () => {
    const bucket = await bucketWith('v1')
    const before = await contentOf(bucket)
    const foreign = path.join(root, 'foreign')
    mkdirSync(foreign)
    writeFileSync(path.join(foreign, 'index.html'), 'foreign')
    await deploySite(bucket, await readSite(foreign, ''), daysLater(1))
    expect((await contentOf(bucket))['index.html']).toBe('foreign')
    await rollBack(bucket, daysLater(2))
    expect(await contentOf(bucket)).toEqual(before)
  })

  it('says types, and how long each file may be kept', async () => {
    await deploy('v1')
    const headersOf = async (Key: string) => {
      const head = await server.client().send(new HeadObjectCommand({ Bucket: server.bucket, Key }))
      return [head.ContentType, head.CacheControl]
    }
    const revalidate = 'public, max-age=0, must-revalidate'
    expect(await headersOf('a/index.html')).toEqual(['text/html; charset=utf-8', revalidate])
    expect(await headersOf('a/text.md')).toEqual(['text/markdown; charset=utf-8', revalidate])
    expect(await headersOf('page-data/app-data.json')).toEqual(['application/json', revalidate])
    const immutable = 'public, max-age=31536000, immutable'
    expect(await headersOf('static/app-v1.js')).toEqual(['text/javascript; charset=utf-8', immutable])
    expect(await headersOf('static/page-data/v1.json')).toEqual(['application/json', immutable])
  })

  it('writes nothing where nothing has changed', async () => {
    await deploy('v1')
    const { client, written } = watch(server.client())
    expect(await deploy('v1', { bucket: bucketOf(client), now: daysLater(100) })).toEqual({
      uploaded: 0,
      unchanged: 15,
      deleted: 0,
    })
    expect(written).toEqual([])
  })

  it('uploads again what somebody has deleted', async () => {
    await deploy('v1')
    await bucketOf().remove('a/index.html')
    expect(await deploy('v1')).toMatchObject({ uploaded: 1 })
  })

  it('goes from what is asked for to what asks for it, the version last, and deletes afterwards', async () => {
    await deploy('v1')
    const { client, written } = watch(server.client())
    await deploy('v2', { bucket: bucketOf(client) })
    const place = (name: string) => written.indexOf(name)
    const order = [
      recordFile,
      'static/page-data/new-v2.json',
      'new/index.html',
      'page-data/new/page-data.json',
      'a/index.html',
      'moved/index.html',
      'page-data/app-data.json',
      'page-data/old/page-data.json',
      'old/index.html',
    ]
    expect(order.map(place)).toEqual(order.map(place).sort((a, b) => a - b))
    expect(place('static/same.js')).toBe(-1)
    expect(order.map(place)).not.toContain(-1)
  })
})

describe('a deployment that is cut off', () => {
  it('after any number of requests leaves every page whole, and the next one finishes', async () => {
    const expected = await contentOf(await bucketWith('v2'))
    const before = await contentOf(await bucketWith('v1'))
    const counted = cutAfter(Infinity, await bucketWith('v1'))
    await deploy('v2', counted)
    const requests = counted.asked()
    expect(requests).toBeGreaterThan(20)

    for (let cut = 0; cut < requests; cut++) {
      const bucket = await bucketWith('v1')
      const error = await deploy('v2', cutAfter(cut, bucket)).catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(Error)
      const left = await contentOf(bucket)
      // What fails before the first file is written has begun nothing.
      if (!(error instanceof Interrupted)) expect(left).toEqual(before)
      expect({ cut, broken: brokenFor(left) }).toEqual({ cut, broken: [] })

      await deploy('v2', { bucket })
      const content = await contentOf(bucket)
      expect(content).toMatchObject(expected)
      expect(
        Object.keys(content)
          .filter((name) => !(name in expected))
          .sort(),
      ).toEqual([
        'static/app-v1.js',
        'static/page-data/a-v1.json',
        'static/page-data/old-v1.json',
        'static/page-data/v1.json',
      ])
    }
  })

  it('can be undone by deploying the old version again', async () => {
    await deploy('v1')
    const expected = await contentOf(bucketOf())
    await deploy('v2', { bucket: bucketOf(watch(server.client(), 30).client) }).catch(() => undefined)
    expect(await contentOf(bucketOf())).not.toMatchObject(expected)
    await deploy('v1')
    expect(await contentOf(bucketOf())).toMatchObject(expected)
  })
})

describe('old files', () => {
  const isThere = async (name: string) => (await bucketOf().list()).has(name)

  it('go at once where a page is gone; scripts and data stay for tabs that are open', async () => {
    await deploy('v1')
    expect(await deploy('v2')).toMatchObject({ deleted: 3 })
    expect(await isThere('old/index.html')).toBe(false)
    expect(await isThere('old/text.md')).toBe(false)
    expect(await isThere('static/page-data/old-v1.json')).toBe(true)
  })

  it('go once no version has had them for as long as is promised', async () => {
    await deploy('v1')
    await deploy('v2', { now: daysLater(50) })
    expect(await deploy('v2', { now: daysLater(50 + keptDays) })).toMatchObject({ deleted: 0 })
    expect(await isThere('static/app-v1.js')).toBe(true)
    expect(await deploy('v2', { now: daysLater(51 + keptDays) })).toMatchObject({ deleted: 4 })
    expect(await isThere('static/app-v1.js')).toBe(false)
    expect(await isThere('static/same.js')).toBe(true)
  })

  it('that are used again begin anew', async () => {
    await deploy('v1')
    await deploy('v2', { now: daysLater(1) })
    await deploy('v1', { now: daysLater(2) })
    await deploy('v2', { now: daysLater(60) })
    expect(await isThere('static/app-v1.js')).toBe(true)
  })

  it('that no deployment has uploaded are nobody’s to delete', async () => {
    const file = { name: 'theirs/index.html', contentType: 'text/html', cacheControl: 'no-store' }
    await bucketOf().write(file, 'theirs')
    await deploy('v1')
    await deploy('v2')
    await deploy('v2', { now: daysLater(100) })
    expect(await isThere(file.name)).toBe(true)
  })
})

describe('a rehearsal', () => {
  it('says what a deployment would do, in its order, and does nothing', async () => {
    await deploy('v1')
    const before = await contentOf(bucketOf())
    const { client, written } = watch(server.client())
    const site = await readSite(build('v2'), '')
    const plan = await planDeployment(bucketOf(client), site, firstDay)
    expect(written).toEqual([])
    expect(await contentOf(bucketOf())).toEqual(before)
    expect(plan.remove.sort()).toEqual(['old/index.html', 'old/text.md', 'page-data/old/page-data.json'])
    expect(plan.upload.at(-1)).toBe('page-data/app-data.json')
    expect(plan).toMatchObject({ unchanged: 1 })
    const done = await deploy('v2')
    expect(done).toEqual({ uploaded: plan.upload.length, unchanged: 1, deleted: plan.remove.length })
  })
})

describe('the way back', () => {
  /** A bucket in memory, and what is done to it. */
  async function start() {
    const bucket = await bucketWith('v1')
    return {
      bucket,
      to: (version: string, day = 0) => deploy(version, { bucket, now: daysLater(day) }),
      back: (day = 0) => rollBack(bucket, daysLater(day)),
      content: () => contentOf(bucket),
      versions: async () =>
        (JSON.parse((await bucket.read(recordFile))!) as { versions: object[] }).versions.length,
    }
  }

  it('leads to the version before, page by page, and from there to where it began', async () => {
    const { to, back, content } = await start()
    const first = await content()
    await to('v2', 1)
    const second = await content()
    expect(await back(2)).toMatchObject({ version: { since: firstDay.toISOString() } })
    expect(await content()).toMatchObject(first)
    expect(await content()).not.toHaveProperty(['new/index.html'])
    expect(brokenFor(await content())).toEqual([])
    await back(3)
    expect(await content()).toMatchObject(second)
    expect(await content()).not.toHaveProperty(['old/index.html'])
  })

  it('gives files back with their types and how long they may be kept', async () => {
    await deploy('v1')
    await deploy('v2')
    await rollBack(bucketOf(), firstDay)
    const Key = 'old/text.md'
    const head = await server.client().send(new HeadObjectCommand({ Bucket: server.bucket, Key }))
    expect([head.ContentType, head.CacheControl]).toEqual([
      'text/markdown; charset=utf-8',
      'public, max-age=0, must-revalidate',
    ])
  })

  it('leads past a deployment that has ended early', async () => {
    const { bucket, to, back, content } = await start()
    const first = await content()
    await deploy('v2', cutAfter(25, bucket)).catch(() => undefined)
    expect(await content()).not.toMatchObject(first)
    await to('v2')
    await back()
    expect(await content()).toMatchObject(first)
  })

  it('leads to what was online before a deployment that has ended early, however early', async () => {
    const whole = await start()
    const before = await whole.content()
    const counted = cutAfter(Infinity, whole.bucket)
    await deploy('v2', counted)
    for (let cut = 0; cut < counted.asked(); cut += 1) {
      const { bucket, back, content, versions } = await start()
      const hasEnded = await deploy('v2', cutAfter(cut, bucket)).then(
        () => false,
        (error: unknown) => error instanceof Interrupted,
      )
      // Where all but the removal of what is forgotten was done, the new version is online.
      if (hasEnded && (await versions()) < 2) await back()
      if ((await versions()) < 2) expect({ cut, ...(await content()) }).toMatchObject({ cut, ...before })
    }
  })

  it('after any number of requests leaves every page whole, and the next try finishes', async () => {
    const { to, back, content, ...counting } = await start()
    const expected = await content()
    await to('v2')
    const counted = cutAfter(Infinity, counting.bucket)
    await rollBack(counted.bucket, firstDay)
    expect(counted.asked()).toBeGreaterThan(20)
    await back()
    for (let cut = 0; cut < counted.asked(); cut += 1) {
      const { bucket, to, back, content, versions } = await start()
      await to('v2')
      await rollBack(cutAfter(cut, bucket).bucket, firstDay).catch(() => undefined)
      const broken = brokenFor(await content()).filter((error) => !error.includes('of the new version'))
      expect({ cut, broken }).toEqual({ cut, broken: [] })
      // Where all but the removal of what is forgotten was done, another one would lead away again.
      if ((await versions()) < 3) await back()
      expect(await content()).toMatchObject(expected)
    }
  })

  it('is not there before a second version, nor once the first was replaced long ago', async () => {
    const { bucket, to, back, versions } = await start()
    await expect(back()).rejects.toThrow('No earlier version is kept here')
    await to('v2', 1)
    const kept = async () =>
      [...(await bucket.list())].filter((name) => name.startsWith(earlierFolder)).length
    expect(await kept()).toBeGreaterThan(4)
    await to('v1', keptDays + 5)
    expect(await versions()).toBe(2)
    await to('v1', keptDays + 6)
    expect(await kept()).toBeGreaterThan(4)
  })

  it('says what is gone, and how to get it back', async () => {
    const { bucket, to, back } = await start()
    await to('v2')
    await bucket.remove('static/app-v1.js')
    await expect(back()).rejects.toThrow(
      /1 of its files are gone \(static\/app-v1\.js\)\. Check out .*, build it/,
    )
  })

  it('is not kept for previews', async () => {
    const { bucket } = await start()
    await deploySite(bucket, await readSite(build('v2'), ''), firstDay, { keepsEarlier: false })
    expect([...(await bucket.list())].filter((name) => name.startsWith(earlierFolder))).toEqual([])
  })
})

describe('a record of before there were versions', () => {
  it('is read, and its files are known', async () => {
    const bucket = await bucketWith('v1')
    const { files } = JSON.parse((await bucket.read(recordFile))!) as { files: object }
    const record = { name: recordFile, contentType: 'application/json', cacheControl: 'no-store' }
    await bucket.write(record, JSON.stringify(files))
    expect(await deploy('v2', { bucket })).toMatchObject({ unchanged: 1, deleted: 3 })
  })
})

describe('below a prefix', () => {
  const deployPreview = async (prefix: string) =>
    deploySite(bucketOf(undefined, prefix), await readSite(build('v2', `/${prefix}`), prefix), firstDay)

  it('previews live beside the site, and each goes without a trace', async () => {
    await deploy('v1')
    const before = await contentOf(bucketOf())
    await deployPreview('pr-1/')
    await deployPreview('pr-12/')
    await deploy('v1')
    expect(await contentOf(bucketOf(undefined, 'pr-12/'))).toHaveProperty(['new/index.html'])
    await removeSite(bucketOf(undefined, 'pr-1/'))
    expect(await contentOf(bucketOf(undefined, 'pr-12/'))).toHaveProperty(['new/index.html'])
    await removeSite(bucketOf(undefined, 'pr-12/'))
    expect(await contentOf(bucketOf())).toEqual(before)
  })
})

describe('another site than this', () => {
  const page = 'content/docs/api/q-storage/hosting-websites.mdx'
  const rules = /title="_headers"\n([\s\S]*?)```/.exec(readFileSync(page, 'utf8'))![1]!

  it.each([
    ['without rules for hosts', '', ['page.css', 'index.html'], []],
    ['with the rules of the page about hosting', rules, ['page.css', 'index.html'], ['assets/app-1.js']],
  ])('%s says how long its files may be kept', async (_, headers, asked, kept) => {
    for (const name of ['index.html', 'page.css', 'assets/app-1.js', ...(headers ? ['_headers'] : [])]) {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
      writeFileSync(path.join(root, name), name === '_headers' ? headers : name)
    }
    const { files, isImmutable } = await readSite(root, '')
    const cacheControl = Object.fromEntries(files.map((file) => [file.name, file.cacheControl]))
    for (const name of asked) expect(cacheControl[name]).toBe('public, max-age=0, must-revalidate')
    expect(files.map(({ name }) => name).filter(isImmutable)).toEqual(kept)
  })
})

describe('a folder that is not to be uploaded', () => {
  it('has no site', async () => {
    await expect(readSite(root, '')).rejects.toThrow(/^There is no site in .*: it has no index.html/)
  })

  it('has a site for another path', async () => {
    await expect(readSite(build('v1', '/pr-12/'), '')).rejects.toThrow(
      /was built for \/pr-12\/, and would be uploaded to \/. Say --prefix "pr-12\/"/,
    )
    await expect(readSite(build('v1'), 'pr-12/')).rejects.toThrow(/was built for \//)
  })

  it('has a link that leads out of it', async () => {
    const folder = build('v1')
    writeFileSync(path.join(root, 'secret'), 'secret')
    symlinkSync(path.join(root, 'secret'), path.join(folder, 'page.txt'))
    await expect(readSite(folder, '')).rejects.toThrow(/page.txt is a symbolic link/)
    rmSync(path.join(folder, 'page.txt'))
    symlinkSync(root, path.join(folder, 'more'))
    await expect(readSite(folder, '')).rejects.toThrow(/is a symbolic link/)
  })
})
