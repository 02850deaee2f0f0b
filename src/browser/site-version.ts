import './page-loader'

/** The version that was online when this tab was opened, as soon as the host has said it. */
let opened: string | undefined

/**
 * Asks whether a newer version of the site is online than the one that this tab was opened with. If so, the next
 * navigation loads its page anew; until then the reader reads on. A page's data say of which frame they are, but pages
 * that the tab has shown or prefetched before are not asked for again.
 */
export async function lookForNewerVersion() {
  const online = await window.___loader.loadAppData()
  if (!online) return
  opened ??= online.version
  const isNewer =
    online.version !== opened || online.webpackCompilationHash !== window.___webpackCompilationHash
  if (isNewer) window.___swUpdated = true
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
    if (window.___swUpdated && isKeptPage()) window.location.reload()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookForNewerVersion()
  })
}
