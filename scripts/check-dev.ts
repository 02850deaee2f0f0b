import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from 'playwright-core'
import { browserArguments, findBrowser } from '../testing/browser/find-browser'
import {
  edit,
  inCopy,
  makeCopy,
  openPage,
  patience,
  removeCopy,
  startDevServer,
} from '../testing/projects/dev-copy'

/**
 * `npm run check:dev`: what authors rely on in the dev server, tried on a copy of the project in a browser that stays
 * open: edits of pages, categories and variables, the search and the overlay, without a reload, and new, renamed and removed
 * pages, without a restart. It takes a minute or two, so the tests leave it out.
 */
const file = 'content/docs/build/applications/running-applications.mdx'
const address = '/docs/build/applications/running-applications/'
const newborn = 'content/docs/build/applications/newborn.mdx'
const renamed = 'content/docs/build/applications/renamed.mdx'

const newPage = `---
title: Newborn page
description: A page that is here to try how the dev server takes new pages in, and lets them go.
---

Words of the new page.
`

type Step = [what: string, run: (page: Page) => Promise<unknown>]

const shows = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const hides = (page: Page, text: string | RegExp) =>
  page.getByText(text).first().waitFor({ state: 'detached' })
const link = (page: Page, name: string) => page.getByRole('link', { name }).first()

/** Makes a change, waits until the page shows it, and undoes it. */
const seen = async (page: Page, where: string, change: (text: string) => string, text: string | RegExp) => {
  const undo = edit(where, change)
  await shows(page, text)
  undo()
  await hides(page, text)
}

/** Searches for a word until it is found: the search learns of an edit a little later than the page. */
async function finds(page: Page, word: string) {
  await page.keyboard.press('/')
  await page.getByRole('combobox').fill(word)
  await page.getByRole('option').filter({ hasText: word }).first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** What shows without the page being loaded anew. */
const edits: Step[] = [
  ['an edit', (page) => seen(page, file, (text) => `${text}\n\nThe wren sings.\n`, 'The wren sings.')],
  [
    'the label of a category',
    (page) => {
      const category = 'content/docs/build/applications/_category.yml'
      return seen(page, category, (text) => text.replace(/^label: .*/m, 'label: Sung to'), 'Sung to')
    },
  ],
  [
    'a variable',
    (page) => {
      const change = (text: string) => text.replace(/^product: .*/m, 'product: Warbler')
      return seen(page, 'content/variables.yml', change, /Warbler/)
    },
  ],
  [
    'a dead link in the overlay',
    (page) => seen(page, file, (text) => `${text}\n\n[Where](./nowhere.mdx)\n`, /nowhere/),
  ],
  [
    'the last edit in the search',
    async (page) => {
      const undo = edit(file, (text) => `${text}\n\nThe kookaburra laughs.\n`)
      await shows(page, 'The kookaburra laughs.')
      await finds(page, 'kookaburra')
      undo()
      await hides(page, 'The kookaburra laughs.')
    },
  ],
]

/** What needs no restart of the server. */
const files: Step[] = [
  [
    'a new page',
    async (page) => {
      writeFileSync(inCopy(newborn), newPage)
      await link(page, 'Newborn page').click()
      await shows(page, 'Words of the new page.')
      await page.goBack()
    },
  ],
  [
    'a renamed page',
    async (page) => {
      renameSync(inCopy(newborn), inCopy(renamed))
      await page.locator('a[href="/docs/build/applications/renamed/"]').first().click()
      await shows(page, 'Words of the new page.')
      await page.goBack()
    },
  ],
  [
    'a removed page',
    async (page) => {
      rmSync(inCopy(renamed))
      await link(page, 'Newborn page').waitFor({ state: 'detached' })
    },
  ],
]

async function take(steps: readonly Step[], page: Page) {
  for (const [what, run] of steps) {
    const since = performance.now()
    await run(page)
    console.log(`${what.padEnd(32)}${((performance.now() - since) / 1000).toFixed(1)} s`)
  }
}

async function main() {
  makeCopy()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  const server = await startDevServer()
  try {
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
    await openPage(page, server.url, address)
    page.setDefaultTimeout(patience / 10)
    const loaded = () => page.evaluate(() => performance.timeOrigin)
    const first = await loaded()
    await take(edits, page)
    if ((await loaded()) !== first)
      throw new Error('The page was loaded anew: an author would lose place and state.')
    await take(files, page)
  } finally {
    await browser.close()
    await server.end()
    removeCopy()
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
