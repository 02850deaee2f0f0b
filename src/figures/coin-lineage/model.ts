import { hashOf } from '../file-blocks/model'

/** Bits of a coin's filter, and bits that an account sets. The network's own are larger. */
export const bits = 16
export const hashes = 2

/** A coin: an amount, and a Bloom filter (B. H. Bloom, 1970) of the accounts that held it. */
export interface Coin {
  amount: number
  /** Positions of the bits that are set. */
  filter: ReadonlySet<number>
}

/** The positions that an account sets: one for each hash. */
export const positions = (account: string) =>
  Array.from({ length: hashes }, (_, round) => parseInt(hashOf(`${round}${account}`), 16) % bits)

/** A new coin, which nobody has held: its filter is empty. */
export const mint = (amount: number): Coin => ({ amount, filter: new Set() })

/** A transfer adds the account that held the coin to its filter. */
export const transferFrom = (coin: Coin, holder: string): Coin => ({
  ...coin,
  filter: new Set([...coin.filter, ...positions(holder)]),
})

/** Two coins made of one; both inherit its filter. */
export function split(coin: Coin, amount: number): [Coin, Coin] {
  if (amount <= 0 || amount >= coin.amount) throw new Error(`${amount} is no part of ${coin.amount}.`)
  return [
    { ...coin, amount },
    { ...coin, amount: coin.amount - amount },
  ]
}

/** One coin made of two; its filter has the bits of both. */
export const join = (a: Coin, b: Coin): Coin => ({
  amount: a.amount + b.amount,
  filter: new Set([...a.filter, ...b.filter]),
})

/** Whether an account may have held a coin. "No" is certain; "yes" can be wrong. */
export const mayHaveHeld = ({ filter }: Coin, account: string) =>
  positions(account).every((position) => filter.has(position))
