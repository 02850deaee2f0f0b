import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import type { StaticServer } from './static-server'
import type { S3Server } from './s3-server'

/** The bucket as readers see it: S3 serves it as a website to those who ask for it by this name of a host. */
const websiteHost = (bucket: string) => `${bucket}.s3-website.amazonaws.com`

/** A host whose root is the website of a bucket. */
export async function startWebsite({ url, bucket }: S3Server): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const headers = { ...request.headers, host: websiteHost(bucket) }
    const asked = ask(url + request.url!, { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers)
      pipeline(answer, response, () => undefined)
    })
    asked.on('error', () => response.destroy())
    request.pipe(asked)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
