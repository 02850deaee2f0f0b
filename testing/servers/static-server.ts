import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Readable } from 'node:stream'
import sirv from 'sirv'
import { contentType } from '../../src/publish/content-types'
import {
  basePathOf,
  headersFolders,
  headersOf,
  notFoundPageOf,
  parseHeadersFile,
} from '../../src/publish/host-files'
import { decodePath } from '../../src/shared/paths'

/** A server of a built site, at work. */
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
 * Serves a built site as a static host does, at the path that it was built for: files as they are with the headers of
 * `_headers`, 404.html for the rest.
 * @throws when the folder holds no built site, or when the port is taken
 */
export async function startServer(folder: string, { port = 0, redirects = true }: StaticServerOptions = {}) {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`)
  const serveFile = sirv(folder, { etag: true, extensions: ['html'], dev: true, setHeaders: setType })
  const server = createServer((request, response) => {
    // A file may go away between being found and being read, as while the site is built: its answer alone breaks off.
    response.on('pipe', (file: Readable) => file.once('error', () => response.destroy()))
    const { pathname, search } = new URL(`http://localhost${request.url}`)
    // Read each time: the site may have been built anew meanwhile.
    const headers = readFileSync(path.join(folder, '_headers'), 'utf8')
    const rules = parseHeadersFile(headers)
    const base = basePathOf(rules)
    response.setHeaders(new Map(Object.entries(headersOf(rules, pathname))))
    const sendNotFound = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
      const page = notFoundPageOf(pathname.slice(base.length), headersFolders(headers, base))
      response.end(readFileSync(path.join(folder, page)))
    }
    // The site's path without its slash leads to the site.
    if (!`${pathname}/`.startsWith(base)) return sendNotFound()
    const below = pathname.slice(base.length - 1).replace(/^\/+/, '/')
    const page = redirects ? pageOf(folder, decodePath(below)) : null
    if (page) {
      response.writeHead(301, { location: base + encodeURI(page.slice(1)) + search }).end()
      return
    }
    request.url = (below || '/') + search
    serveFile(request, response, sendNotFound)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(refused(error, port))
    })
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => closeServer(server),
  } satisfies StaticServer
}

/** What is told of a port that can't be had. */
export function refused(error: NodeJS.ErrnoException, port: number): Error {
  const other = (free: number) => `PORT=${free} npm run serve.`
  if (error.code === 'EADDRINUSE')
    return new Error(
      `Another program has the port ${port}. Stop it, or take another one: ${other(port < 65535 ? port + 1 : 9000)}`,
    )
  if (error.code === 'EACCES')
    return new Error(`The port ${port} is for the system's own programs. Take one from 1024: ${other(9000)}`)
  return error
}

/** Sends the type that every host shall send; a page's address has no ending that tells it, and sirv knows it. */
function setType(response: ServerResponse, pathname: string) {
  const type = contentType(pathname)
  if (type !== 'application/octet-stream') response.setHeader('content-type', type)
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
