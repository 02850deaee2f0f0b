declare global {
  interface Window {
    /**
     * Buttons that were pressed before React heard it, in their order, what was typed for the search, and whether the
     * reader has left the document: see src/head-scripts/early-script.ts.
     */
    ___early?: HTMLElement[] & { typed?: string; entered?: boolean; over?: number }
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
  const pressed = window.___early?.splice(0) ?? []
  // One dialog at a time: the one that was asked for last.
  const opener = pressed.findLast((button) => button.ariaHasPopup === 'dialog')
  for (const button of pressed) {
    button.removeAttribute('aria-busy')
    if (button.isConnected && (button.ariaHasPopup !== 'dialog' || button === opener)) button.click()
  }
}

/** What a reader typed after pressing the search, for its field. It is given out once. */
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
