import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { browserArguments, findBrowser } from './browser'

/**
 * `npm run bench:dev [-- 7]`: how long an author waits, in milliseconds: from the start of the dev server to the first
 * page (with an empty cache, and with that of the last time), and from saving an edit to seeing it in the open browser,
 * the median of so many edits. It works on a copy of the project.
 */
const edits = Number(process.argv[2] ?? 7)
const root = path.resolve('.bench/dev')
const edited = { path: '/docs/protocol/consensus/', file: 'content/docs/protocol/consensus.mdx' }
/** More than a slow machine needs; afterwards something is wrong. */
const patience = 300_000

/** Makes a copy of the project that has never been started. */
function prepare() {
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  const roots = readdirSync('.').filter((name) => /^gatsby-.*\.tsx?$/.test(name))
  for (const name of ['src', 'static', 'content', 'package.json', 'tsconfig.json', ...roots])
    cpSync(name, path.join(root, name), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
}

/** Starts the dev server, in a group of processes of its own. */
function start(port: number): ChildProcess {
  const command = [path.resolve('node_modules/.bin/gatsby'), 'develop', '--port', String(port)]
  return spawn(process.execPath, command, { cwd: root, stdio: 'ignore', detached: true })
}

/** Ends a server with all its processes. */
const end = (server: ChildProcess) =>
  new Promise((resolve) => {
    server.on('exit', resolve)
    process.kill(-server.pid!, 'SIGTERM')
  })

/** Opens the page as soon as the server answers, and waits until React has taken over. */
async function open(page: Page, address: string) {
  for (const since = performance.now(); performance.now() - since < patience;) {
    if (await page.goto(address, { timeout: patience }).catch(() => null)) break
    await page.waitForTimeout(100)
  }
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true', null, {
    timeout: patience,
  })
}

/** Saves an edit; milliseconds until the open page shows it. */
async function timeEdit(page: Page, count: number): Promise<number> {
  const file = path.join(root, edited.file)
  const words = `This is edit number ${count}.`
  const text = readFileSync(file, 'utf8').replace(/\n\nThis is edit number \d+\.\n$/, '')
  const since = performance.now()
  writeFileSync(file, `${text}\n\n${words}\n`)
  await page.getByText(words).waitFor({ timeout: patience })
  const passed = performance.now() - since
  // The server has more to do than what is seen; the next edit shall not wait for it.
  await page.waitForTimeout(3000)
  return passed
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

const print = (what: string, time: number) => console.log(`${what.padEnd(48)}${Math.round(time)} ms`)

/** One start of the server: time to the first page, then what is measured on that page. */
async function session(what: string, page: Page, measure: () => Promise<void> = async () => {}) {
  const port = await freePort()
  const since = performance.now()
  const server = start(port)
  try {
    await open(page, `http://localhost:${port}${edited.path}`)
    print(`start to first page, ${what}`, performance.now() - since)
    await measure()
  } finally {
    await end(server)
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

async function main() {
  prepare()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  try {
    const page = await browser.newPage()
    await session('empty cache', page)
    await session('cache of the last time', page, async () => {
      await page.waitForTimeout(5000)
      const times: number[] = []
      for (let count = 1; count <= edits; count++) times.push(await timeEdit(page, count))
      print(`edit to visible, median of ${edits}`, median(times))
      print('edit to visible, slowest', Math.max(...times))
    })
  } finally {
    await browser.close()
    rmSync(root, { recursive: true, force: true })
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
