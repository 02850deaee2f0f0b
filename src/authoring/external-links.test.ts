import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { believed, checkExternalLinks, externalLinks, type Answer } from './external-links'

let server: Server
let asked: string[]
let open = 0
let mostOpen = 0
const at = (path: string) => `http://localhost:${(server.address() as AddressInfo).port}${path}`
const links = (...paths: string[]) => paths.map((path) => ({ url: at(path), files: ['content/docs/a.mdx'] }))

beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server = createServer(({ method, url }, response) => {
        asked.push(`${method} ${url}`)
        mostOpen = Math.max(mostOpen, ++open)
        response.on('close', () => open--)
        const noHead = url === '/no-head' && method === 'HEAD'
        const answer = () => response.writeHead(noHead ? 405 : url === '/gone' ? 404 : 200).end()
        setTimeout(answer, url?.startsWith('/slow') ? 100 : 0)
      }).listen(0, resolve)
    }),
)
afterAll(() => server.close())
beforeEach(() => (asked = []))

it('finds the links and sources of pages, each once, without anchors; links within the site are not meant', () => {
  const content = {
    tag: 'p',
    children: [
      { tag: 'a', props: { href: 'https://a.org/x#y' } },
      { tag: 'a', props: { href: '/docs/' } },
      { tag: 'a', props: { href: 'mailto:a@a.org' } },
    ],
  }
  const docs = [
    { file: 'a.mdx', content, sources: [{ title: 'B', url: 'https://b.org/' }] },
    { file: 'b.mdx', content, sources: [] },
  ]
  expect(externalLinks(docs as never)).toEqual([
    { url: 'https://a.org/x', files: ['content/docs/a.mdx', 'content/docs/b.mdx'] },
    { url: 'https://b.org/', files: ['content/docs/a.mdx'] },
  ])
})

it('tells what is gone, and asks for the whole page where a server gives no head', async () => {
  const mistakes = await checkExternalLinks(links('/there', '/no-head', '/gone'), {})
  expect(mistakes).toMatchObject([{ file: 'content/docs/a.mdx', message: `${at('/gone')} answers 404.` }])
  expect(asked).toContain('GET /no-head')
})

it('tells why a server can not be asked', async () => {
  const [mistake] = await checkExternalLinks([{ url: 'http://localhost:1/', files: ['f'] }], {})
  expect(mistake?.message).toMatch(/answers (ECONNREFUSED|bad port|fetch failed)/)
})

it('asks for addresses however they are written', async () => {
  const origin = at('')
  const urls = [origin, at('/?a=1&copy=2'), at('/a b'), 'http://']
  const mistakes = await checkExternalLinks(
    urls.map((url) => ({ url, files: ['f'] })),
    {},
  )
  expect(mistakes.map(({ message }) => message)).toEqual(['http:// answers nothing.'])
  expect(asked.sort()).toEqual(['HEAD /', 'HEAD /?a=1&copy=2', 'HEAD /a%20b'])
})

it('asks for many addresses, but not for all at once', async () => {
  const paths = Array.from({ length: 50 }, (_, number) => `/slow/${number}`)
  expect(await checkExternalLinks(links(...paths), {})).toEqual([])
  expect(asked).toHaveLength(50)
  expect(mostOpen).toBeGreaterThan(5)
  expect(mostOpen).toBeLessThanOrEqual(20)
})

it('believes a good answer for a week, and a bad one never', async () => {
  const answers: Record<string, Answer> = {}
  let now = 0
  const check = () => checkExternalLinks(links('/there', '/gone'), answers, () => now)
  await check()
  asked = []
  now = believed - 1
  await check()
  expect(asked).toEqual(['HEAD /gone', 'GET /gone'])
  now = believed
  await check()
  expect(asked).toContain('HEAD /there')
})
