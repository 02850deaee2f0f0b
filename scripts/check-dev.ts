import type { Page } from 'playwright-core'
import { withBrowser } from '../testing/browser/launch'
import { changesOfFiles, edits, openAddress, type AuthorStep } from '../testing/projects/author-steps'
import { openPage, patience, startDevServer } from '../testing/projects/dev-server'
import { makeTrialCopy, type TrialCopy } from '../testing/projects/trial-copy'
import { runCommand } from './command'

/** Takes steps one after the other, and prints how long each took. */
async function take(steps: readonly AuthorStep[], page: Page, copy: TrialCopy) {
  for (const [what, run] of steps) {
    const since = performance.now()
    await run(page, copy)
    console.log(`${what.padEnd(32)}${((performance.now() - since) / 1000).toFixed(1)} s`)
  }
}

/**
 * What authors rely on in the dev server, tried on a copy of the project in a browser that stays open: edits of pages,
 * categories and variables, the search and the overlay, without a reload, and new, renamed and removed pages, without
 * a restart. It takes a minute or two, so the tests leave it out.
 */
async function check() {
  const copy = makeTrialCopy('dev')
  const server = await startDevServer(copy.root)
  try {
    await withBrowser(async (browser) => {
      const page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
      await openPage(page, server, openAddress)
      // A step takes seconds; on a machine that is busy with other work it may take over half a minute.
      page.setDefaultTimeout(patience / 4)
      const loaded = () => page.evaluate(() => performance.timeOrigin)
      const first = await loaded()
      await take(edits, page, copy)
      if ((await loaded()) !== first)
        throw new Error('The page was loaded anew: an author would lose place and state.')
      await take(changesOfFiles, page, copy)
    })
  } finally {
    await server.end()
    copy.remove()
  }
}

void runCommand({ usage: 'npm run check:dev', run: check })
