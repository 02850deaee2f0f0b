/** Name of the event that says that a reader goes on to another place, from something that lies over the page. */
const goOnEvent = 'docs.goOn'

/** Says that a reader goes on: what lies over the page gives way. */
export const goOn = () => window.dispatchEvent(new Event(goOnEvent))

/**
 * Calls a listener when a reader goes on.
 * @returns ends that
 */
export function onGoOn(listener: () => void) {
  window.addEventListener(goOnEvent, listener)
  return () => window.removeEventListener(goOnEvent, listener)
}
