import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { finishSite } from './finish-site'
import { restorePageData } from './page-data'

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

/** Builds a site of two pages as Gatsby leaves it. */
function build(text = 'old') {
  write('index.html', page('/'))
  write('a/index.html', page('/a/'))
  write('old/index.html', '<meta charset="utf-8"><meta http-equiv="refresh" content="0; url=/a/">')
  write('page-data/a/page-data.json', JSON.stringify({ text }))
  write('page-data/app-data.json', '{"webpackCompilationHash":"h"}')
}
const version = () =>
  (JSON.parse(read('page-data/app-data.json')) as { webpackCompilationHash: string }).webpackCompilationHash

it('says the same version in every page and in the file that open tabs ask for', async () => {
  build()
  await finishSite(folder, '/')
  for (const file of ['index.html', 'a/index.html'])
    expect(read(file)).toContain(`data-version="${version()}"`)
})

it('the version changes with any text, and with nothing else', async () => {
  build()
  await finishSite(folder, '/')
  const first = { version: version(), page: read('a/index.html') }
  await finishSite(folder, '/')
  expect({ version: version(), page: read('a/index.html') }).toEqual(first)
  build('new')
  await finishSite(folder, '/')
  expect(version()).not.toBe(first.version)
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

it('publishes the pages’ data at the address of their version, and only those', async () => {
  for (const text of ['old', 'new']) {
    build(text)
    await finishSite(folder, '/')
    expect(JSON.parse(read(`static/${version()}/page-data/a/page-data.json`))).toEqual({ text })
    expect(readdirSync(path.join(folder, 'static'))).toEqual([version()])
    expect(readdirSync(path.join(folder, 'page-data'))).toEqual(['app-data.json'])
  }
})

it('gives Gatsby the data back for its next build', async () => {
  build()
  await finishSite(folder, '/')
  await restorePageData(folder)
  expect(readdirSync(path.join(folder, 'page-data')).sort()).toEqual(['a', 'app-data.json'])
  expect(readdirSync(path.join(folder, 'static'))).toEqual([])
})
