import { modPow } from './arithmetic'

/**
 * Agreeing on a secret in public (W. Diffie, M. Hellman, "New Directions in Cryptography", 1976), over the numbers modulo a
 * small prime instead of an elliptic curve. Far too small to be safe, and exactly the same steps.
 */

/** Modulus and generator: 5 generates all numbers from 1 to 46. */
export const prime = 47
export const generator = 5

/** What a side sends: the generator to the power of its secret. */
export const publicOf = (secret: number) => modPow(generator, secret, prime)

/** What two sides agree on, each from its own secret and the other's public number. */
export const agree = (secret: number, theirs: number) => modPow(theirs, secret, prime)
