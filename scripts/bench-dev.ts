import { chromium, type Page } from 'playwright-core'
import { browserArguments, findBrowser } from '../testing/browser/find-browser'
import { edit, makeCopy, openPage, patience, removeCopy, startDevServer } from '../testing/projects/dev-copy'

/**
 * `npm run bench:dev [-- 7]`: how long an author waits, in milliseconds: from the start of the dev server to the first
 * page (with an empty cache, and with that of the last time), and from saving an edit to seeing it in the open browser,
 * the median of so many edits. It works on a copy of the project.
 */
const edits = Number(process.argv[2] ?? 7)
const edited = { path: '/docs/protocol/consensus/', file: 'content/docs/protocol/consensus.mdx' }

/** Saves an edit; milliseconds until the open page shows it. */
async function timeEdit(page: Page, count: number): Promise<number> {
  const words = `This is edit number ${count}.`
  const since = performance.now()
  edit(edited.file, (text) => `${text.replace(/\n\nThis is edit number \d+\.\n$/, '')}\n\n${words}\n`)
  await page.getByText(words).waitFor({ timeout: patience })
  const passed = performance.now() - since
  // The server has more to do than what is seen, the search's indexes; the next edit shall not wait for it.
  await page.waitForTimeout(5000)
  return passed
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

const print = (what: string, time: number) => console.log(`${what.padEnd(48)}${Math.round(time)} ms`)

/** One start of the server: time to the first page, then what is measured on that page. */
async function session(what: string, page: Page, measure: () => Promise<void> = async () => {}) {
  const since = performance.now()
  const server = await startDevServer()
  try {
    await openPage(page, server.url, edited.path)
    print(`start to first page, ${what}`, performance.now() - since)
    await measure()
  } finally {
    await server.end()
  }
}

async function main() {
  makeCopy()
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
    removeCopy()
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
