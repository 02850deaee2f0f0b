import type { BrowserContext, Page } from 'playwright-core'
import { withBrowser } from '../../browser/launch'

/** A window as most desktops have. */
const viewport = { width: 1280, height: 800 }

/** The compiler marks named functions with a helper, which those that run in a page don't have there. */
const compilerHelper = 'globalThis.__name = (value) => value'

/** Does something in a page of a browser without a past: nothing is cached, nothing compiled. */
export const withFreshPage = <T>(run: (page: Page, context: BrowserContext) => Promise<T>): Promise<T> =>
  withBrowser(async (browser) => {
    const context = await browser.newContext({ viewport })
    await context.addInitScript({ content: compilerHelper })
    return run(await context.newPage(), context)
  })
