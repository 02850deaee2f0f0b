import './page-loader'

/**
 * Asks whether a newer version of the site is online than the one that this tab runs. If so, the next navigation loads
 * its page anew; until then the reader reads on. Gatsby compares versions too, but only where it loads a page's data:
 * not for pages that the tab has shown or prefetched before.
 */
export async function lookForNewerVersion() {
  const online = await window.___loader.loadAppData()
  if (online && online.webpackCompilationHash !== window.___webpackCompilationHash) window.___swUpdated = true
}

/** Looks for a newer version when the reader comes back to the tab. */
export function watchForNewerVersion() {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookForNewerVersion()
  })
}
