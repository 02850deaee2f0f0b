import type { Page } from 'playwright-core'
import { withBrowser } from '../testing/browser/launch'
import { openPage, patience, startDevServer } from '../testing/projects/dev-server'
import { makeTrialCopy, type TrialCopy } from '../testing/projects/trial-copy'
import { median } from '../testing/quantile'
import { runCommand, wholeNumber } from './command'

/** The page that is edited, and its file. */
const edited = { path: '/docs/protocol/consensus/', file: 'content/docs/protocol/consensus.mdx' }

/** Saves an edit; milliseconds until the open page shows it. */
async function timeEdit(copy: TrialCopy, page: Page, count: number): Promise<number> {
  const words = `This is edit number ${count}.`
  const since = performance.now()
  copy.edit(edited.file, (text) => `${text.replace(/\n\nThis is edit number \d+\.\n$/, '')}\n\n${words}\n`)
  await page.getByText(words).waitFor({ timeout: patience })
  const passed = performance.now() - since
  // The server has more to do than what is seen, the search's indexes; the next edit shall not wait for it.
  await page.waitForTimeout(5000)
  return passed
}

const print = (what: string, time: number) => console.log(`${what.padEnd(48)}${Math.round(time)} ms`)

/** One start of the server: time to the first page, then what is measured on that page. */
async function session(copy: TrialCopy, what: string, page: Page, measure = async () => {}) {
  const since = performance.now()
  const server = await startDevServer(copy.root)
  try {
    await openPage(page, server, edited.path)
    print(`start to first page, ${what}`, performance.now() - since)
    await measure()
  } finally {
    await server.end()
  }
}

/**
 * How long an author waits, in milliseconds: from the start of the dev server to the first page (with an empty cache,
 * and with that of the last time), and from saving an edit to seeing it in the open browser.
 */
async function bench(edits: number) {
  const copy = makeTrialCopy('dev')
  try {
    await withBrowser(async (browser) => {
      const page = await browser.newPage()
      await session(copy, 'empty cache', page)
      await session(copy, 'cache of the last time', page, async () => {
        await page.waitForTimeout(5000)
        const times: number[] = []
        for (let count = 1; count <= edits; count++) times.push(await timeEdit(copy, page, count))
        print(`edit to visible, median of ${edits}`, median(times))
        print('edit to visible, slowest', Math.max(...times))
      })
    })
  } finally {
    copy.remove()
  }
}

void runCommand({
  usage: 'npm run bench:dev [-- 7], the number of edits that are timed',
  words: 1,
  run: (_, [edits = '7']) => bench(wholeNumber(edits)),
})
