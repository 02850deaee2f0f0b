/** Gives the next number of a sequence, from 0 up to but not including 1. */
export type Random = () => number

/**
 * A sequence of random numbers that a seed decides wholly, on every machine (mulberry32).
 * @param seed any whole number
 */
export function makeRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
