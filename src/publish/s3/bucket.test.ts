import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { s3Environment, type S3Server } from '../../../testing/servers/s3-server'
import { openStore } from './bucket'
import { explain } from './explain'

let silent: Server
const before = process.env
beforeEach(async () => {
  silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  process.env = { ...before, ...s3Environment({ url } as S3Server), AWS_MAX_ATTEMPTS: '1' }
})
afterEach(async () => {
  process.env = before
  silent.closeAllConnections()
  await new Promise((resolve) => silent.close(resolve))
})

it('a store that takes a request and says nothing is given up, and told as that', async () => {
  const error: unknown = await openStore('site', '', { connectionTimeout: 100, socketTimeout: 100 })
    .list()
    .catch((reason: unknown) => reason)
  expect(explain(error, 'site')).toBe(
    'The endpoint does not answer (ETIMEDOUT). Try again later, or check AWS_ENDPOINT_URL.',
  )
})
