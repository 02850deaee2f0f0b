import { mod, modInverse } from '../arithmetic'

/**
 * A round of the mixnet RPM (D. Lu, A. Kate, "RPM: Robust Anonymity at Scale", https://eprint.iacr.org/2022/1037) on small
 * numbers, in the order of the node's library `rpm`: two dealers, four players, one small permutation instead of a
 * lattice of them. Left out: the proofs and sketches that catch cheats.
 */

/** The field: numbers from 0 to 96. */
export const prime = 97
const dealers = 2
/** As many as the square of the dealers, since each multiplication of shares raises the degree. */
export const players = dealers * dealers
/** Messages in a round. */
export const size = 3

type Vector = readonly number[]
type Matrix = readonly Vector[]

const modulo = (value: number) => mod(value, prime)

/** The orders of three things. */
export const orders: readonly Vector[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
]

/** The matrix that moves what stands at a place to the place that the order names. */
export const permutation = (order: Vector): Matrix =>
  order.map((to) => Array.from({ length: size }, (_, column) => (column === to ? 1 : 0)))

/** A row of numbers times a matrix. */
export const times = (row: Vector, matrix: Matrix): Vector =>
  Array.from({ length: size }, (_, column) =>
    modulo(row.reduce((sum, value, index) => sum + value * matrix[index]![column]!, 0)),
  )

/** Numbers that look random and are the same in each run: a linear congruential generator (Park and Miller, 1988). */
export function randomNumbers(seed: number): () => number {
  let state = (seed % 2147483646) + 1
  return () => {
    state = (state * 48271) % 2147483647
    return state % prime
  }
}

/** Shamir's shares of a number for all players: points of a line through it. */
const shares = (secret: number, random: () => number): Vector => {
  const slope = random()
  return Array.from({ length: players }, (_, index) => modulo(secret + slope * (index + 1)))
}

const shareVector = (vector: Vector, random: () => number): readonly Vector[] => {
  const each = vector.map((value) => shares(value, random))
  return Array.from({ length: players }, (_, player) => each.map((points) => points[player]!))
}

const shareMatrix = (matrix: Matrix, random: () => number): readonly Matrix[] => {
  const each = matrix.map((row) => shareVector(row, random))
  return Array.from({ length: players }, (_, player) => each.map((rows) => rows[player]!))
}

/** The secret behind the shares of these players, numbered from 1: Lagrange's formula at 0. */
export const combine = (points: Vector, ids: Vector = points.map((_, index) => index + 1)) =>
  modulo(
    ids.reduce((sum, id, index) => {
      const weight = ids
        .filter((other) => other !== id)
        .reduce((product, other) => modulo(product * other * modInverse(other - id, prime)), 1)
      return sum + points[index]! * weight
    }, 0),
  )

const plus = (a: Vector, b: Vector) => a.map((value, index) => modulo(value + b[index]!))
const minus = (a: Vector, b: Vector) => a.map((value, index) => modulo(value - b[index]!))
const multiply = (a: Matrix, b: Matrix): Matrix => a.map((row) => times(row, b))

/** A mix, from the masked messages to their new order. */
export interface Mix {
  /** The random masks, which only the senders can put together, each its own. */
  masks: Vector
  /** What the players get to see: messages with their masks. */
  masked: Vector
  /** Each player's share of the result. */
  results: readonly Vector[]
  /** All shares put together: the messages in their new order. */
  output: Vector
}

/**
 * One round.
 * @param messages one number below the prime from each sender
 * @param dealt the secret order of each dealer
 * @param seed what the randomness is made of
 */
export function mix(messages: Vector, dealt: readonly [Vector, Vector], seed: number): Mix {
  const random = randomNumbers(seed)
  // Before anybody sends: dealers share their permutations and masks, players combine what they hold.
  const [first, second] = dealt.map((order) => shareMatrix(permutation(order), random)) as [
    readonly Matrix[],
    readonly Matrix[],
  ]
  const parts = Array.from({ length: dealers }, () => Array.from({ length: size }, random))
  const maskShares = parts.map((part) => shareVector(part, random))
  const held = Array.from({ length: players }, (_, player) => {
    const matrix = multiply(first[player]!, second[player]!)
    const mask = maskShares.map((dealer) => dealer[player]!).reduce(plus)
    return { matrix, moved: times(mask, matrix) }
  })
  // Then: each sender adds its mask, the players permute their shares and take the permuted masks off.
  const masks = parts.reduce(plus)
  const masked = plus(messages, masks)
  const results = held.map(({ matrix, moved }) => minus(times(masked, matrix), moved))
  const output = messages.map((_, place) => combine(results.map((result) => result[place]!)))
  return { masks, masked, results, output }
}
