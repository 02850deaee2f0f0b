import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { freePort } from '../servers/free-port'

/** More than a slow machine needs, in milliseconds; afterwards something is wrong. */
export const patience = 300_000

/** A dev server at work. */
export interface DevServer {
  url: string
  end: () => Promise<unknown>
}

/** Starts the dev server of a copy of the project, in a group of processes of its own. */
export async function startDevServer(root: string): Promise<DevServer> {
  const port = await freePort()
  const command = [path.resolve('node_modules/.bin/gatsby'), 'develop', '--port', String(port)]
  const server = spawn(process.execPath, command, { cwd: root, stdio: 'ignore', detached: true })
  return { url: `http://localhost:${port}`, end: () => end(server) }
}

/** Ends a server with all its processes. */
const end = (server: ChildProcess) =>
  new Promise((resolve) => {
    server.on('exit', resolve)
    process.kill(-server.pid!, 'SIGTERM')
  })

/** Opens a page as soon as the server has its data, and waits until React has taken over and the server can tell it of edits. */
export async function openPage(page: Page, url: string, address: string) {
  const data = `${url}/page-data${address}page-data.json`
  const isThere = () =>
    fetch(data).then(
      ({ ok }) => ok,
      () => false,
    )
  for (const since = performance.now(); performance.now() - since < patience;) {
    if (await isThere()) break
    await page.waitForTimeout(100)
  }
  const socket = page.waitForEvent('websocket', { timeout: patience })
  await page.goto(url + address, { timeout: patience })
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true', null, {
    timeout: patience,
  })
  await (await socket).waitForEvent('framereceived')
}
