import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startDevServer } from './dev-server'

describe('startDevServer', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'dev-server-'))
  afterAll(() => rmSync(root, { recursive: true }))

  it('tells of a server that ends by itself, with what it said', async () => {
    const server = await startDevServer(root) // no site of Gatsby
    await expect(server.died).rejects.toThrow(/has ended with 1\. It said:\n[^]*gatsby/i)
    await server.end()
  })
})
