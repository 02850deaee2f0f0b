import { renameSync, rmSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { TrialCopy } from './trial-copy'

/** The page that is open while authors edit. */
export const openAddress = '/docs/build/applications/running-applications/'
const folder = 'content/docs/build/applications'
const file = `${folder}/running-applications.mdx`

const newPage = `---
title: Newborn page
description: A page that is here to try how the dev server takes new pages in, and lets them go.
---

Words of the new page.
`

/** Something an author does, and waits to see in the open page. Fails when it does not come. */
export type AuthorStep = [what: string, run: (page: Page, copy: TrialCopy) => Promise<unknown>]

const shows = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const hides = (page: Page, text: string | RegExp) =>
  page.getByText(text).first().waitFor({ state: 'detached' })
const link = (page: Page, name: string) => page.getByRole('link', { name }).first()

/** Makes a change, waits until the page shows it, and undoes it. */
const seen =
  (where: string, change: (text: string) => string, text: string | RegExp) =>
  async (page: Page, copy: TrialCopy) => {
    const undo = copy.edit(where, change)
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
export const edits: readonly AuthorStep[] = [
  ['an edit', seen(file, (text) => `${text}\n\nThe wren sings.\n`, 'The wren sings.')],
  [
    'the label of a category',
    seen(`${folder}/_category.yml`, (text) => text.replace(/^label: .*/m, 'label: Sung to'), 'Sung to'),
  ],
  [
    'a variable',
    seen(
      'content/variables.yml',
      (text) => text.replace(/^clientVersion: .*/m, 'clientVersion: Warbler'),
      /Warbler/,
    ),
  ],
  ['a page that is no MDX', seen(file, (text) => `${text}\n\n<Cards>\n`, /<Cards> is not closed/)],
  [
    'a missing picture',
    seen(file, (text) => `${text}\n\n![A wren](./wren.png)\n`, /"\.\/wren\.png" does not exist/),
  ],
  [
    'a category with a mistake',
    seen(
      `${folder}/_category.yml`,
      (text) => text.replace(/^label: .*\n/m, ''),
      /The key "label" is missing/,
    ),
  ],
  ['a dead link in the overlay', seen(file, (text) => `${text}\n\n[Where](./nowhere.mdx)\n`, /nowhere/)],
  [
    'the last edit in the search',
    async (page, copy) => {
      const undo = copy.edit(file, (text) => `${text}\n\nThe kookaburra laughs.\n`)
      await shows(page, 'The kookaburra laughs.')
      await finds(page, 'kookaburra')
      undo()
      await hides(page, 'The kookaburra laughs.')
    },
  ],
]

/** What needs no restart of the server. */
export const changesOfFiles: readonly AuthorStep[] = [
  [
    'a new page',
    async (page, copy) => {
      writeFileSync(copy.file(`${folder}/newborn.mdx`), newPage)
      await link(page, 'Newborn page').click()
      await shows(page, 'Words of the new page.')
      await page.goBack()
    },
  ],
  [
    'a renamed page',
    async (page, copy) => {
      renameSync(copy.file(`${folder}/newborn.mdx`), copy.file(`${folder}/renamed.mdx`))
      await page.locator('a[href="/docs/build/applications/renamed/"]').first().click()
      await shows(page, 'Words of the new page.')
      await page.goBack()
    },
  ],
  [
    'a removed page',
    async (page, copy) => {
      rmSync(copy.file(`${folder}/renamed.mdx`))
      await link(page, 'Newborn page').waitFor({ state: 'detached' })
    },
  ],
]
