import path from 'node:path'
import { chromium, type BrowserServer } from 'playwright-core'
import { finishedBuild } from '../src/publish/built-mark'
import { rootPath } from '../src/site/edition'
import { browserArguments, findBrowser } from '../testing/browser/find-browser'
import { startServer, type StaticServer } from '../testing/servers/static-server'

declare global {
  var e2e: { browsers: BrowserServer[]; servers: StaticServer[] }
}

const startBrowser = () =>
  chromium.launchServer({
    executablePath: findBrowser(),
    args: browserArguments,
    env: { ...process.env, FONTCONFIG_FILE: path.resolve('testing/browser/fonts.conf') },
  })

/**
 * Once before all browser tests: serves the built site and starts a browser for each of Jest's workers, which all of its test
 * files share. They have one each since a browser has one clipboard.
 */
export default async function setup({ maxWorkers }: { maxWorkers: number }) {
  finishedBuild('public', rootPath)
  const site = await startServer('public')
  const plainHost = await startServer('public', { redirects: false })
  const browsers = await Promise.all(Array.from({ length: maxWorkers }, startBrowser))
  globalThis.e2e = { browsers, servers: [site, plainHost] }
  process.env.SITE_URL = site.url
  process.env.PLAIN_HOST_URL = plainHost.url
  process.env.BROWSER_ENDPOINTS = browsers.map((browser) => browser.wsEndpoint()).join(' ')
}
