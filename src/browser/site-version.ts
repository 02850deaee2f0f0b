import { withPrefix } from 'gatsby'
import './page-loader'

/** What a host says of the site that is online (`page-data/app-data.json`). */
interface Online {
  /** The frame of all pages. */
  webpackCompilationHash: string
  /** The version of all pages together. */
  version: string
}

/** The version that was online when this tab was opened, as soon as the host has said it. */
let opened: string | undefined
let outdated = false

/** Whether a newer version of the site is known to be online than the one that this tab was opened with. */
export const isOutdated = () => outdated

/** Asks the host, not what the browser has kept: on the way back it would answer from there. Nothing where it can't say. */
async function askHost(): Promise<Online | undefined> {
  try {
    const response = await fetch(withPrefix('/page-data/app-data.json'), { cache: 'no-cache' })
    return response.ok ? ((await response.json()) as Online) : undefined
  } catch {
    return undefined // offline
  }
}

/**
 * Asks whether a newer version of the site is online than the one that this tab was opened with. If so, the next
 * navigation loads its page anew; until then the reader reads on. A page's data say of which frame they are, but pages
 * that the tab has shown or prefetched before are not asked for again. The dev server has no versions.
 */
export async function lookForNewerVersion() {
  if (!window.___webpackCompilationHash) return
  const online = await askHost()
  if (!online) return
  opened ??= online.version
  outdated ||= online.version !== opened || online.webpackCompilationHash !== window.___webpackCompilationHash
}

/** On the way back browsers show the page that they have kept, without asking the host whether it is still that one. */
const isKeptPage = () => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'back_forward'
}

/**
 * Looks for a newer version when the tab is opened and when the reader comes back to it. A page of an older frame that
 * the browser has kept is loaded anew.
 */
export function watchForNewerVersion() {
  void lookForNewerVersion().then(() => {
    if (outdated && isKeptPage()) window.location.reload()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookForNewerVersion()
  })
}
