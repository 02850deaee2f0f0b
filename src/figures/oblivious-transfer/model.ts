/**
 * The simplest oblivious transfer (T. Chou, C. Orlandi, "The Simplest Protocol for Oblivious Transfer", 2015), over the
 * numbers modulo a small prime instead of an elliptic curve. Far too small to be safe, and exactly the same steps.
 */

/** Modulus and generator: 5 generates all numbers from 1 to 46. */
export const prime = 47
export const generator = 5

/** base^exponent modulo the prime, for a whole exponent from 0. */
export function power(base: number, exponent: number): number {
  let result = 1
  for (let i = 0; i < exponent; i++) result = (result * base) % prime
  return result
}

/** What a number has to be multiplied with to give 1: its power prime − 2, by Fermat's little theorem. */
export const inverse = (value: number) => power(value, prime - 2)

/** A key of 0 to 255 from a shared number; stands for the hash function. */
export const keyOf = (shared: number) => (shared * 167 + 89) % 256

export interface Transfer {
  /** What the sender publishes, g^a. */
  A: number
  /** What the receiver answers: g^b, or A × g^b for the second message. */
  B: number
  /** The sender's two keys. */
  keys: readonly [number, number]
  /** The messages, each under its key. */
  sealed: readonly [number, number]
  /** The one key that the receiver can compute. */
  key: number
  /** What the receiver reads. */
  received: number
}

/**
 * One transfer.
 * @param messages two numbers from 0 to 255
 * @param choice which of them the receiver wants
 * @param a the sender's secret
 * @param b the receiver's secret
 */
export function transfer(messages: readonly [number, number], choice: 0 | 1, a: number, b: number): Transfer {
  const A = power(generator, a)
  const B = (choice ? A * power(generator, b) : power(generator, b)) % prime
  const keys = [keyOf(power(B, a)), keyOf(power((B * inverse(A)) % prime, a))] as const
  const sealed = [messages[0] ^ keys[0], messages[1] ^ keys[1]] as const
  const key = keyOf(power(A, b))
  return { A, B, keys, sealed, key, received: sealed[choice] ^ key }
}
