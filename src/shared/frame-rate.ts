/** The highest frame rate that may be asked for. */
export const maxFrameRate = 125
/** How many milliseconds too early a display's frame may come: no clock is exact. */
const tolerance = 1

/**
 * Checks a frame rate.
 * @throws RangeError for anything but a number from 0 to 125
 */
export function checkFrameRate(rate: number): number {
  if (Number.isFinite(rate) && rate >= 0 && rate <= maxFrameRate) return rate
  throw new RangeError(`A frame rate is a number from 0 to ${maxFrameRate}; found ${String(rate)}.`)
}

/**
 * Caps a frame rate.
 * @param rate frames per second; at 0 nothing is ever drawn
 * @returns says whether the display's frame at a time in milliseconds is one to draw
 */
export function makeFrameGate(rate: number): (now: number) => boolean {
  const interval = 1000 / checkFrameRate(rate)
  let due = rate > 0 ? -Infinity : Infinity
  return (now) => {
    if (now < due - tolerance) return false
    due = now - due < interval ? due + interval : now + interval
    return true
  }
}
