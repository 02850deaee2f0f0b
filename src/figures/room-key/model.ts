import { combine, generator, order, partOf, power, prime } from '../key-shares/model'

/**
 * The key of a group that no member ever holds: distributed key generation with shares that can be checked (P. Feldman,
 * 1987), threshold two, in the small group of `key-shares`. The turn to the next key follows the node's library
 * `channel`: members raise a fresh public number to their shares, and two results give the new key.
 */

/** What a member draws: a straight line whose height at 0 is the member's secret. */
export interface Line {
  secret: number
  slope: number
}

/** The fragment that a member gives to the one with this number: the line's height there. */
export const fragment = ({ secret, slope }: Line, member: number) => (secret + slope * member) % order

/** What a member publishes about its line without showing it: powers of the generator. */
export const commitment = ({ secret, slope }: Line): readonly [number, number] => [
  power(generator, secret),
  power(generator, slope),
]

/** Whether a fragment lies on the line that was committed to. */
export const isOnLine = (given: number, member: number, [first, second]: readonly [number, number]) =>
  power(generator, given) === (first * power(second, member)) % prime

/** A member's share of the room's secret: all fragments for it, its own included. */
export const share = (fragments: readonly number[]) =>
  fragments.reduce((sum, given) => sum + given, 0) % order

/** A base raised to the room's secret, from the shares of these members alone. */
export const raise = (base: number, shares: readonly number[], members: readonly number[]) =>
  combine(members.map((member) => partOf(base, shares[member - 1]!, member, members)))

/** What the members of a room have after they made its key together. */
export interface Room {
  /** fragments[giver][taker], both from 0. */
  fragments: readonly (readonly number[])[]
  /** Fragments that don't lie on their giver's line, as numbers of members. */
  refused: readonly { giver: number; taker: number }[]
  shares: readonly number[]
}

/**
 * All members give each other fragments and check what they got.
 * @param cheat what is added to the fragment that the last member gives the first
 */
export function generate(lines: readonly Line[], cheat = 0): Room {
  const members = lines.map((_, index) => index + 1)
  const fragments = lines.map((line, giver) =>
    members.map(
      (taker) => (fragment(line, taker) + (giver === lines.length - 1 && taker === 1 ? cheat : 0)) % order,
    ),
  )
  const refused = fragments.flatMap((row, giver) =>
    row.flatMap((given, taker) =>
      isOnLine(given, taker + 1, commitment(lines[giver]!)) ? [] : [{ giver: giver + 1, taker: taker + 1 }],
    ),
  )
  return { fragments, refused, shares: members.map((_, taker) => share(fragments.map((row) => row[taker]!))) }
}
