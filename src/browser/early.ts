import { retryLink, type EarlyQueue } from '../shared/early-queue'

/** Whether another document is on its way, so that this one must do nothing more. */
export const isOver = () => window.___early?.over

/**
 * Presses the buttons that a reader pressed while the scripts were on their way, once words that an input method is composing
 * are written.
 */
export function doWhatWasAsked() {
  const { ___early: early } = window
  tellHydrated()
  if (early?.isComposing) window.addEventListener('compositionend', pressAll, { once: true })
  else pressAll()
}

/** Tells scripts and tests that the page is hydrated; it says "false" until then. The focus comes back from the notice. */
function tellHydrated() {
  const { dataset } = document.documentElement
  const isOnNotice = document.activeElement?.matches(retryLink)
  dataset.hasHydrated = 'true'
  delete dataset.scripts
  if (isOnNotice) window.___early?.origin?.focus({ preventScroll: true })
}

function pressAll() {
  const { ___early: early } = window
  const pressed = early?.splice(0) ?? []
  early?.leave?.()
  for (const button of pressed) {
    button.removeAttribute('aria-busy')
    if (button.isConnected && isOfUse(button)) button.click()
  }
}

/** Whether a button has a use in a window of this width, which may have been another one when it was pressed; a key always has. */
const isOfUse = (button: HTMLElement) =>
  button.hasAttribute('aria-keyshortcuts') || getComputedStyle(button).display !== 'none'

/** Gives out once what was written for the search, what was selected in that, or where its best result was asked for by Enter. */
export function takeEarly<K extends 'typed' | 'selection' | 'entered'>(kind: K): EarlyQueue[K] {
  const { ___early: early } = window
  const taken = early?.[kind]
  delete early?.[kind]
  return taken
}
