/**
 * A secret exponent in shares (A. Shamir, "How to Share a Secret", 1979): points of a straight line, whose height at 0
 * is the key. Two of them suffice to act with the key, and nobody has to know it.
 */

/** Group of the example: powers of 4 modulo 47, of which there are 23. */
export const prime = 47
export const order = 23
export const generator = 4

const modulo = (value: number, by: number) => ((value % by) + by) % by

/** base^exponent modulo the prime. */
export function power(base: number, exponent: number): number {
  let result = 1
  for (let i = 0; i < modulo(exponent, order); i++) result = (result * base) % prime
  return result
}

const inverse = (value: number) => {
  for (let i = 1; i < order; i++) if (modulo(value * i, order) === 1) return i
  throw new Error(`${value} has no inverse modulo ${order}.`)
}

/** The share of a holder: the line's height at the holder's number. */
export const shareOf = (key: number, slope: number, holder: number) => modulo(key + slope * holder, order)

/** What a holder's part counts for, when these holders act together (Lagrange's coefficient at 0). */
export const weight = (holder: number, holders: readonly number[]) =>
  holders
    .filter((other) => other !== holder)
    .reduce((product, other) => modulo(product * modulo(-other * inverse(holder - other), order), order), 1)

/** What a holder computes with its own share alone: base^(share × weight). */
export const partOf = (base: number, share: number, holder: number, holders: readonly number[]) =>
  power(base, share * weight(holder, holders))

/** The parts put together: base^key. */
export const combine = (parts: readonly number[]) =>
  parts.reduce((product, part) => (product * part) % prime, 1)
