import { modInverse } from '../arithmetic'
import { agree, prime, publicOf } from '../diffie-hellman'

/**
 * The simplest oblivious transfer (T. Chou, C. Orlandi, "The Simplest Protocol for Oblivious Transfer", 2015), over the
 * small group of `diffie-hellman.ts`.
 */

/** A key of 0 to 255 from a shared number; stands for the hash function. */
export const keyOf = (shared: number) => (shared * 167 + 89) % 256

/** All that is sent and computed in a transfer of one of two messages. */
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
  const A = publicOf(a)
  const B = (choice ? A * publicOf(b) : publicOf(b)) % prime
  const keys = [keyOf(agree(a, B)), keyOf(agree(a, B * modInverse(A, prime)))] as const
  const sealed = [messages[0] ^ keys[0], messages[1] ^ keys[1]] as const
  const key = keyOf(agree(b, A))
  return { A, B, keys, sealed, key, received: sealed[choice] ^ key }
}
