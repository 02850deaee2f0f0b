import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyPacked } from './compress'
import { cacheControl, startPackedServer } from './packed-server'

it.each([
  ['/assets/app.Bx3_9k2L.js', true],
  ['/app-1f3a9c0e77.css', true],
  ['/docs/run-node/', false],
  ['/page-data/docs/page-data.json', false],
  ['/search-index.json', false],
])('%s may be kept for good: %s', (address, isKept) => {
  expect(cacheControl(address).includes('immutable')).toBe(isKept)
})

describe('a built site', () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'packed-'))))
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is served packed, each page at its address', async () => {
    const [from, to] = ['built', 'served'].map((name) => path.join(folder, name)) as [string, string]
    mkdirSync(path.join(from, 'docs/a'), { recursive: true })
    mkdirSync(path.join(from, 'odd.js'))
    writeFileSync(path.join(from, 'docs/a/index.html'), 'a'.repeat(1000))
    writeFileSync(path.join(from, 'docs/b.html'), 'b'.repeat(1000))
    writeFileSync(path.join(from, 'small.txt'), 'small')
    await copyPacked(from, to)
    const server = await startPackedServer(to)
    const ask = async (address: string) => {
      const answer = await fetch(server.url + address, { headers: { 'accept-encoding': 'br' } })
      return [answer.status, answer.headers.get('content-encoding'), (await answer.text()).length]
    }
    const answers = await Promise.all(['/docs/a/', '/docs/b', '/small.txt', '/none'].map(ask))
    await server.close()
    expect(answers).toEqual([
      [200, 'br', 1000],
      [200, 'br', 1000],
      [200, null, 5],
      [404, null, 0],
    ])
  })
})
