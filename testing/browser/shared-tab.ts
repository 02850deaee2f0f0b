import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** What a tab can be told anew for each visit; with anything else a visit gets a tab of its own. */
const looks = ['viewport', 'colorScheme', 'reducedMotion', 'forcedColors', 'contrast'] as const

export type Looks = Pick<BrowserContextOptions, (typeof looks)[number]>

/** Whether a visit with these options may use the shared tab. */
export const fitsSharedTab = (options: BrowserContextOptions): boolean =>
  Object.keys(options).every((name) => looks.some((look) => look === name))

interface SharedTab {
  page: Page
  isTaken: boolean
  /** Whether something was done to it that can't be taken back. */
  isSpoilt: boolean
}

let tab: SharedTab | undefined

/**
 * What can't be taken back, of each object that a test gets at by its tab: methods to call, parts to use at all. The test beside
 * this file names all that leaves nothing behind, so that a new one of Playwright's is found.
 */
export const spoilers = {
  page: [
    ...(['addInitScript', 'addLocatorHandler', 'close', 'exposeBinding', 'exposeFunction', 'pause'] as const),
    ...(['pickLocator', 'routeWebSocket', 'setDefaultNavigationTimeout', 'setDefaultTimeout'] as const),
    ...(['setExtraHTTPHeaders', 'request', 'screencast', 'webmcp'] as const),
  ],
  context: [
    ...(['addCookies', 'addInitScript', 'addListener', 'close', 'exposeBinding', 'exposeFunction'] as const),
    ...(['grantPermissions', 'newCDPSession', 'newPage', 'on', 'once', 'prependListener'] as const),
    ...(['removeAllListeners', 'route', 'routeFromHAR', 'routeWebSocket', 'setDefaultTimeout'] as const),
    ...([
      'setDefaultNavigationTimeout',
      'setExtraHTTPHeaders',
      'setGeolocation',
      'setHTTPCredentials',
    ] as const),
    ...(['setOffline', 'setStorageState', 'clock', 'credentials', 'debugger', 'request', 'tracing'] as const),
  ],
  clock: ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'],
  coverage: ['startCSSCoverage', 'startJSCoverage'],
  keyboard: ['down'],
  mouse: ['down'],
} as const satisfies {
  page: readonly (keyof Page)[]
  context: readonly (keyof BrowserContext)[]
  clock: readonly (keyof Page['clock'])[]
  coverage: readonly (keyof Page['coverage'])[]
  keyboard: readonly (keyof Page['keyboard'])[]
  mouse: readonly (keyof Page['mouse'])[]
}

/** Calls back when something of an object is used. */
function whenUsed(object: object, names: readonly string[], onUse: () => void) {
  const parts = object as Record<string, unknown>
  for (const name of names) {
    const original = parts[name]
    const isMethod = typeof original === 'function'
    const get = () => {
      if (!isMethod) onUse()
      return isMethod ? method : original
    }
    const method = (...given: unknown[]) => {
      onUse()
      return (original as (...given: unknown[]) => unknown).apply(object, given)
    }
    Object.defineProperty(object, name, { get, configurable: true })
  }
}

/** Sees it when a test does to a tab what can't be taken back. */
function shareable(page: Page): SharedTab {
  const shared = { page, isTaken: true, isSpoilt: false }
  const context = page.context()
  const spoil = () => (shared.isSpoilt = true)
  context.on('page', spoil)
  whenUsed(page, spoilers.page, spoil)
  whenUsed(context, spoilers.context, spoil)
  for (const part of ['clock', 'coverage', 'keyboard', 'mouse'] as const)
    whenUsed(page[part], spoilers[part], spoil)
  return shared
}

/**
 * Leaves nothing in a tab of what its last visit brought about, and gives it its looks. All is done where there is nothing to
 * lay out or to draw.
 */
async function cleanse(page: Page, { viewport, ...media }: Looks) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  page.removeAllListeners()
  await page.goto('/robots.txt', { waitUntil: 'commit' })
  const { width, height } = page.viewportSize() ?? {}
  const fits = !viewport || (viewport.width === width && viewport.height === height)
  const {
    colorScheme = 'light',
    reducedMotion = 'no-preference',
    forcedColors = 'none',
    contrast = null,
  } = media
  await Promise.all([
    page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear())),
    page.mouse.move(0, 0),
    fits ? undefined : page.setViewportSize(viewport),
    page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors, contrast }),
  ])
}

/**
 * A tab that visits of a test file use one after the other: its process has compiled the site's scripts, which costs
 * half of a visit. It comes with empty storage, no routes and listeners, and the mouse in its corner.
 * @param open makes a tab with the given looks
 * @returns nothing while another visit has the tab
 */
export async function takeSharedTab(looks: Looks, open: () => Promise<Page>): Promise<Page | undefined> {
  if (tab?.isTaken) return undefined
  if (!tab) {
    tab = shareable(await open())
    return tab.page
  }
  tab.isTaken = true
  const { page } = tab
  try {
    await cleanse(page, looks)
  } catch {
    // What can't be cleansed is not used again.
    tab = undefined
    await page.context().close()
    return undefined
  }
  return page
}

/** Ends a visit: its tab is closed, or kept for the next one. */
export async function leave(page: Page): Promise<void> {
  if (tab?.page === page && !tab.isSpoilt) {
    tab.isTaken = false
    return
  }
  if (tab?.page === page) tab = undefined
  await page.context().close()
}
