import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CreateDevServerArgs } from 'gatsby'
import { mistakesPath } from '../../shared/dev-mistakes'
import { decodePath, markdownPath } from '../../shared/paths'
import { streamMistakes } from './dev-mistakes'
import { markdownPages } from '../outputs/markdown-pages'
import { readModel } from './read-model'
import { redirectsOf } from '../model/redirects'

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Makes the dev server query a page when it changes, not when it is asked for: all pages take a second, and one that is
 * asked for at the moment a run ends would wait 15 seconds and come as it was (Gatsby 5.16, utils/get-page-data.js).
 * Gatsby does the same by itself where it runs as a test. The price: in the second in which a server with an empty cache
 * writes all pages' data, a page that is asked for is not found.
 */
export function queryAhead(): void {
  delete process.env.GATSBY_QUERY_ON_DEMAND
}

/**
 * What the dev server answers besides pages, from the model as it is now: Markdown twins, what
 * describes the services for programs, old addresses, and the content's mistakes.
 */
export function serveOutputs(args: CreateDevServerArgs): void {
  const app = args.app as { use: (handler: Handler) => void }
  app.use((request, response, next) => {
    const path = decodePath((request.url ?? '').replace(/\?.*/, ''))
    if (path === mistakesPath) return streamMistakes(response)
    const model = readModel(args)
    if (!model) return next()
    const site = { ...model, images: new Map() }
    const redirect = redirectsOf(site.docs).find(({ from }) => from === path)
    if (redirect) return response.writeHead(302, { location: encodeURI(redirect.to) }).end()
    const document = site.documents.find((one) => one.path === path)
    if (document) return response.writeHead(200, { 'content-type': 'application/json' }).end(document.text)
    const page = path.endsWith('.md') && markdownPages(site).find((one) => markdownPath(one.path) === path)
    if (!page) return next()
    return response.writeHead(200, { 'content-type': 'text/markdown; charset=utf-8' }).end(page.print())
  })
}
