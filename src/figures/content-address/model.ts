import { modInverse, modPow } from '../arithmetic'
import { hash as stir } from '../hash'

/**
 * Poseidon (L. Grassi and others, 2021, https://eprint.iacr.org/2019/458) over a small prime field, in the shape in which
 * the node uses it: full rounds around partial ones, the power 5, a Cauchy matrix, and bytes taken in from frames. The
 * node's prime has 254 bits and its constants come from a generator of their own; these are stand-ins of the same kind.
 */

/** The field: the largest prime below 2^16 in which taking the fifth power loses nothing. */
export const prime = 65519
/** Elements of the state: one that stays inside, two that take input. */
export const width = 3
/** Rounds in which all elements go through the power: half before, half after the partial ones. */
const fullRounds = 8
/** Rounds in which only the first does. */
const partialRounds = 12

/** The S-box: the fifth power. */
export const sbox = (value: number) => modPow(value, 5, prime)

const elements = Array.from({ length: width }, (_, index) => index)

/** The mixing matrix, 1 / (row + column) for rows 1 to 3 and columns 4 to 6: a Cauchy matrix, so every element reaches every other. */
export const matrix = elements.map((row) =>
  elements.map((column) => modInverse(row + 1 + column + width + 1, prime)),
)

const constants = Array.from(
  { length: (fullRounds + partialRounds) * width },
  (_, index) => stir(`round constant ${index}`) % prime,
)

type State = readonly number[]

/** One round: add constants, take the power of all elements or of the first, mix. */
export function round(state: State, number: number): State {
  const isFull = number < fullRounds / 2 || number >= fullRounds / 2 + partialRounds
  const powered = state.map((value, index) => {
    const keyed = (value + constants[number * width + index]!) % prime
    return isFull || index === 0 ? sbox(keyed) : keyed
  })
  return matrix.map((row) => row.reduce((sum, factor, index) => (sum + factor * powered[index]!) % prime, 0))
}

/** All rounds on a state. */
export const permute = (state: State): State =>
  Array.from({ length: fullRounds + partialRounds }).reduce<State>(
    (now, _, number) => round(now, number),
    state,
  )

/** The hash of one or two elements: what stands first after the permutation. */
const compress = (a: number, b = 0) => permute([0, a, b])[0]!

/**
 * The hash of bytes: each is an element; the first two go in together, each later one with the hash so far.
 * @returns four hexadecimal digits
 * @throws RangeError for no bytes, which the node refuses as well
 */
export function hash(bytes: readonly number[]): string {
  const [first, second, ...rest] = bytes
  if (first === undefined) throw new RangeError('There is nothing to hash: give at least one byte.')
  const result = rest.reduce((now, byte) => compress(now, byte), compress(first, second))
  return result.toString(16).padStart(4, '0')
}

/** The bytes of a text in UTF-8. */
export const bytesOf = (text: string) => [...new TextEncoder().encode(text)]
const bytesOfHex = (hex: string) => hex.match(/../g)!.map((pair) => parseInt(pair, 16))

/** An address on two levels. */
export interface Address {
  /** Of the application: the hash of its circuit or of the name of an intrinsic. */
  application: string
  /** Of the encrypted content alone. */
  inner: string
  /** Of the content in the application. */
  content: string
}

/**
 * The addresses of a content in an application.
 * @param application what identifies it: the compiled circuit, or the name of an intrinsic
 * @param content the content as it is stored, encrypted
 */
export function addressOf(application: string, content: string): Address {
  const [app, inner] = [hash(bytesOf(application)), hash(bytesOf(content))]
  return { application: app, inner, content: hash([...bytesOfHex(app), ...bytesOfHex(inner)]) }
}
