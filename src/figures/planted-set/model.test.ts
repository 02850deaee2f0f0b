import { decrypt, encrypt, evenOut, hide, linesTo, planted, randomGraph, size, type Graph } from './model'

const seeds = Array.from({ length: 60 }, (_, seed) => seed)
const dots = Array.from({ length: size }, (_, dot) => dot)

/** The public key: all three steps. */
const publicKey = (seed: number) => evenOut(hide(randomGraph(seed)), seed)

const isSymmetric = (graph: Graph) =>
  dots.every((a) => graph[a]![a] === 0 && dots.every((b) => graph[a]![b] === graph[b]![a]))

it('draws graphs: lines have two ends, none leads back, about half of all are there', () => {
  const lines = seeds.map((seed) => {
    expect(isSymmetric(randomGraph(seed))).toBe(true)
    return (
      randomGraph(seed)
        .flat()
        .reduce((sum, line) => sum + line, 0) / 2
    )
  })
  const average = lines.reduce((sum, count) => sum + count, 0) / lines.length
  // 9 × 8 / 2 = 36 possible lines, each with an even chance.
  expect(average).toBeGreaterThan(16)
  expect(average).toBeLessThan(20)
})

it('removes every line within the set, and no other', () => {
  for (const seed of seeds) {
    const [before, after] = [randomGraph(seed), hide(randomGraph(seed))]
    for (const a of dots)
      for (const b of dots)
        expect(after[a]![b]).toBe(planted.includes(a) && planted.includes(b) ? 0 : before[a]![b])
  }
})

it('makes a key in which every dot has an even number of lines to the set', () => {
  for (const seed of seeds) {
    const key = publicKey(seed)
    expect(isSymmetric(key)).toBe(true)
    for (const dot of dots) expect(linesTo(key, dot) % 2).toBe(0)
    for (const hidden of planted) expect(linesTo(key, hidden)).toBe(0)
  }
})

it('needs the evening out: without it, some bits are read wrongly', () => {
  const wrong = seeds.filter((seed) => decrypt(encrypt(hide(randomGraph(seed)), 0, seed, [])) !== 0)
  expect(wrong.length).toBeGreaterThan(0)
})

it('reads every bit back when there is no noise', () => {
  for (const seed of seeds)
    for (const bit of [0, 1] as const) expect(decrypt(encrypt(publicKey(seed), bit, seed + 7, []))).toBe(bit)
})

it('is misled by an odd number of noisy places of the set, and by nothing else', () => {
  const key = publicKey(3)
  for (let pattern = 0; pattern < 2 ** size; pattern++) {
    const noise = dots.filter((dot) => (pattern >> dot) & 1)
    const hits = noise.filter((dot) => planted.includes(dot)).length
    expect(decrypt(encrypt(key, 1, 5, noise)) === 1).toBe(hits % 2 === 0)
  }
})
