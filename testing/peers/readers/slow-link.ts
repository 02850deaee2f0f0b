import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StaticServer } from '../../servers/static-server'

/** A connection that readers have. */
export interface Link {
  /** What passes between a request and the begin of its answer, in milliseconds. */
  delay: number
  /** What comes down in a millisecond, of all answers together. */
  bytesPerMillisecond: number
}

/** What Lighthouse and others call slow 4G: 150 ms, 1.6 Mbit/s. */
export const slow4G: Link = { delay: 150, bytesPerMillisecond: 1_600_000 / 8 / 1000 }

/** What is sent at a time: answers that come down together share the link. */
const portion = 4096

/** Sends what comes from a server to a browser, no faster than the link that all connections share. */
function pacer({ bytesPerMillisecond }: Link) {
  let free = 0
  return async (from: Socket, to: Socket) => {
    for await (const chunk of from as AsyncIterable<Buffer>)
      for (let start = 0; start < chunk.length; start += portion) {
        const part = chunk.subarray(start, start + portion)
        free = Math.max(free, performance.now()) + part.length / bytesPerMillisecond
        await sleep(free - performance.now())
        if (to.destroyed) return
        to.write(part)
      }
    to.end()
  }
}

/**
 * A slow link to a server of this machine. It slows down whatever asks, web workers as well, which the browser's own
 * slowness leaves out.
 */
export async function startSlowLink(port: number, link: Link): Promise<StaticServer> {
  const sockets = new Set<Socket>()
  const pace = pacer(link)
  const server = createServer((browser) => {
    const upstream = connect(port, '127.0.0.1')
    for (const socket of [browser, upstream]) {
      sockets.add(socket)
      socket.setNoDelay().on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    browser.on('data', (request) => setTimeout(() => upstream.write(request), link.delay))
    browser.on('close', () => upstream.destroy())
    pace(upstream, browser).catch(() => browser.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
