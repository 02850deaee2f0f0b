import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { finishSite } from './finish-site'
import { searchIndexes } from '../../shared/search'

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'site-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

const page = (pagePath: string, more = '') =>
  `<head><meta charSet="utf-8"/></head><div id="___gatsby">${more}</div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${pagePath}";/*]]>*/</script><script>window.___webpackCompilationHash="h";</script>`

const json = (file: string, value: unknown) => write(file, JSON.stringify(value))
const data = (path: string, text: string) => ({ path, result: text, staticQueryHashes: ['1', '2'] })

/** Builds a site of two pages and one for missing addresses as Gatsby leaves it. */
function build({ text = 'old', settings = 'old', index = 'old' } = {}) {
  write('index.html', page('/'))
  write('a/index.html', page('/a/', text))
  write('404.html', page('/404.html'))
  write('old/index.html', '<meta charset="utf-8"><meta http-equiv="refresh" content="0; url=/a/">')
  json('page-data/index/page-data.json', data('/', 'first'))
  json('page-data/a/page-data.json', data('/a/', text))
  json('page-data/404.html/page-data.json', data('/404.html', 'nothing'))
  json('page-data/sq/d/1.json', { data: { siteSettings: settings } })
  json('page-data/sq/d/2.json', { data: Object.fromEntries(searchIndexes.map((name) => [name, index])) })
  json('page-data/app-data.json', { webpackCompilationHash: 'h' })
}

/** Builds the site and finishes it. @returns what each of its files says */
async function finished(...args: Parameters<typeof build>) {
  build(...args)
  await finishSite(folder, '/')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  const names = files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
  return Object.fromEntries(names.sort().map((name) => [name, read(name)]))
}

interface AppData {
  webpackCompilationHash: string
  version: string
}
const online = () => JSON.parse(read('page-data/app-data.json')) as AppData

/** Names of the files in which two sites differ; what is named by its content goes by its folder. */
function changes(before: Record<string, string>, after: Record<string, string>) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => before[name] !== after[name])
  return [...new Set(changed.map((name) => name.replace(/[0-9a-f]{20}/, '*')))].sort()
}

it('says the same frame in every page, in its data and in the file that open tabs ask for', async () => {
  const site = await finished()
  const { webpackCompilationHash: frame } = online()
  for (const file of ['index.html', 'a/index.html', '404.html'])
    expect(site[file]).toContain(`data-frame="${frame}"`)
  expect(JSON.parse(site['page-data/a/page-data.json']!)).toMatchObject({ path: '/a/', result: 'old', frame })
})

it('has a page name its own data, at an address that changes with them', async () => {
  const site = await finished()
  const hash = /data-content="(.+?)"/.exec(site['a/index.html']!)![1]
  expect(site[`static/page-data/${hash}.json`]).toBe(site['page-data/a/page-data.json'])
})

it('has a page’s data name the answers to static queries, at addresses that change with them', async () => {
  const site = await finished()
  const { answers } = JSON.parse(site['page-data/a/page-data.json']!) as { answers: Record<string, string> }
  expect(answers['1']).toMatch(/^static\/answers\/[0-9a-f]{20}\.json$/)
  expect(site[answers['1']!]).toBe(read('page-data/sq/d/1.json'))
  expect(answers['2']).toBe('page-data/sq/d/2.json')
})

it('lets pages send requests to what the settings name, in their policy and in that of hosts', async () => {
  await finished()
  expect(read('a/index.html')).toContain("connect-src 'self';")
  await finishSite(folder, '/', ['https://*.example.com'])
  const named = "connect-src 'self' https://*.example.com;"
  for (const file of ['index.html', 'a/index.html', '404.html', '_headers'])
    expect(read(file)).toContain(named)
})

it('is the same when it is finished again', async () => {
  const once = await finished()
  await finishSite(folder, '/')
  expect(changes(once, await finished())).toEqual([])
})

it('an edit changes the page, its data and the version, and no other page', async () => {
  const [before, { webpackCompilationHash: frame, version }] = [await finished(), online()]
  const after = await finished({ text: 'new' })
  expect(changes(before, after)).toEqual([
    'a/index.html',
    'page-data/a/page-data.json',
    'page-data/app-data.json',
    'static/page-data/*.json',
  ])
  expect(Object.keys(after)).toHaveLength(Object.keys(before).length)
  expect(online().webpackCompilationHash).toBe(frame)
  expect(online().version).not.toBe(version)
})

it('another index of the search changes no page', async () => {
  const before = await finished()
  expect(changes(before, await finished({ index: 'new' }))).toEqual(['page-data/sq/d/2.json'])
})

it('an answer that no page asks for, as earlier builds leave them, changes nothing', async () => {
  const before = await finished()
  json('page-data/sq/d/9.json', { data: { siteSettings: 'of yore' } })
  expect(changes(before, await finished())).toEqual(['page-data/sq/d/9.json'])
})

it('other settings change the frame of every page', async () => {
  const before = await finished()
  const changed = changes(before, await finished({ settings: 'new' }))
  expect(changed).toEqual(
    expect.arrayContaining(['404.html', 'a/index.html', 'index.html', 'static/answers/*.json']),
  )
})

it('writes no page where one has no data', async () => {
  build()
  const before = read('404.html')
  rmSync(path.join(folder, 'page-data/a/page-data.json'))
  await expect(finishSite(folder, '/')).rejects.toThrow('has no data')
  await new Promise(setImmediate)
  expect(read('404.html')).toBe(before)
})

it.each([
  ['a page without data', 'page-data/a/page-data.json', 'a/index.html has no data.'],
  [
    'a query without an answer',
    'page-data/sq/d/1.json',
    "asks for page-data/sq/d/1.json, which can't be read.",
  ],
])('stops at %s, with what to do', async (_, file, message) => {
  build()
  rmSync(path.join(folder, file))
  await expect(finishSite(folder, '/')).rejects.toThrow(
    new RegExp(`${message.replaceAll('.', '\\.')} Delete \\.cache/ and public/ together`),
  )
})

it('gives pages that are not Gatsby’s the policy alone', async () => {
  build()
  await finishSite(folder, '/')
  expect(read('old/index.html')).toMatch(/^<meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/)
  expect(read('old/index.html')).not.toContain('<script')
})

it('writes the rules for hosts under the path that the site is served at', async () => {
  build()
  await finishSite(folder, '/pr-12/')
  expect(read('_headers')).toMatch(/^\/pr-12\/\*\n {2}Content-Security-Policy: /)
  expect(read('_headers')).toMatch(/\n\n\/pr-12\/static\/\*\n {2}Cache-Control: .*immutable\n$/)
})

it('stops at a script that the policy forbids, naming page and script', async () => {
  build()
  write('a/index.html', page('/a/', '<button onclick="go()"></button>'))
  await expect(finishSite(folder, '/')).rejects.toThrow(/^a\/index.html has "onclick"/)
})

it('stops at inline scripts that differ from page to page', async () => {
  build()
  for (let n = 0; n < 9; n++) write(`${n}/index.html`, page(`/${n}/`, `<script>show(${n})</script>`))
  await expect(finishSite(folder, '/')).rejects.toThrow(
    /10 different inline scripts.* 8\/index.html: show\(8\)/,
  )
})
