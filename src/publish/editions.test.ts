import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { markFile } from './built-mark'
import { addEdition, buildEdition, removeEditions } from './editions'
import { headersFile, headersOf, parseHeadersFile } from './host-files'

const root = mkdtempSync(path.join(tmpdir(), 'editions-'))
afterAll(() => rmSync(root, { recursive: true }))

/** A built site with what hosts read. */
function makeSite(name: string, base: string, hash: string) {
  const files = {
    'index.html': `<p>${name}</p>`,
    'static/a.js': name,
    _headers: headersFile([`'sha256-${hash}'`], base),
    _redirects: `${base}old/ ${base}docs/ 301\n`,
    'redirects.json': '[{"from":"/old/","to":"/docs/"}]',
    'robots.txt': name,
    [markFile]: '{"state":"finished"}',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name, file)), { recursive: true })
    writeFileSync(path.join(root, name, file), text)
  }
  return path.join(root, name)
}
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

it('an edition stands in the site, and hosts know of it', () => {
  const site = makeSite('first', '/docs/', 'one')
  addEdition(site, '/docs/', { from: makeSite('ar', '/docs/ar/', 'two'), path: 'ar/' })
  addEdition(site, '/docs/', { from: makeSite('1.0', '/docs/1.0/', 'two'), path: '1.0/' })
  expect(read('first/ar/index.html')).toBe('<p>ar</p>')
  for (const file of ['_headers', '_redirects', 'redirects.json', 'robots.txt', markFile])
    expect([file, existsSync(path.join(site, 'ar', file))]).toEqual([file, false])
  expect(read('first/robots.txt')).toBe('first')
  expect(read('first/_redirects')).toBe(
    '/docs/old/ /docs/docs/ 301\n/docs/ar/old/ /docs/ar/docs/ 301\n/docs/1.0/old/ /docs/1.0/docs/ 301\n',
  )
  expect(JSON.parse(read('first/redirects.json'))).toEqual([
    { from: '/old/', to: '/docs/' },
    { from: '/ar/old/', to: '/ar/docs/' },
    { from: '/1.0/old/', to: '/1.0/docs/' },
  ])
  const rules = parseHeadersFile(read('first/_headers'))
  expect(headersOf(rules, '/docs/ar/')['Content-Security-Policy']).toContain("'sha256-one' 'sha256-two';")
  for (const folder of ['', 'ar/', '1.0/'])
    expect(headersOf(rules, `/docs/${folder}static/a.js`)['Cache-Control']).toContain('immutable')
})

it('nothing of the site makes room for an edition', () => {
  const site = makeSite('second', '/', 'one')
  expect(() =>
    addEdition(site, '/', { from: makeSite('other', '/static/', 'two'), path: 'static/' }),
  ).toThrow(/static\/ is taken by the site itself. Give the language another "path"/)
})

it('the next build of the first one begins without the others', () => {
  const site = makeSite('third', '/', 'one')
  addEdition(site, '/', { from: makeSite('de', '/de/', 'two'), path: 'de/' })
  removeEditions(site, ['de/', 'gone/'])
  expect(existsSync(path.join(site, 'de'))).toBe(false)
  expect(existsSync(path.join(site, 'static'))).toBe(true)
})

describe('a build of an edition', () => {
  it('leads to its site', async () => {
    const folder = path.join(root, 'well')
    const run = () => Promise.resolve(void makeSite('well/public', '/ar/', 'one')).then(() => 0)
    expect(await buildEdition(folder, 'ar', run)).toBe(path.join(folder, 'public'))
  })

  it.each([
    ['has failed', 1],
    ['has ended without a site', 0],
  ])('that %s stops the build', async (_, code) => {
    makeSite('failing/public', '/ar/', 'one')
    const build = buildEdition(path.join(root, 'failing'), 'ar', () => Promise.resolve(code))
    await expect(build).rejects.toThrow('The edition "ar" was not built; the reason stands above.')
  })
})
