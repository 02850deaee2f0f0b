import { hash } from '../hash'

/**
 * The whitepaper's planted clique addressing scheme on a graph of nine dots: key generation, and encryption of one bit
 * with learning parity with noise. The planted set is one without lines, a clique of the complement.
 */

/** Dots of the graph. A real one has so many that nobody finds the set. */
export const size = 9
/** The private key: the dots without lines between them. The scheme wants the last one among them. */
export const planted: readonly number[] = [1, 4, 6, 8]

/** The adjacency matrix: rows of 0 and 1. */
export type Graph = readonly (readonly number[])[]

const dots = Array.from({ length: size }, (_, dot) => dot)
const others = dots.filter((dot) => !planted.includes(dot))

/** 0 or 1, the same in each run. */
const coin = (name: string) => hash(name) & 1

const withLine = (graph: Graph, a: number, b: number, value: number): Graph =>
  graph.map((row, from) =>
    row.map((old, to) => ((from === a && to === b) || (from === b && to === a) ? value : old)),
  )

/** First: a random graph, each line there with an even chance. */
export const randomGraph = (seed: number): Graph =>
  dots.map((a) => dots.map((b) => (a === b ? 0 : coin(`${seed}: ${Math.min(a, b)} ${Math.max(a, b)}`))))

/** Then: no lines within the set. */
export const hide = (graph: Graph): Graph =>
  graph.map((row, a) => row.map((line, b) => (planted.includes(a) && planted.includes(b) ? 0 : line)))

/** How many of the set's dots a dot has a line to. */
export const linesTo = (graph: Graph, dot: number) => planted.filter((hidden) => graph[dot]![hidden]).length

/** At last, and the public key: every other dot gets an even number of lines to the set, by one line more or one less. */
export const evenOut = (graph: Graph, seed: number): Graph =>
  others.reduce((now, dot) => {
    const count = linesTo(now, dot)
    if (count % 2 === 0) return now
    const add = count < planted.length && coin(`${seed}: add ${dot}`) === 1
    const hidden = planted.find((candidate) => Boolean(now[dot]![candidate]) !== add)!
    return withLine(now, dot, hidden, add ? 1 : 0)
  }, graph)

/**
 * A bit under the public key: the matrix times a random row, plus noise, the last place flipped for a 1.
 * @param noise the places that are flipped by chance
 */
export function encrypt(graph: Graph, bit: 0 | 1, seed: number, noise: readonly number[]): number[] {
  const x = dots.map((dot) => coin(`${seed}: x ${dot}`))
  return graph.map((row, place) => {
    const product = row.reduce((sum, line, dot) => sum + line * x[dot]!, 0)
    return (product + (noise.includes(place) ? 1 : 0) + (place === size - 1 ? bit : 0)) % 2
  })
}

/** What the private key reads: whether the places of the set add up to an odd number. */
export const decrypt = (sealed: readonly number[]) =>
  planted.reduce((sum, place) => sum + sealed[place]!, 0) % 2
