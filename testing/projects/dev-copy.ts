import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import type { Page } from 'playwright-core'

/** Where the copy stands that the dev server is tried on. */
const root = path.resolve('.bench/dev')

/** More than a slow machine needs, in milliseconds; afterwards something is wrong. */
export const patience = 300_000

/** Makes a copy of the project that has never been started. */
export function makeCopy() {
  removeCopy()
  mkdirSync(root, { recursive: true })
  const roots = readdirSync('.').filter((name) => /^gatsby-.*\.tsx?$/.test(name))
  for (const name of ['src', 'static', 'content', 'package.json', 'tsconfig.json', ...roots])
    cpSync(name, path.join(root, name), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
}

export const removeCopy = () => rmSync(root, { recursive: true, force: true })

/** A file of the copy. */
export const inCopy = (file: string) => path.join(root, file)

/**
 * Changes a file of the copy as an author would.
 * @returns what undoes it
 * @throws Error where nothing was changed
 */
export function edit(file: string, change: (text: string) => string): () => void {
  const before = readFileSync(inCopy(file), 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`The edit changes nothing in ${file}.`)
  writeFileSync(inCopy(file), after)
  return () => writeFileSync(inCopy(file), before)
}

/** The dev server of the copy, at work. */
export interface DevServer {
  url: string
  end: () => Promise<unknown>
}

/** Starts the dev server, in a group of processes of its own. */
export async function startDevServer(): Promise<DevServer> {
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

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
