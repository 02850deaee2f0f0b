/** How long something may wait for the browser to be idle, in milliseconds: one that is busy elsewhere may not be for minutes. */
const patience = 3000

/** Acts when the browser has nothing else to do, or after three seconds. Safari does not tell when it has nothing to do. */
export const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: patience }) : setTimeout(act)
