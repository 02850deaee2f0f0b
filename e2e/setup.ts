import path from 'node:path'
import { chromium, type BrowserServer } from 'playwright-core'
import { browserArguments, findBrowser } from '../testing/browser/find-browser'
import { startServer, type StaticServer } from '../testing/servers/static-server'

declare global {
  var e2e: { browser: BrowserServer; servers: StaticServer[] }
}

/** Once before all browser tests: serves the built site and starts one browser, which every test file shares. */
export default async function setup() {
  const site = await startServer('public')
  const plainHost = await startServer('public', { redirects: false })
  const browser = await chromium.launchServer({
    executablePath: findBrowser(),
    args: browserArguments,
    env: { ...process.env, FONTCONFIG_FILE: path.resolve('testing/browser/fonts.conf') },
  })
  globalThis.e2e = { browser, servers: [site, plainHost] }
  process.env.SITE_URL = site.url
  process.env.PLAIN_HOST_URL = plainHost.url
  process.env.BROWSER_ENDPOINT = browser.wsEndpoint()
}
