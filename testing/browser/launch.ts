import { chromium, type Browser } from 'playwright-core'
import { startServer } from '../servers/static-server'
import { browserArguments, findBrowser } from './find-browser'

/** Runs something in a browser of its own, which is closed at the end, whatever that is. */
export async function withBrowser<T>(run: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  try {
    return await run(browser)
  } finally {
    await browser.close()
  }
}

/** A browser and the address of the built site. */
export interface ServedSite {
  browser: Browser
  url: string
}

/** Serves the built site and runs something with it in a browser; both are closed at the end. */
export async function withServedSite<T>(run: (site: ServedSite) => Promise<T>): Promise<T> {
  const server = await startServer('public')
  try {
    return await withBrowser((browser) => run({ browser, url: server.url }))
  } finally {
    await server.close()
  }
}
