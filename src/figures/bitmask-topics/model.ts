import { hash } from '../hash'

/**
 * Topics of BlossomSub on small numbers, in the steps of the node's crate `quil-p2p`: an address sets three bits of a mask,
 * a mask is cut into slices of one bit, and peers are chosen by the slices that they follow. The node has 256 bits and
 * SHA3-256; here are 16 and a short hash.
 */

/** Bits of a mask, and bits that an address sets in it. */
export const bits = 16
export const setBits = 3
/** How many peers a node keeps for a topic. The node aims at 8. */
export const wanted = 4

/** The positions of the bits that are set, in rising order. */
export type Mask = readonly number[]

/** The mask of an address: three different positions, taken from its hash one after the other. */
export function maskOf(address: string): Mask {
  const positions = new Set<number>()
  for (let part = 0; positions.size < setBits; part++) positions.add(hash(`${address}/${part}`) % bits)
  return [...positions].sort((a, b) => a - b)
}

/** What a peer follows: the bits of all its addresses together. */
export const union = (masks: readonly Mask[]): Mask => [...new Set(masks.flat())].sort((a, b) => a - b)

/** Whether a peer follows all of a topic, a part of it, or nothing. */
export type Kind = 'same' | 'broker' | 'none'

/** How a peer stands to a topic: it follows all of its slices, some, or none. */
export function kindOf(follows: Mask, topic: Mask): Kind {
  const common = topic.filter((bit) => follows.includes(bit)).length
  return common === topic.length ? 'same' : common ? 'broker' : 'none'
}

/** A node that another one may connect to. */
export interface Peer {
  name: string
  /** The shards that it serves. */
  shards: readonly string[]
}

/** The peers that a node connects to for a topic: those of the same topic first, then brokers, up to the number wanted. */
export function mesh(peers: readonly Peer[], topic: Mask): Peer[] {
  const of = (kind: Kind) => peers.filter(({ shards }) => kindOf(union(shards.map(maskOf)), topic) === kind)
  return [...of('same'), ...of('broker')].slice(0, wanted)
}
