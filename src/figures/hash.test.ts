import { fnv1a, hash } from './hash'

it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
  ['é', 0x1e9de8c1], // worked out from its two bytes in UTF-8
])('hashes %j as the published test values of FNV-1a say', (text, value) => {
  expect(fnv1a(text)).toBe(value)
})

it('spreads short texts over few places, each about as often as it should be', () => {
  const places = Array.from({ length: 16 }, () => 0)
  for (let index = 0; index < 1600; index++) places[hash(`a${index}`) % 16]! += 1
  for (const count of places) expect(Math.abs(count - 100)).toBeLessThan(40)
})

it('tells texts of the same letters apart by its last bit as well, which FNV-1a alone does not', () => {
  const pairs = Array.from({ length: 200 }, (_, index) => [`${index}:7`, `7:${index}`] as const)
  const alike = (of: (text: string) => number) => pairs.filter(([a, b]) => ((of(a) ^ of(b)) & 1) === 0).length
  expect(alike(fnv1a)).toBe(200)
  expect(Math.abs(alike(hash) - 100)).toBeLessThan(30)
})
