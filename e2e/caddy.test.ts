import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startCaddy } from '../testing/servers/caddy'
import type { StaticServer } from '../testing/servers/static-server'
import { caddyConfig } from '../src/publish/caddy'
import { headersFile, hostFiles } from '../src/publish/host-files'
import { readServedSite } from '../src/publish/served-site'

let folder: string
let caddy: StaticServer | undefined
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'caddy-site-'))))
afterEach(async () => {
  await caddy?.close()
  rmSync(folder, { recursive: true })
})

const editions = ['ar/', '1.0/', 'ar/1.0/']
const immutable = 'public, max-age=31536000, immutable'
const revalidate = 'public, max-age=0, must-revalidate'

/** Writes a built site in two languages and two versions, and a server's folder around it. */
function release(name: string, base: string, more: string[] = []) {
  const root = path.join(folder, name)
  const write = (file: string, text: string) => {
    const where = path.join(root, base, file)
    mkdirSync(path.dirname(where), { recursive: true })
    writeFileSync(where, text)
  }
  write('_headers', headersFile([], base, { folders: editions }))
  write('redirects.json', JSON.stringify([{ from: '/old/', to: '/docs/' }]))
  write('_built.json', JSON.stringify({ state: 'finished', basePath: base }))
  const own = ['index.html', 'docs/index.html', '404.html', 'static/a.js']
  for (const edition of ['', ...editions])
    for (const file of own) write(edition + file, `${edition}${file} of ${name}`)
  for (const file of more) write(file, `${file} of ${name}`)
  return root
}

const ask = async (address: string) => {
  const response = await fetch(caddy!.url + address, { redirect: 'manual' })
  const { status, headers } = response
  return { said: `${status} ${headers.get('location') ?? (await response.text())}`, headers }
}

it.each(['/', '/docs/'])('Caddy serves a site at %s as hosts should', async (base) => {
  const root = release('now', base)
  const previous = release('before', base, ['ar/static/before.js'])
  caddy = await startCaddy((address) =>
    caddyConfig({ ...readServedSite(path.join(root, base)), address, root, previous }),
  )
  const say = async (address: string) => (await ask(base + address)).said

  expect(await say('docs/')).toBe('200 docs/index.html of now')
  for (const slip of ['docs', 'docs.html', 'docs/index.html', 'old/'])
    expect(await say(slip)).toBe(`301 ${base}docs/`)
  expect(await say('ar')).toBe(`301 ${base}ar/`)
  expect(await say('index.html')).toBe(`301 ${base}`)
  for (const nameless of ['.html', 'docs/.html']) expect(await say(nameless)).toBe('404 404.html of now')
  for (const file of hostFiles) expect(await say(file)).toBe('404 404.html of now')

  for (const missing of ['x/', 'x', 'docs/x/', 'x.html', 'static/none.js']) {
    expect(await say(missing)).toBe('404 404.html of now')
    expect(await say(`arx/${missing}`)).toBe('404 404.html of now')
    for (const edition of editions) expect(await say(edition + missing)).toBe(`404 ${edition}404.html of now`)
  }
  expect(await say('ar/static/before.js')).toBe('200 ar/static/before.js of before')

  const kept = async (address: string) => (await ask(base + address)).headers.get('cache-control')
  for (const edition of ['', ...editions]) {
    expect(await kept(`${edition}static/a.js`)).toBe(immutable)
    expect(await kept(edition)).toBe(revalidate)
    expect(await kept(`${edition}x/`)).toBe(revalidate)
  }
  const { headers } = await ask(`${base}ar/x/`)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
})
