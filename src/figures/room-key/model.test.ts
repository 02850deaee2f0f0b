import { generator, order, power, prime } from '../key-shares/model'
import { commitment, fragment, generate, isOnLine, raise, type Line } from './model'

const lines: readonly Line[] = [
  { secret: 4, slope: 7 },
  { secret: 9, slope: 2 },
  { secret: 15, slope: 11 },
]
const pairs = [
  [1, 2],
  [1, 3],
  [2, 3],
] as const
const total = (4 + 9 + 15) % order

it('gives every pair of members the same key: the one of all secrets together', () => {
  const { shares, refused } = generate(lines)
  expect(refused).toEqual([])
  for (const pair of pairs) expect(raise(generator, shares, pair)).toBe(power(generator, total))
})

it('makes that key from what is public as well: the product of the first commitments', () => {
  const product = lines.reduce((key, line) => (key * commitment(line)[0]) % prime, 1)
  expect(raise(generator, generate(lines).shares, [1, 2])).toBe(product)
})

it('leaves one member alone with a share that fits any key', () => {
  const own = generate(lines).shares[0]!
  const fitting = Array.from({ length: order }, (_, secret) =>
    Array.from({ length: order }, (_, slope) => slope).filter(
      (slope) => fragment({ secret, slope }, 1) === own,
    ),
  )
  for (const slopes of fitting) expect(slopes).toHaveLength(1)
})

it('accepts every true fragment and no other', () => {
  for (const line of lines)
    for (const member of [1, 2, 3])
      for (let given = 0; given < order; given++)
        expect(isOnLine(given, member, commitment(line))).toBe(given === fragment(line, member))
})

it('finds the fragment that was tampered with, which would have given pairs different keys', () => {
  const { refused, shares } = generate(lines, 5)
  expect(refused).toEqual([{ giver: 3, taker: 1 }])
  expect(raise(generator, shares, [1, 2])).not.toBe(raise(generator, shares, [2, 3]))
})

it('turns to a key that needs shares: the same for every pair, another for each fresh number', () => {
  const { shares } = generate(lines)
  const keys = Array.from({ length: order - 1 }, (_, index) => {
    const fresh = power(generator, index + 1)
    const [key, ...others] = pairs.map((pair) => raise(fresh, shares, pair))
    for (const other of others) expect(other).toBe(key)
    expect(key).toBe(power(fresh, total))
    return key
  })
  expect(new Set(keys).size).toBe(order - 1)
})

it('changes the key with any member’s secret', () => {
  lines.forEach((_, index) => {
    const changed = lines.map((line, other) =>
      other === index ? { ...line, secret: line.secret + 1 } : line,
    )
    expect(raise(generator, generate(changed).shares, [1, 2])).not.toBe(power(generator, total))
  })
})
