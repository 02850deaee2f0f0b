import { power } from '../vdf/model'
import { beat, chunks, digest, levels, proofOf, pulse, steps } from './model'

const root = levels().at(-1)![0]!

/** Whether a chunk with its proof leads to the root. */
const isProven = (index: number, chunk: string, proof: readonly string[]) =>
  proof.reduce(
    (node, neighbor, height) => digest((index >> height) & 1 ? neighbor + node : node + neighbor),
    digest(chunk),
  ) === root

it('has a tree that ends in one root, made of everything below', () => {
  expect(levels().map((level) => level.length)).toEqual([8, 4, 2, 1])
  const [a, b, c, d] = ['w', 'x', 'y', 'z'].map(digest)
  expect(levels(['w', 'x', 'y', 'z']).at(-1)).toEqual([digest(digest(a! + b!) + digest(c! + d!))])
})

it('proves each chunk at its place, and neither another chunk nor another place', () => {
  chunks.forEach((chunk, index) => {
    const proof = proofOf(index)
    expect(isProven(index, chunk, proof)).toBe(true)
    expect(isProven(index, `${chunk}!`, proof)).toBe(false)
    expect(isProven(index ^ 1, chunk, proof)).toBe(false)
  })
})

it('computes an output that follows from the input by squaring', () => {
  for (let from = 0; from < 253; from++) {
    const { input, output } = pulse(from)
    expect(output).toBe(power(input!, 2n ** BigInt(steps)))
  }
})

it('selects by the output before, and goes on from its own', () => {
  const pulses = beat(77, 6)
  expect(pulses).toHaveLength(6)
  pulses.forEach(({ from, index }, number) => {
    expect(index).toBe(from % chunks.length)
    if (number) expect(from).toBe(pulses[number - 1]!.output)
  })
})

it('stops at the pulse that needs the missing chunk, and not before', () => {
  const whole = beat(77, 6)
  chunks.forEach((_, lost) => {
    const at = whole.findIndex(({ index }) => index === lost)
    const partial = beat(77, 6, lost)
    expect(partial).toHaveLength(at < 0 ? 6 : at + 1)
    if (at >= 0) expect(partial.at(-1)).toEqual({ from: whole[at]!.from, index: lost })
    expect(partial.slice(0, at < 0 ? 6 : at)).toEqual(whole.slice(0, at < 0 ? 6 : at))
  })
})

it('can ask for any chunk: no place of the block is left out', () => {
  const starts = Array.from({ length: 253 }, (_, start) => start)
  const asked = new Set(starts.map((start) => beat(start, 2)[1]!.index))
  expect(asked.size).toBe(chunks.length)
})
