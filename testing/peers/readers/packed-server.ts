import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sirv from 'sirv'
import type { StaticServer } from '../../servers/static-server'

/** Names of files that tell what is in them: `app-1f3a9c0e.js`. Browsers may keep those for good. */
const hashed = /[._~-](?=[\w-]*\d)[\w-]{7,}\.(?:js|css|json|woff2?|png|jpe?g|webp|svg|wasm)$/

/** How long a file may be kept, by its address. */
export const cacheControl = (address: string): string =>
  hashed.test(address) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate'

/**
 * Serves a packed copy of any built site: the same server for all generators, with the headers that a good host sends and
 * none of a site's own.
 */
export async function startPackedServer(folder: string): Promise<StaticServer & { port: number }> {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    extensions: ['html'],
    setHeaders: (response, address) => response.setHeader('cache-control', cacheControl(address)),
  })
  const server = createServer((request, response) => serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return { url: `http://localhost:${port}`, port, close }
}
