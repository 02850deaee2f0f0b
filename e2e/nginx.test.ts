import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../testing/servers/free-port'
import { startNginx } from '../testing/servers/nginx'
import type { StaticServer } from '../testing/servers/static-server'
import { headersFile, hostFiles } from '../src/publish/host-files'
import { nginxConfigFor } from '../src/publish/nginx'

let folder: string
let nginx: StaticServer | undefined
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'releases-'))))
afterEach(async () => {
  await nginx?.close()
  rmSync(folder, { recursive: true })
})

/** Writes a built site of some files, as a release of a host. */
function release(name: string, files: string[], base = '/', folders: string[] = []): string {
  const root = path.join(folder, 'releases', name)
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  write('_headers', headersFile([], base, { folders }))
  write('redirects.json', '[]')
  write('404.html', 'not found')
  for (const edition of folders) write(`${edition}404.html`, `not found in ${edition}`)
  for (const file of files) write(file, `${file} of ${name}`)
  return root
}

/** Has a name of a release lead to another one, at once: as "ln -s" and "mv -T" do. */
function point(link: string, target: string) {
  symlinkSync(target, path.join(folder, `${link}.new`))
  renameSync(path.join(folder, `${link}.new`), path.join(folder, link))
}

const ask = async (address: string) => {
  const response = await fetch(nginx!.url + address)
  return `${response.status} ${await response.text()}`
}

it.each(['/', '/docs/'])('at %s, no address with an ending leads away from the host', async (base) => {
  const root = release('docs', ['index.html', 'a/index.html'], base)
  nginx = await startNginx((listen) =>
    nginxConfigFor(root, { listen, root: base === '/' ? root : path.dirname(root) }),
  )
  const say = async (address: string) => {
    const { status, headers } = await fetch(nginx!.url + base + address, { redirect: 'manual' })
    return `${status} ${headers.get('location')}`
  }
  expect(await say('index.html')).toBe(`301 ${base}`)
  expect(await say('a.html')).toBe(`301 ${base}a/`)
  expect(await say('a/index.html')).toBe(`301 ${base}a/`)
  for (const address of ['.html', 'a/.html', '/.html']) expect(await say(address)).toBe('404 null')
})

it('the switch to a release takes away what it has not; what never changes stays for open tabs', async () => {
  const one = release('one', ['index.html', 'gone/index.html', 'static/one.js'])
  const two = release('two', ['index.html', 'static/two.js'])
  point('current', one)
  point('previous', one)
  const at = (link: string) => path.join(folder, link)
  nginx = await startNginx((listen) =>
    nginxConfigFor(one, { listen, root: at('current'), previous: at('previous') }),
  )
  expect(await ask('/gone/')).toBe('200 gone/index.html of one')
  expect(await ask('/static/two.js')).toBe('404 not found')

  point('current', two)
  expect(await ask('/')).toBe('200 index.html of two')
  expect(await ask('/gone/')).toBe('404 not found')
  expect(await ask('/static/two.js')).toBe('200 static/two.js of two')
  expect(await ask('/static/one.js')).toBe('200 static/one.js of one')
  expect(await ask('/static/none.js')).toBe('404 not found')
  const { headers } = await fetch(`${nginx.url}/static/one.js`)
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('x-content-type-options')).toBe('nosniff')

  point('current', one)
  expect(await ask('/gone/')).toBe('200 gone/index.html of one')
})

it.each(['/', '/docs/'])(
  'at %s, each language and version has its own page for what is missing',
  async (base) => {
    const files = ['', 'ar/', 'ar/1.0/', '1.0/'].flatMap((edition) => [
      `${edition}index.html`,
      `${edition}static/a.js`,
    ])
    const one = release('docs', files, base, ['ar/', '1.0/', 'ar/1.0/'])
    const two = release('before', [...files, 'ar/static/before.js'], base, ['ar/', '1.0/', 'ar/1.0/'])
    const [root, previous] = [one, two].map((site) => (base === '/' ? site : path.dirname(site))) as [
      string,
      string,
    ]
    renameSync(two, base === '/' ? two : path.join(folder, 'docs'))
    nginx = await startNginx((listen) =>
      nginxConfigFor(one, { listen, root, previous: base === '/' ? previous : folder }),
    )
    for (const missing of ['x/', 'docs/x/y', 'x.html', 'x/index.html', 'static/none.js', '_built.json']) {
      expect(await ask(`${base}${missing}`)).toBe('404 not found')
      expect(await ask(`${base}arx/${missing}`)).toBe('404 not found')
      for (const edition of ['ar/', '1.0/', 'ar/1.0/'])
        expect(await ask(base + edition + missing)).toBe(`404 not found in ${edition}`)
    }
    expect(await ask(`${base}ar/404.html`)).toBe('200 not found in ar/')
    expect(await ask(`${base}ar`)).toBe('200 ar/index.html of docs')
    expect(await ask(`${base}ar/static/before.js`)).toBe('200 ar/static/before.js of before')
    const { headers } = await fetch(`${nginx.url}${base}ar/1.0/static/a.js`)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  },
)

it('two sites of one nginx each say how long their own files may be kept', async () => {
  const root = release('one', ['index.html', 'static/app.js'])
  const other = release('docs', ['index.html', 'static/app.js', 'old-static/static/app.js'], '/docs/')
  const port = await freePort()
  nginx = await startNginx(
    (listen) =>
      nginxConfigFor(root, { listen, root }) +
      nginxConfigFor(other, { listen: `127.0.0.1:${port}`, root: path.dirname(other) }),
  )
  const kept = async (url: string) => (await fetch(url)).headers.get('cache-control')
  const immutable = 'public, max-age=31536000, immutable'
  const revalidate = 'public, max-age=0, must-revalidate'
  const docs = `http://127.0.0.1:${port}/docs`
  expect(await kept(`${nginx.url}/static/app.js`)).toBe(immutable)
  expect(await kept(`${docs}/static/app.js`)).toBe(immutable)
  expect(await kept(`${nginx.url}/`)).toBe(revalidate)
  expect(await kept(`${docs}/`)).toBe(revalidate)
})

it('what no reader asks for is not shown: neither what hosts read, nor what lies beside a site below a path', async () => {
  const root = release('docs', ['index.html', 'a/index.html', '_built.json', '_redirects'], '/docs/')
  const beside = ['secret.txt', 'secret.html', 'docsX.html', 'other/index.html']
  for (const file of beside) {
    mkdirSync(path.dirname(path.join(root, '..', file)), { recursive: true })
    writeFileSync(path.join(root, '..', file), 'secret')
  }
  nginx = await startNginx((listen) => nginxConfigFor(root, { listen, root: path.dirname(root) }))
  expect(await ask('/docs')).toBe('200 index.html of docs')
  expect(await ask('/docs/a.html')).toBe('200 a/index.html of docs')
  for (const file of hostFiles) expect(await ask(`/docs/${file}`)).toBe('404 not found')
  for (const file of beside) expect(await ask(`/${file}`)).toBe('404 not found')
})

it('with a certificate it speaks HTTP/2 and says to come back by TLS', async () => {
  const root = release('one', ['index.html'])
  const [certificate, key] = ['c.pem', 'k.pem'].map((file) => path.join(folder, file)) as [string, string]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const files = ['-keyout', key, '-out', certificate]
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...files, ...subject],
    {
      stdio: 'ignore',
    },
  )
  const port = await freePort()
  const tls = { certificate, key }
  nginx = await startNginx((listen) =>
    nginxConfigFor(root, { listen: `127.0.0.1:${port}`, root, name: 'localhost', tls }).replace(
      'listen 127.0.0.1:80;',
      `listen ${listen};`,
    ),
  )
  const plain = await fetch(`${nginx.url}/x/?a=1`, { redirect: 'manual' })
  expect([plain.status, plain.headers.get('location')]).toEqual([301, `https://127.0.0.1:${port}/x/?a=1`])
  const { connect } = await import('node:http2')
  const session = connect(`https://localhost:${port}`, { ca: readFileSync(certificate) })
  const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
    session.on('error', reject)
    session.request({ ':path': '/' }).on('response', resolve).on('error', reject)
  })
  session.close()
  expect([headers[':status'], headers['strict-transport-security']]).toEqual([200, 'max-age=31536000'])
})
