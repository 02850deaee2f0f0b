import { mod, modInverse, modPow } from '../arithmetic'

/**
 * A secret exponent in shares (A. Shamir, "How to Share a Secret", 1979): points of a straight line, whose height at 0
 * is the key. Two of them suffice to act with the key, and nobody has to know it.
 */

/** Group of the example: powers of 4 modulo 47, of which there are 23. */
export const prime = 47
export const order = 23
export const generator = 4

/** base^exponent in the group, negative exponents too: they count modulo its order. */
export const power = (base: number, exponent: number) => modPow(base, mod(exponent, order), prime)

/** The share of a holder: the line's height at the holder's number. */
export const shareOf = (key: number, slope: number, holder: number) => mod(key + slope * holder, order)

/** What a holder's part counts for, when these holders act together (Lagrange's coefficient at 0). */
export const weight = (holder: number, holders: readonly number[]) =>
  holders
    .filter((other) => other !== holder)
    .reduce((product, other) => mod(product * -other * modInverse(holder - other, order), order), 1)

/** What a holder computes with its own share alone: base^(share × weight). */
export const partOf = (base: number, share: number, holder: number, holders: readonly number[]) =>
  power(base, share * weight(holder, holders))

/** The parts put together: base^key. */
export const combine = (parts: readonly number[]) =>
  parts.reduce((product, part) => (product * part) % prime, 1)
