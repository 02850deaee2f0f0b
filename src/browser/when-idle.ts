/** Acts when the browser has nothing else to do. Safari does not tell when that is. */
export const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act)
