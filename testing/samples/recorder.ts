import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { responseOf } from '../../src/api-reference/wire'
import type { Case } from './cases'

/** A request as a client has sent it. */
export interface Recorded {
  method: string
  url: URL
  headers: IncomingHttpHeaders
  body: string
}

/**
 * A proxy that stands for the network. It knows each case by the access key ID that its request is signed with, keeps
 * the request, and answers as the page does.
 */
export async function startRecorder(cases: readonly Case[]) {
  const requests = new Map<string, Recorded>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const id = /Credential=(\w+)\//.exec(headers.authorization ?? '')?.[1]
      const found = cases.find((one) => one.id === id)
      if (!found) return void response.writeHead(599).end()
      requests.set(found.id, {
        method,
        url: new URL(url),
        headers,
        body: Buffer.concat(chunks).toString(),
      })
      const answer = responseOf(found.operation, found.example)
      // The length that an example names is that of the whole object, not of what the page shows of it.
      const shown = answer.headers.filter(([name]) => !/^(content-length|date)$/i.test(name))
      response.writeHead(answer.status, Object.fromEntries(shown)).end(method === 'HEAD' ? '' : answer.body)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { address, requests, stop: () => server.close() }
}
