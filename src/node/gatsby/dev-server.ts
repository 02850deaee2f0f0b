import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CreateDevServerArgs } from 'gatsby'
import { mistakesPath } from '../../shared/dev-mistakes'
import { decodePath, markdownPath } from '../../shared/paths'
import { streamMistakes } from './dev-mistakes'
import { markdownPages } from '../outputs/markdown-pages'
import { redirectsOf } from '../model/redirects'
import type { SiteModel } from '../model/site-model'

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
 * @param modelNow the last model. Gatsby's store has it, too, but reads it from disk, which each of a page's requests would wait for
 */
export function serveOutputs(args: CreateDevServerArgs, modelNow: () => SiteModel | undefined): void {
  const app = args.app as { use: (handler: Handler) => void }
  app.use((request, response, next) => {
    const path = decodePath((request.url ?? '').replace(/\?.*/, ''))
    if (path === mistakesPath) return streamMistakes(response)
    const model = modelNow()
    if (!model?.settings) return next()
    const redirect = redirectsOf(model.docs).find(({ from }) => from === path)
    if (redirect) return response.writeHead(302, { location: encodeURI(redirect.to) }).end()
    const document = model.documents.find((one) => one.path === path)
    if (document) return response.writeHead(200, { 'content-type': 'application/json' }).end(document.text)
    if (!path.endsWith('.md')) return next()
    const site = { ...model, settings: model.settings, basePath: args.basePath, images: new Map() }
    const page = markdownPages(site).find((one) => markdownPath(one.path) === path)
    if (!page) return next()
    return response.writeHead(200, { 'content-type': 'text/markdown; charset=utf-8' }).end(page.print())
  })
}
