import type { Asked } from '../shared/early-search'

/** Whether another document is on its way, so that this one must do nothing more. */
export const isOver = () => window.___early?.over

/** Presses the buttons that a reader pressed while the scripts were on their way. */
export function doWhatWasAsked() {
  const { dataset } = document.documentElement
  // Tells scripts and tests that the page is hydrated; it says "false" until then.
  dataset.hasHydrated = 'true'
  delete dataset.scripts
  const { ___early: early } = window
  const pressed = early?.splice(0) ?? []
  early?.leave?.()
  for (const button of pressed) {
    button.removeAttribute('aria-busy')
    if (button.isConnected && isShown(button)) button.click()
  }
}

/** Whether a button has a use in a window of this width, which may have been another one when it was pressed. */
const isShown = (button: HTMLElement) => getComputedStyle(button).display !== 'none'

/** What a reader has written for the search, for its field. It is given out once. */
export function takeTyped(): string {
  const { ___early: early } = window
  const words = early?.typed ?? ''
  if (early) early.typed = ''
  return words
}

/** What was selected in that, or where the caret stood. It is given out once. */
export function takeSelection() {
  const { ___early: early } = window
  const selection = early?.selection
  delete early?.selection
  return selection
}

/** Where the best result was asked for by Enter after those words. It is told once. */
export function takeEnter(): Asked | undefined {
  const { ___early: early } = window
  const asked = early?.entered
  delete early?.entered
  return asked || undefined
}
