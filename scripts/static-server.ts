import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sirv from 'sirv'
import { caching, parseHeadersFile } from '../src/build/delivery/host-files'

export interface StaticServer {
  /** Address without a trailing slash: "http://localhost:9000" */
  url: string
  close: () => Promise<void>
}

interface StaticServerOptions {
  /** 0 lets the system choose. */
  port?: number
  /** Whether paths that end otherwise (".html", no slash) are redirected, as good hosts do. */
  redirects?: boolean
}

/**
 * Serves a built site as a static host does: files as they are with the headers of `_headers`, 404.html for the rest.
 * @throws when the folder holds no built site, or when the port is taken
 */
export async function startServer(folder: string, { port = 0, redirects = true }: StaticServerOptions = {}) {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`)
  const serveFile = sirv(folder, { etag: true, extensions: ['html'], dev: true })
  const notFound = readFileSync(path.join(folder, '404.html'))
  const headersOf = readHeaders(folder)
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    response.setHeaders(new Map(Object.entries(headersOf(pathname))))
    const page = redirects ? pageOf(folder, decodeURI(pathname)) : null
    if (page) {
      response.writeHead(301, { location: encodeURI(page) + search }).end()
      return
    }
    serveFile(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(notFound)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => closeServer(server),
  } satisfies StaticServer
}

/** The headers of an answer by its path, from the site's `_headers`; what no rule says is left to the host. */
function readHeaders(folder: string) {
  const rules = parseHeadersFile(readFileSync(path.join(folder, '_headers'), 'utf8'))
  return (pathname: string): Record<string, string> =>
    Object.assign(
      { 'Cache-Control': caching.revalidate },
      ...rules.filter(({ prefix }) => pathname.startsWith(prefix)).map(({ headers }) => headers),
    ) as Record<string, string>
}

/** The page that a path means but does not say; null where it says it. */
function pageOf(folder: string, pathname: string): string | null {
  if (pathname === '/404.html') return null
  const plain = pathname.replace(/(?:\/index)?\.html$/, '')
  const page = plain.endsWith('/') ? plain : `${plain}/`
  return page !== pathname && existsSync(path.join(folder, page, 'index.html')) ? page : null
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
