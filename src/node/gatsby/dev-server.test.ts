import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CreateDevServerArgs } from 'gatsby'
import { loadFixture } from '../../../testing/fixtures/load-fixture'
import { buildSiteModel, type SiteModel } from '../model/site-model'
import { serveOutputs } from './dev-server'

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** What the dev server answers for an address, while its model is this one. */
function answerTo(url: string, model: SiteModel | undefined) {
  let handle: Handler = () => {}
  const app = { use: (handler: Handler) => (handle = handler) }
  serveOutputs({ app, basePath: '' } as unknown as CreateDevServerArgs, () => model)
  const end = jest.fn()
  const response = { writeHead: jest.fn(() => ({ end })) }
  const next = jest.fn()
  handle({ url } as IncomingMessage, response as unknown as ServerResponse, next)
  const [text] = (end.mock.calls[0] ?? []) as string[]
  return { head: response.writeHead.mock.calls[0] as unknown, text, isPage: next.mock.calls.length > 0 }
}

const modelOf = async (fixture: string) => buildSiteModel(await loadFixture(fixture))

it('leads from an old address to the page', async () => {
  const { head } = answerTo('/docs/guide/get-example/?a=1', await modelOf('good'))
  expect(head).toEqual([302, { location: '/docs/guide/install/' }])
})

it('writes the Markdown of a page', async () => {
  const { text } = answerTo('/docs/guide/install.md', await modelOf('good'))
  expect(text).toContain('# Installing')
})

it('leaves all else to Gatsby', async () => {
  const page = { head: undefined, text: undefined, isPage: true }
  expect(answerTo('/docs/guide/install/', await modelOf('good'))).toEqual(page)
  expect(answerTo('/docs/guide/nothing.md', await modelOf('good'))).toEqual(page)
})

it('leaves everything to Gatsby before there is a model, and while the settings have a mistake, which that shows', async () => {
  expect(answerTo('/docs/guide/install.md', undefined).isPage).toBe(true)
  expect(answerTo('/docs/guide/install.md', await modelOf('bad-settings')).isPage).toBe(true)
})
