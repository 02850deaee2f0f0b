import { agree, publicOf } from '../diffie-hellman'
import { hash } from '../hash'

/**
 * A circuit of the node's onion router on small numbers: a secret with each relay by Diffie-Hellman, one layer of
 * encryption for each, and on every link an id that means nothing elsewhere. Addresses are in the relays' tables, not
 * in the cell.
 */

/** A relay's entry for a circuit: all that it knows of it. */
export interface Entry {
  relay: string
  from: string
  to: string
  /** Ids of the circuit on the two links. */
  inbound: number
  outbound: number
  /** What the relay and the originator agreed on. */
  secret: number
}

/** Bytes of the tag that tells a relay whether a cell is whole; stands for that of an authenticated cipher. */
const tagLength = 1

/** The key stream of a secret; stands for a cipher. */
const stream = (secret: number, length: number) =>
  Array.from({ length }, (_, index) => hash(`${secret}:${index}`) % 256)

const tagOf = (secret: number, bytes: readonly number[]) => hash(`${secret}|${bytes.join()}`) % 256

/** One layer on: a tag in front, then everything encrypted. */
export function wrap(secret: number, bytes: readonly number[]): number[] {
  const whole = [tagOf(secret, bytes), ...bytes]
  const key = stream(secret, whole.length)
  return whole.map((byte, index) => byte ^ key[index]!)
}

/** One layer off; null where the secret is another one or the cell was changed. */
export function peel(secret: number, cell: readonly number[]): number[] | null {
  const key = stream(secret, cell.length)
  const [tag, ...bytes] = cell.map((byte, index) => byte ^ key[index]!)
  return tag === tagOf(secret, bytes) ? bytes : null
}

const path = ['Alice', 'R1', 'R2', 'R3', 'Bob']
const ids = [7, 31, 4, 18]
const alices = [9, 22, 35]
const relays = [13, 28, 40]

/** The circuit from Alice over three relays to Bob. */
export const circuit: readonly Entry[] = relays.map((own, index) => ({
  relay: path[index + 1]!,
  from: path[index]!,
  to: path[index + 2]!,
  inbound: ids[index]!,
  outbound: ids[index + 1]!,
  secret: agree(own, publicOf(alices[index]!)),
}))

/** What Alice sends: the layer of the last relay first, that of the first outermost. */
export const seal = (text: string): number[] =>
  circuit.reduceRight<number[]>((cell, { secret }) => wrap(secret, cell), [...new TextEncoder().encode(text)])

/** How far a cell came. */
export interface Journey {
  /** The cell on each link that it reached, Alice's first. */
  links: readonly (readonly number[])[]
  /** The relay that found the cell broken and dropped it. */
  dropped?: string
}

/**
 * A cell on its way.
 * @param changed the link on which somebody flips a bit of the cell, from 0; none if left out
 */
export function travel(text: string, changed?: number): Journey {
  const links: number[][] = []
  let cell = seal(text)
  for (const { relay, secret } of circuit) {
    links.push(cell)
    const arrived =
      links.length - 1 === changed ? cell.map((byte, index) => (index === 2 ? byte ^ 1 : byte)) : cell
    const peeled = peel(secret, arrived)
    if (!peeled) return { links, dropped: relay }
    cell = peeled
  }
  return { links: [...links, cell] }
}

/** The text that bytes in UTF-8 stand for. */
export const textOf = (bytes: readonly number[]) => new TextDecoder().decode(new Uint8Array(bytes))
export const layers = circuit.length * tagLength
