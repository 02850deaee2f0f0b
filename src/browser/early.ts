declare global {
  interface Window {
    /**
     * Buttons that were pressed before React heard it, in their order, at most one of them for a dialog; what was written
     * for the search, whether with Enter, and how its field is left; and whether the reader has left the document: see
     * src/head-scripts/early-script.ts.
     */
    ___early?: HTMLElement[] & { typed?: string; entered?: boolean; leave?: () => void; over?: number }
  }
}

/** Whether another document is on its way, so that this one must do nothing more. */
export const isOver = () => window.___early?.over

/** Presses the buttons that a reader pressed while the scripts were on their way. */
export function doWhatWasAsked() {
  const { dataset } = document.documentElement
  // Tells scripts and tests that the page is hydrated; it says "false" until then.
  dataset.hasHydrated = 'true'
  delete dataset.scripts
  const { ___early: early } = window
  early?.leave?.()
  for (const button of early?.splice(0) ?? []) {
    button.removeAttribute('aria-busy')
    if (button.isConnected) button.click()
  }
}

/** What a reader has written for the search, for its field. It is given out once. */
export function takeTyped(): string {
  const { ___early: early } = window
  const words = early?.typed ?? ''
  if (early) early.typed = ''
  return words
}

/** Whether a reader pressed Enter after those words. It is told once. */
export function takeEnter(): boolean {
  const { ___early: early } = window
  const isEntered = Boolean(early?.entered)
  if (early) early.entered = false
  return isEntered
}
