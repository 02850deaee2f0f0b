import { modPow } from '../arithmetic'

/** A run of a verifiable delay function on small numbers, with Wesolowski's proof (https://eprint.iacr.org/2018/623). */
export interface Run {
  /** The numbers from x to y, each the square of the one before. */
  chain: number[]
  y: number
  /** The prime of the challenge, made from x and y. */
  prime: number
  /** 2^T divided by the prime: quotient and remainder. */
  quotient: bigint
  remainder: number
  proof: number
  /** What the check multiplies together: proof^prime and x^remainder. */
  parts: [number, number]
  valid: boolean
  /** Multiplications that the two sides need, one after the other. */
  cost: { evaluate: number; verify: number }
}

/** The modulus: 11 times 23. A real one has unknown factors; the network uses class groups, which have none. */
export const modulus = 253

/** A number to a power in the group. */
export const power = (base: number, exponent: bigint | number) => modPow(base, exponent, modulus)

/** Multiplications that a power takes: a squaring for each further binary digit, a multiplication for each further 1. */
export function powerCost(exponent: number): number {
  const digits = exponent.toString(2)
  return exponent === 0 ? 0 : digits.length - 1 + (digits.split('1').length - 2)
}

/** The primes that a challenge may be. */
const primes = [5, 7, 11, 13, 17, 19, 23, 29]

/** Evaluates x, squared `steps` times, and proves and checks the result. */
export function run(x: number, steps: number): Run {
  const chain = [x]
  for (let step = 0; step < steps; step++) chain.push(chain.at(-1)! ** 2 % modulus)
  const y = chain.at(-1)!
  const { cost, ...proven } = prove(x, y, steps)
  return { chain, y, ...proven, cost: { evaluate: steps, verify: cost } }
}

/**
 * A claim that `steps` squarings lead from x to y, with the best proof that there is for it, and its check. A false
 * claim gets the proof of the true one, and fails.
 */
export function prove(x: number, y: number, steps: number) {
  const prime = challenge(x, y, steps)
  const quotient = 2n ** BigInt(steps) / BigInt(prime)
  const remainder = Number(2n ** BigInt(steps) % BigInt(prime))
  const proof = power(x, quotient)
  const cost = powerCost(prime) + powerCost(remainder) + 1
  return { prime, quotient, remainder, proof, ...check(x, y, prime, remainder, proof), cost }
}

/** A prime that depends on input, output and number of steps, so that a prover can't choose it. */
export const challenge = (x: number, y: number, steps: number): number =>
  primes[(x * 7 + y * 13 + steps) % primes.length]!

/** Whether proof^prime times x^remainder is y, and the two parts. */
export function check(
  x: number,
  y: number,
  prime: number,
  remainder: number,
  proof: number,
): Pick<Run, 'parts' | 'valid'> {
  const parts: Run['parts'] = [power(proof, prime), power(x, remainder)]
  return { parts, valid: (parts[0] * parts[1]) % modulus === y }
}
