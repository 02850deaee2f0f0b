import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { headersFile } from '../../src/publish/host-files'
import { refused, startServer, type StaticServer } from './static-server'

let folder: string
let server: StaticServer | undefined
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'served-'))
  for (const file of ['index.html', 'docs/index.html', '404.html']) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), file)
  }
})
afterEach(async () => {
  await server?.close()
  rmSync(folder, { recursive: true })
})

/** Serves a site that was built for a path, and says what is answered at addresses. */
async function ask(base: string, addresses: string[], folders: string[] = []) {
  writeFileSync(path.join(folder, '_headers'), headersFile([], base, { folders }))
  server = await startServer(folder)
  const { url } = server
  return Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(url + address, { redirect: 'manual' })
      return `${address} ${response.status} ${response.headers.get('location') ?? (await response.text())}`
    }),
  )
}

it('a site is served at the path that it was built for', async () => {
  expect(await ask('/x/', ['/x', '/x/', '/x/docs?a=1', '/x/docs/', '/x/none/', '/docs/', '/'])).toEqual([
    '/x 301 /x/',
    '/x/ 200 index.html',
    '/x/docs?a=1 301 /x/docs/?a=1',
    '/x/docs/ 200 docs/index.html',
    '/x/none/ 404 404.html',
    '/docs/ 404 404.html',
    '/ 404 404.html',
  ])
})

it('at the root of the host as well', async () => {
  expect(await ask('/', ['/', '/docs', '/docs/', '/none'])).toEqual([
    '/ 200 index.html',
    '/docs 301 /docs/',
    '/docs/ 200 docs/index.html',
    '/none 404 404.html',
  ])
})

it('an address with two slashes at its start names no other host, and one that can’t be decoded stops nothing', async () => {
  expect(await ask('/', ['//docs', '//docs/', '//none%', '/none%', '/'])).toEqual([
    '//docs 301 /docs/',
    '//docs/ 200 docs/index.html',
    '//none% 404 404.html',
    '/none% 404 404.html',
    '/ 200 index.html',
  ])
})

it('what is missing in a language is answered in it', async () => {
  const folders = ['ar/', 'ar/1.0/']
  for (const edition of folders) {
    mkdirSync(path.join(folder, edition), { recursive: true })
    writeFileSync(path.join(folder, edition, '404.html'), `404.html of ${edition}`)
  }
  expect(await ask('/x/', ['/x/ar/none/', '/x/ar/1.0/none/', '/x/arx/', '/ar/none/'], folders)).toEqual([
    '/x/ar/none/ 404 404.html of ar/',
    '/x/ar/1.0/none/ 404 404.html of ar/1.0/',
    '/x/arx/ 404 404.html',
    '/ar/none/ 404 404.html',
  ])
})

it('a file that goes away between being found and being read ends its own answer, and the server goes on', async () => {
  // A socket is found like any file, and can't be opened like one.
  const socket = createServer().listen(path.join(folder, 'gone.js'))
  await expect(ask('/', ['/gone.js'])).rejects.toThrow('fetch failed')
  expect((await fetch(`${server!.url}/docs/`)).status).toBe(200)
  socket.close()
})

it.each([
  [
    'EADDRINUSE',
    65535,
    'Another program has the port 65535. Stop it, or take another one: PORT=9000 npm run serve.',
  ],
  [
    'EACCES',
    80,
    "The port 80 is for the system's own programs. Take one from 1024: PORT=9000 npm run serve.",
  ],
])('says of a port that is refused by %s which one to take', (code, port, message) => {
  expect(refused(Object.assign(new Error('listen'), { code }), port).message).toBe(message)
})

it('says of a port that another program has how to take another', async () => {
  writeFileSync(path.join(folder, '_headers'), headersFile([], '/'))
  server = await startServer(folder)
  const port = Number(new URL(server.url).port)
  await expect(startServer(folder, { port })).rejects.toThrow(
    `Another program has the port ${port}. Stop it, or take another one: PORT=${port + 1} npm run serve.`,
  )
})
