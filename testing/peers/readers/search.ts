import type { Page } from 'playwright-core'
import type { Selectors } from '../sites'
import { withFreshPage } from './fresh-page'
import { watchTraffic } from './traffic'

/** What is looked for, and a word that a fitting result has. */
const query = 'create bucket'
const expected = 'bucket'

/** Longest wait for a result, in milliseconds: an index of 1 MB comes slowly. */
const patience = 60_000

/** Waits for the frame in which a fitting result stands on the page; runs in the page. */
const firstResult = ({ searchResult, expected, patience }: Wanted) =>
  new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`No result stands at ${searchResult}.`)), patience)
    const look = () => {
      const isThere = [...document.querySelectorAll(searchResult)].some(
        (result) => result.getClientRects().length && result.textContent?.toLowerCase().includes(expected),
      )
      if (isThere) resolve(performance.now())
      else requestAnimationFrame(look)
    }
    look()
  })

interface Wanted {
  searchResult: string
  expected: string
  patience: number
}

/** Opens the search and writes into its field, as soon as each is there. */
async function lookFor(page: Page, { openSearch, searchField }: Selectors) {
  if (openSearch) await page.locator(openSearch).first().click({ timeout: patience })
  const field = page.locator(searchField).first()
  if (!openSearch) await field.click({ timeout: patience })
  await field.fill(query, { timeout: patience })
}

/**
 * Milliseconds from the wish to search, on a page that has come to rest, until the first result: the search is opened, and
 * the query stands in its field as soon as that takes it.
 */
export const measureSearch = (url: string, selectors: Selectors): Promise<number> =>
  withFreshPage(async (page, context) => {
    page.setDefaultTimeout(patience)
    const traffic = watchTraffic(context, url)
    await page.goto(url)
    await traffic.idle(1000)
    const start = await page.evaluate(() => performance.now())
    const wanted = { searchResult: selectors.searchResult, expected, patience }
    const [found] = await Promise.all([page.evaluate(firstResult, wanted), lookFor(page, selectors)])
    return found - start
  })
