import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Page } from 'playwright-core'
import { freePort } from '../servers/free-port'

/** More than a slow machine needs, in milliseconds; afterwards something is wrong. */
export const patience = 300_000

/** A dev server at work. */
export interface DevServer {
  url: string
  /** Rejected when the server ends by itself, with the last lines that it printed; never fulfilled. */
  died: Promise<never>
  end: () => Promise<unknown>
}

/** Lines of a server's output that say why it has ended. */
const lastLines = 30

/** Starts the dev server of a copy of the project, in a group of processes of its own. */
export async function startDevServer(root: string): Promise<DevServer> {
  const port = await freePort()
  const command = [path.resolve('node_modules/.bin/gatsby'), 'develop', '--port', String(port)]
  const server = spawn(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let lines: string[] = []
  for (const stream of [server.stdout, server.stderr])
    createInterface(stream).on('line', (line) => (lines = [...lines, line].slice(-lastLines)))
  const died = new Promise<never>((_, reject) => {
    server.on('close', (code, signal) =>
      reject(
        new Error(
          `The dev server in ${root} has ended with ${code ?? signal}. It said:\n${lines.join('\n')}`,
        ),
      ),
    )
  })
  died.catch(() => {}) // told to whoever waits for a page, not where it is ended on purpose
  return { url: `http://localhost:${port}`, died, end: () => end(server) }
}

/** Ends a server with all its processes. */
const end = (server: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve()
    server.on('exit', () => resolve())
    process.kill(-server.pid!, 'SIGTERM')
  })

/**
 * Opens a page as soon as the server has its data, and waits until it is hydrated and the server can tell it of edits.
 * @throws when the server ends meanwhile, with what it said
 */
export const openPage = (page: Page, { url, died }: DevServer, address: string) =>
  Promise.race([died, arrive(page, url, address)])

async function arrive(page: Page, url: string, address: string) {
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
  // Listened to from its beginning: a frame may come before the page is hydrated, and no other for half a minute.
  const greeting = page
    .waitForEvent('websocket', { timeout: patience })
    .then((socket) => socket.waitForEvent('framereceived', { timeout: patience }))
  const open = async () => {
    await page.goto(url + address, { timeout: patience })
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true', null, {
      timeout: patience,
    })
  }
  await Promise.all([greeting, open()])
}
