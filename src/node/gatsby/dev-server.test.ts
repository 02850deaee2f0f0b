import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CreateDevServerArgs } from 'gatsby'
import { serveOutputs } from './dev-server'

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** What the dev server answers for an address, while its store holds some nodes. */
function answerTo(url: string, nodes: Record<string, object[]>) {
  let handle: Handler = () => {}
  const app = { use: (handler: Handler) => (handle = handler) }
  const getNodesByType = (type: string) => nodes[type] ?? []
  serveOutputs({ app, getNodesByType, basePath: '' } as unknown as CreateDevServerArgs)
  const response = { writeHead: jest.fn(() => ({ end: jest.fn() })) }
  const next = jest.fn()
  handle({ url } as IncomingMessage, response as unknown as ServerResponse, next)
  return { head: response.writeHead.mock.calls[0] as unknown, isPage: next.mock.calls.length > 0 }
}

const site = {
  SiteSettings: [{ sidebars: {} }],
  Doc: [{ path: '/docs/a/', aliases: ['/docs/before/'] }],
}

it('leads from an old address to the page', () => {
  const { head } = answerTo('/docs/before/?a=1', site)
  expect(head).toEqual([302, { location: '/docs/a/' }])
})

it('leaves all else to Gatsby', () => {
  expect(answerTo('/docs/a/', site)).toEqual({ head: undefined, isPage: true })
})

it('leaves everything to Gatsby while the settings have a mistake, which that shows', () => {
  expect(answerTo('/docs/before/', {})).toEqual({ head: undefined, isPage: true })
})
