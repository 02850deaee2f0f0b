import { combine, generator, order, partOf, power, prime, shareOf, weight } from './model'

const key = 9
const slope = 5
const all = [1, 2, 3]
const pairs = [
  [1, 2],
  [1, 3],
  [2, 3],
  [3, 1],
]

it('works in a group of the order that it says', () => {
  const powers = Array.from({ length: order }, (_, exponent) => power(generator, exponent))
  expect(new Set(powers).size).toBe(order)
  expect((powers.at(-1)! * generator) % prime).toBe(1)
})

it.each(pairs)('does with the shares of %d and %d what the key would do', (...holders) => {
  for (let base = 1; base < order; base++) {
    const point = power(generator, base)
    const parts = holders.map((holder) => partOf(point, shareOf(key, slope, holder), holder, holders))
    expect(combine(parts)).toBe(power(point, key))
  }
})

it('does it with all three as well', () => {
  const parts = all.map((holder) => partOf(generator, shareOf(key, slope, holder), holder, all))
  expect(combine(parts)).toBe(power(generator, key))
})

it('tells nothing by one share: every key fits it, each with one slope', () => {
  const share = shareOf(key, slope, 2)
  for (let other = 0; other < order; other++) {
    const slopes = Array.from({ length: order }, (_, value) => value).filter(
      (value) => shareOf(other, value, 2) === share,
    )
    expect(slopes).toHaveLength(1)
  }
})

it('weighs shares so that they meet at 0', () => {
  for (const holders of pairs) {
    const sum = holders.reduce(
      (total, holder) => total + shareOf(key, slope, holder) * weight(holder, holders),
      0,
    )
    expect(sum % order).toBe(key)
  }
})
