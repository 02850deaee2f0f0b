import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServer, type StaticServer } from '../../../testing/servers/static-server'
import { headersFile } from '../host-files'
import { hashSource, metaPolicy } from '../security'
import { checkOnline, formatOutcomes } from './check-online'

const script = 'hello()'
const hash = hashSource(script)
const page = (title: string) =>
  `<html><meta http-equiv="Content-Security-Policy" content="${metaPolicy([hash])}"/><script>${script}</script><h1>${title}</h1>`
const sitemap = (days: string[]) =>
  days.map((day) => `<url><loc>https://docs.example.org/x/</loc><lastmod>${day}</lastmod></url>`).join('')

const files: Record<string, string> = {
  _headers: headersFile([hash], '/x/', { folders: ['ar/'] }),
  'redirects.json': JSON.stringify([{ from: '/old/', to: '/docs/' }]),
  'index.html': page('Home'),
  'docs/index.html': page('Docs'),
  'docs/a/index.html': page('A'),
  '404.html': page('Not found'),
  '404/index.html': page('Not found'),
  'old/index.html': '<meta http-equiv="refresh" content="0; url=/x/docs/">',
  'docs.md': '# Docs',
  'static/app.js': 'x'.repeat(3000),
  'favicon.svg': '<svg/>',
  'page-data/app-data.json': '{"version":"1"}',
  'ar/index.html': page('Home, in another language'),
  'ar/404.html': page('Not found, in another language'),
  'ar/404/index.html': page('Not found, in another language'),
  'ar/page-data/app-data.json': '{"version":"1"}',
  'sitemap.xml': sitemap(['2026-01-01', '2026-01-02']),
}

let folder: string
let site: StaticServer
let host: Server
/** What an answer is changed to before it is sent. */
interface Answer {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer | string
}
let spoil: (path: string, answer: Answer) => void
/** What a test has break off instead of being answered. */
let breaksOff: (path: string) => boolean

/** A host that answers as good hosts do, redirects of old addresses and compression included, but for what a test spoils. */
async function startHost() {
  host = createServer((request, response) => {
    void (async () => {
      const path = request.url!
      if (breaksOff(path)) return void response.destroy()
      const asked = await fetch(site.url + path, { redirect: 'manual' })
      const answer: Answer = {
        status: asked.status,
        headers: Object.fromEntries(asked.headers),
        body: Buffer.from(await asked.arrayBuffer()),
      }
      if (path === '/x/old/')
        Object.assign(answer, { status: 301, headers: { location: '/x/docs/' }, body: '' })
      spoil(path, answer)
      delete answer.headers['content-length']
      response.writeHead(answer.status, answer.headers).end(answer.body)
    })()
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'online-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  site = await startServer(folder)
  spoil = () => undefined
  breaksOff = () => false
  await startHost()
})
afterEach(async () => {
  host.closeAllConnections()
  await new Promise((resolve) => host.close(resolve))
  await site.close()
  rmSync(folder, { recursive: true })
})

const address = () => `http://127.0.0.1:${(host.address() as AddressInfo).port}/x/`
/** The checks that find something, with what they find. */
const findings = async (without: Parameters<typeof checkOnline>[2] = ['compression']) =>
  Object.fromEntries(
    (await checkOnline(address(), folder, without))
      .filter((outcome) => outcome.findings.length)
      .map((outcome) => [outcome.name, outcome.findings]),
  )

it('finds nothing at a host that does all that hosts should', async () => {
  expect(await findings()).toEqual({})
})

it.each<[string, (path: string, answer: Answer) => void, Record<string, RegExp>]>([
  [
    'a page that is missing',
    (path, answer) => path === '/x/docs/a/' && (answer.status = 404),
    { routes: /^\/x\/docs\/a\/ answers 404\.$/ },
  ],
  [
    'a page that something has changed on the way',
    (path, answer) => path === '/x/docs/' && (answer.body = `${page('Docs')}<!-- minified -->`),
    { routes: /^\/x\/docs\/ is not what was built:/ },
  ],
  [
    'another version',
    (path, answer) => path.endsWith('app-data.json') && (answer.body = '{}'),
    { version: /^Another version is online/ },
  ],
  [
    'a type that browsers would download',
    (path, answer) => path === '/x/docs.md' && (answer.headers['content-type'] = 'application/octet-stream'),
    { types: /^\/x\/docs\.md is sent as application\/octet-stream, not as text\/markdown; charset=utf-8\.$/ },
  ],
  [
    'pages that browsers would keep',
    (path, answer) => path === '/x/' && (answer.headers['cache-control'] = 'max-age=600'),
    { caching: /^\/x\/ says "Cache-Control: max-age=600"/ },
  ],
  [
    'a missing header',
    (path, answer) => path === '/x/favicon.svg' && delete answer.headers['x-content-type-options'],
    { headers: /^\/x\/favicon\.svg lacks the header X-Content-Type-Options\.$/ },
  ],
  [
    'a policy of another build, by which no script runs',
    (_, answer) => (answer.headers['content-security-policy'] = "script-src 'self'"),
    {
      headers: /says another Content-Security-Policy/,
      policy: /has a script that its policy stops: hello\(\)/,
    },
  ],
  [
    'a page for missing addresses that says all is well',
    (path, answer) => path.includes('no-such-page') && (answer.status = 200),
    { missing: /answers 200 instead of 404\.$/ },
  ],
  [
    'missing pages that are answered in another language',
    (path, answer) => path.startsWith('/x/ar/docs/') && (answer.body = page('Not found')),
    { languages: /^\/x\/ar\/docs\/there-is-no-such-page\/ does not show the site's ar\/404\.html\.$/ },
  ],
  [
    'an older version in another language',
    (path, answer) => path === '/x/ar/page-data/app-data.json' && (answer.body = '{}'),
    { version: /^Another version is online than the one in the folder, in ar\/:/ },
  ],
  [
    'old addresses that lead nowhere',
    (path, answer) => path === '/x/old/' && (answer.status = 404),
    { redirects: /^\/x\/old\/ does not redirect to \/x\/docs\/: it answers 404 and \/x\/docs\/\.$/ },
  ],
  [
    'addresses that lose their query',
    (path, answer) => path === '/x/docs?a=1' && (answer.headers.location = '/x/docs/'),
    { redirects: /^\/x\/docs\?a=1 does not redirect to \/x\/docs\/\?a=1: it answers 301 and \/x\/docs\/\.$/ },
  ],
  [
    'pages that are all dated alike',
    (path, answer) =>
      path.endsWith('sitemap.xml') && (answer.body = sitemap(Array<string>(12).fill('2026-01-01'))),
    { dates: /^All pages were last changed on 2026-01-01: was the site built from a shallow clone\?$/ },
  ],
])('finds %s', async (_, change, expected) => {
  spoil = change
  const found = await findings()
  // What a change does to the file itself, other checks may see too.
  for (const [name, pattern] of Object.entries(expected)) expect(found[name]?.[0]).toMatch(pattern)
})

it('finds text that is not compressed, unless the host is known not to', async () => {
  expect(await findings([])).toEqual({ compression: ['/x/static/app.js is not compressed.'] })
})

it('says of each check what it has found, and not more than can be read', () => {
  const outcomes = [
    { name: 'routes' as const, findings: Array.from({ length: 7 }, (_, page) => `/${page}/ answers 404.`) },
    { name: 'dates' as const, findings: [] },
  ]
  expect(formatOutcomes(outcomes).split('\n')).toEqual([
    '✗ routes',
    ...[0, 1, 2, 3, 4].map((page) => `    /${page}/ answers 404.`),
    '    … and 2 more',
    '✓ dates',
  ])
})

it('tells of a request that breaks off beside what else is found', async () => {
  breaksOff = (path) => path === '/x/docs/a/'
  spoil = (path, answer) => path === '/x/docs/' && (answer.status = 404)
  expect((await findings()).routes).toEqual([
    '/x/docs/ answers 404.',
    expect.stringMatching(/^http:.*\/x\/docs\/a\/ does not answer: /),
  ])
})

it('tells of a redirect to what is no address, and of an answer that is not packed as it says', async () => {
  spoil = (path, answer) => {
    if (path === '/x/docs') answer.headers.location = 'http://[bad'
    if (path === '/x/docs/a/') answer.headers['content-encoding'] = 'gzip'
  }
  expect(await findings()).toMatchObject({
    redirects: ['/x/docs does not redirect to /x/docs/: it answers 301 and http://[bad.'],
    routes: [expect.stringMatching(/\/x\/docs\/a\/ does not answer: incorrect header check\.$/)],
  })
})

it('says that a host does not speak TLS', async () => {
  await expect(checkOnline(address().replace('http:', 'https:'), folder)).rejects.toThrow(
    /^https:\/\/127[^ ]*\/x\/ does not answer: no TLS is spoken there \(\w+\); say another port, or http:\/\/\.$/,
  )
})

it('refuses an address that the site was not built for, and says which one it was', async () => {
  await expect(checkOnline(new URL('/', address()).href, folder)).rejects.toThrow(
    /was built for \/x\/, and is asked for at \/\. Say the address with its path/,
  )
})

it('says which address does not answer', async () => {
  await expect(checkOnline('http://127.0.0.1:2/x/', folder)).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:2\/x\/ does not answer: /,
  )
})
