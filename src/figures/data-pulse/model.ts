import { hash } from '../hash'
import { run } from '../vdf/model'

/**
 * The clock of a block of data in the published design, on small numbers: each output of a verifiable delay function
 * selects a chunk, and the Merkle proof of that chunk is the next input. Who lacks the chunk can't go on.
 */

/** The block: eight chunks, so that the tree has three levels above them. */
export const chunks: readonly string[] = [
  'seas',
  'on of',
  ' mist',
  's and',
  ' mell',
  'ow fr',
  'uitfu',
  'lness',
]
/** Squarings of each pulse. */
export const steps = 40

/** A fingerprint of a text in four hexadecimal digits; stands for a cryptographic hash. */
export const digest = (text: string) => (hash(text) >>> 16).toString(16).padStart(4, '0')

/** All levels of the tree, leaves first, the root last. */
export function levels(leaves: readonly string[] = chunks): string[][] {
  const result = [leaves.map(digest)]
  for (let level = result[0]!; level.length > 1; level = result.at(-1)!)
    result.push(
      Array.from({ length: level.length / 2 }, (_, index) =>
        digest(level[2 * index]! + level[2 * index + 1]!),
      ),
    )
  return result
}

/** The neighbors on the way from a chunk to the root: what a proof consists of besides the chunk. */
export const proofOf = (index: number): string[] =>
  levels()
    .slice(0, -1)
    .map((level, height) => level[(index >> height) ^ 1]!)

export interface Pulse {
  /** The output that it starts from. */
  from: number
  /** The chunk that this output selects. */
  index: number
  /** The proof, the input made of it, and the output; missing where the chunk is. */
  proof?: readonly string[]
  input?: number
  output?: number
}

/** One pulse after an output; without the chunk it ends early. */
export function pulse(from: number, lost?: number): Pulse {
  const index = from % chunks.length
  if (index === lost) return { from, index }
  const proof = proofOf(index)
  const input = 2 + (hash(`${from}${chunks[index]!}${proof.join('')}`) % 250)
  return { from, index, proof, input, output: run(input, steps).y }
}

/** Pulses one after the other, until the number is reached or a chunk is missing. */
export function beat(start: number, count: number, lost?: number): Pulse[] {
  const pulses: Pulse[] = []
  let output: number | undefined = start
  while (pulses.length < count && output !== undefined) {
    const next = pulse(output, lost)
    pulses.push(next)
    output = next.output
  }
  return pulses
}
