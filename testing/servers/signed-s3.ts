import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SignatureV4 } from '@smithy/signature-v4'
import { Sha256 } from '../fixtures/sha256'

/** The one key that the server knows. */
export const knownKey = { accessKeyId: 'LOCALKEY', secretAccessKey: 'local/secret+key' }
const region = 'q-world-1'

interface Received {
  method: string
  url: URL
  headers: Record<string, string>
  body: Buffer
}

async function receive(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const headers = request.headers as Record<string, string>
  return {
    method: request.method!,
    url: new URL(`http://${headers.host}${request.url}`),
    headers,
    body: Buffer.concat(chunks),
  }
}

/** "20260301T120000Z" as a date. */
const dateOf = (time: string) =>
  new Date(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/** Whether a request carries the signature that the SDK's signer makes for what has arrived. */
async function isSigned({ method, url, headers, body }: Received): Promise<boolean> {
  const query = Object.fromEntries(url.searchParams)
  const inAddress = query['X-Amz-Signature']
  const names = (
    inAddress ? query['X-Amz-SignedHeaders'] : /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1]
  )?.split(';')
  if (!names?.includes('host')) return false
  const signer = new SignatureV4({
    service: 's3',
    region,
    credentials: knownKey,
    sha256: Sha256,
    uriEscapePath: false,
  })
  const signed = {
    method,
    protocol: url.protocol,
    hostname: url.hostname,
    path: url.pathname,
    headers: Object.fromEntries(names.map((name) => [name, headers[name] ?? ''])),
  }
  if (!inAddress) {
    const signingDate = dateOf(headers['x-amz-date'] ?? '')
    const made = await signer.sign({ ...signed, query, body }, { signingDate })
    return made.headers.authorization === headers.authorization
  }
  const plain = Object.entries(query).filter(([name]) => !name.startsWith('X-Amz-'))
  const made = await signer.presign(
    { ...signed, query: Object.fromEntries(plain), body: { pipe: () => undefined } as never },
    {
      signingDate: dateOf(query['X-Amz-Date']!),
      expiresIn: Number(query['X-Amz-Expires']),
      unhoistableHeaders: new Set(names),
    },
  )
  return made.query?.['X-Amz-Signature'] === inAddress
}

/** What buckets hold: objects by their keys. */
type Buckets = Map<string, Map<string, Buffer>>

interface Reply {
  status: number
  body?: string | Buffer
}

const failure = (status: number, code: string): Reply => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`,
})

function act(buckets: Buckets, { method, url, body }: Received): Reply {
  const name = url.hostname.replace(/\.?localhost$/, '')
  const key = decodeURIComponent(url.pathname.slice(1))
  const objects = buckets.get(name)
  if (method === 'PUT' && !key) {
    if (!objects) buckets.set(name, new Map())
    return { status: 200 }
  }
  if (!objects) return failure(404, 'NoSuchBucket')
  if (method === 'PUT') {
    objects.set(key, body)
    return { status: 200 }
  }
  if (method === 'DELETE') return objects.delete(key) ? { status: 204 } : { status: 204 }
  if (key) return objects.has(key) ? { status: 200, body: objects.get(key)! } : failure(404, 'NoSuchKey')
  const prefix = url.searchParams.get('prefix') ?? ''
  const keys = [...objects.keys()].filter((one) => one.startsWith(prefix))
  return {
    status: 200,
    body: `<ListBucketResult><KeyCount>${keys.length}</KeyCount>${keys.map((one) => `<Contents><Key>${one}</Key></Contents>`).join('')}</ListBucketResult>`,
  }
}

/** A server that speaks as much S3 as tests want, below `*.localhost`; it refuses what is not signed with its key. */
export async function startSignedS3() {
  const buckets: Buckets = new Map()
  const server = createServer((request, response) => {
    void receive(request).then(async (received) => {
      // Browsers ask first.
      const allowed = {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': received.headers['access-control-request-headers'] ?? '*',
        'Access-Control-Allow-Methods': 'GET, PUT, POST, DELETE, HEAD',
        'Access-Control-Expose-Headers': '*',
      }
      if (received.method === 'OPTIONS') return response.writeHead(204, allowed).end()
      const { status, body } = (await isSigned(received))
        ? act(buckets, received)
        : failure(403, 'SignatureDoesNotMatch')
      response
        .writeHead(status, { ...allowed, 'Content-Type': 'application/xml', 'x-amz-request-id': 'LOCAL' })
        .end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://localhost:${port}`,
    /** What pages may send to, so that all its buckets are reached. */
    sendsTo: [`http://localhost:${port}`, `http://*.localhost:${port}`],
    region,
    buckets,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
