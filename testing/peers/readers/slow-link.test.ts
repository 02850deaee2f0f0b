import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StaticServer } from '../../servers/static-server'
import { startSlowLink } from './slow-link'

let server: Server
let link: StaticServer
beforeEach(async () => {
  server = createServer((request, response) => response.end('x'.repeat(Number(request.url!.slice(1)))))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  link = await startSlowLink((server.address() as AddressInfo).port, { delay: 100, bytesPerMillisecond: 100 })
})
afterEach(async () => {
  await link.close()
  server.closeAllConnections()
  server.close()
})

/** Milliseconds until answers of so many bytes are there, all asked for at once. */
async function timeOf(...sizes: number[]) {
  const start = performance.now()
  await Promise.all(
    sizes.map(async (size) => expect((await (await fetch(`${link.url}/${size}`)).text()).length).toBe(size)),
  )
  return performance.now() - start
}

it('an answer begins after the delay', async () => expect(await timeOf(1)).toBeGreaterThanOrEqual(99))

it('it comes no faster than the link', async () => expect(await timeOf(30_000)).toBeGreaterThanOrEqual(395))

it('answers share the link', async () => expect(await timeOf(15_000, 15_000)).toBeGreaterThanOrEqual(395))
