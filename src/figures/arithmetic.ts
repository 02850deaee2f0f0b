/**
 * Numbers modulo a small one, as the cryptography of the figures computes with them. Exact for moduli below 2^26, whose
 * products a number holds without rounding.
 */

/** The remainder from 0 to modulus − 1, of negative numbers too. */
export const mod = (value: number, modulus: number) => ((value % modulus) + modulus) % modulus

/**
 * base^exponent, by squaring and multiplying.
 * @param exponent whole, from 0
 */
export function modPow(base: number, exponent: number | bigint, modulus: number): number {
  let result = 1
  let square = mod(base, modulus)
  for (let rest = BigInt(exponent); rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

/**
 * What a number is multiplied with to give 1: its power prime − 2, by Fermat's little theorem.
 * @throws RangeError for multiples of the prime, which have no inverse
 */
export function modInverse(value: number, prime: number): number {
  if (mod(value, prime) === 0) throw new RangeError(`${value} has no inverse modulo ${prime}.`)
  return modPow(value, prime - 2, prime)
}
