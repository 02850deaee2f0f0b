import type { BrowserContextOptions, Page } from 'playwright-core'

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

/** Methods of an object that spoil a tab for those who come after. */
const spoils = <T extends object>(object: T, ...names: (keyof T)[]) => ({ object, names })

/** Sees it when a test does to a tab what can't be taken back. */
function shareable(page: Page): SharedTab {
  const shared = { page, isTaken: true, isSpoilt: false }
  const context = page.context()
  const spoilers = [
    spoils(page, 'addInitScript'),
    spoils(context, 'addInitScript', 'newCDPSession', 'newPage', 'route', 'setOffline'),
    spoils(page.clock, 'install', 'pauseAt', 'setFixedTime'),
  ]
  for (const { object, names } of spoilers)
    for (const name of names as never[]) {
      const original = (object[name] as (...given: unknown[]) => unknown).bind(object)
      Object.assign(object, {
        [name]: (...given: unknown[]) => {
          shared.isSpoilt = true
          return original(...given)
        },
      })
    }
  context.on('page', () => (shared.isSpoilt = true))
  return shared
}

/** Leaves nothing in a tab of what its last visit brought about. */
async function cleanse(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  page.removeAllListeners()
  await page.mouse.move(0, 0)
  await page.goto('/robots.txt')
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
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
    await cleanse(page)
  } catch {
    // What can't be cleansed is not used again.
    tab = undefined
    await page.context().close()
    return undefined
  }
  if (looks.viewport) await page.setViewportSize(looks.viewport)
  const { colorScheme = 'light', reducedMotion = 'no-preference', forcedColors = 'none', contrast } = looks
  await page.emulateMedia({
    media: null,
    colorScheme,
    reducedMotion,
    forcedColors,
    contrast: contrast ?? null,
  })
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
