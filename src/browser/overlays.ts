/** Name of the event that dismisses what lies over the page: the menu of narrow screens, the list of shortcuts. */
const dismissEvent = 'docs.dismissOverlays'

/** Dismisses what lies over the page, since a reader goes on to another place. */
export const dismissOverlays = () => window.dispatchEvent(new Event(dismissEvent))

/**
 * Calls a listener when what lies over the page is dismissed.
 * @returns removes the listener
 */
export function onDismissOverlays(listener: () => void) {
  window.addEventListener(dismissEvent, listener)
  return () => window.removeEventListener(dismissEvent, listener)
}
