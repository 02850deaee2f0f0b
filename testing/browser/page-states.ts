import type { Page } from 'playwright-core'
import { shownPages } from './pages'

/** A look of a page that its reader brings about. */
export interface PageState {
  path: string
  width: number
  /** What is done to the tab before it opens the page. */
  prepare?: (page: Page) => Promise<unknown>
  reach: (page: Page) => Promise<unknown>
}

/** The open search, once it shows what is looked for. */
const searching = (
  words: string,
  shown: string | RegExp,
  { width = 1280, prepare }: Partial<PageState> = {},
): PageState => ({
  path: shownPages['gas-fees'],
  width,
  prepare,
  reach: async (page) => {
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await page.keyboard.press('/')
    await dialog.waitFor()
    await page.keyboard.type(words)
    await dialog.getByText(shown).first().waitFor()
    // Where requests are meddled with, one may hang for good.
    if (!prepare) await page.waitForLoadState('networkidle')
  },
})

const indexFiles = /\.index\.txt$/
const searchStates: Record<string, PageState> = {
  'search-results': searching('putbucketw', 'PutBucketWebsite'),
  'search-phone': searching('how much ram', 'Memory', { width: 390 }),
  'search-empty': searching('', 'Pages, commands'),
  'search-nothing': searching('tokenommcis', /Did you mean/),
  'search-nothing-phone': searching('zzqqxx', /Check the spelling/, { width: 390 }),
  'search-loading': searching('gas', 'Loading the search', {
    prepare: (page) => page.route(indexFiles, () => new Promise(() => {})),
  }),
  'search-failed': searching('gas', /has failed/, {
    prepare: (page) => page.route(indexFiles, (route) => route.abort()),
  }),
}

/** What a page looks like only after its reader has done something. */
export const pageStates: Record<string, PageState> = {
  menu: {
    path: shownPages['gas-fees'],
    width: 390,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
      await page.getByRole('dialog', { name: 'Navigation' }).waitFor()
    },
  },
  'skip-link': {
    path: shownPages['gas-fees'],
    width: 1280,
    reach: (page) => page.keyboard.press('Tab'),
  },
  'code-hovered': {
    path: shownPages.components,
    width: 1280,
    reach: (page) => page.getByRole('figure', { name: 'greet.ts' }).hover(),
  },
  ...searchStates,
  'not-found': {
    path: '/docs/nowhere/',
    width: 1280,
    reach: (page) => page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor(),
  },
}
