import { circuit, layers, peel, seal, textOf, travel, wrap } from './model'

const text = 'hello'
const bytes = [...new TextEncoder().encode(text)]

it('arrives: three layers come off in turn, and Bob reads what Alice wrote', () => {
  const { links, dropped } = travel(text)
  expect(dropped).toBeUndefined()
  expect(links.map((cell) => cell.length)).toEqual([8, 7, 6, 5])
  expect(textOf(links.at(-1)!)).toBe(text)
  expect(seal(text)).toHaveLength(text.length + layers)
})

it('is no other layer than the outermost that a relay can take off', () => {
  const cell = seal(text)
  expect(circuit.map(({ secret }) => peel(secret, cell) !== null)).toEqual([true, false, false])
})

it('looks different on every link: no byte string of one link is part of another', () => {
  const hex = travel(text).links.map((cell) => cell.join())
  hex.forEach((one, index) =>
    hex.forEach((other, place) => index !== place && expect(other).not.toContain(one)),
  )
})

it('is the same for whom it is for only: the last relay sees what leaves it, the others nothing of the text', () => {
  const { links } = travel(text)
  for (const cell of links.slice(0, -1)) expect(textOf(cell)).not.toContain('he')
})

it('names Alice to the first relay alone and Bob to the last alone', () => {
  const names = circuit.map(({ from, to }) => [from, to])
  expect(names.map((pair) => pair.includes('Alice'))).toEqual([true, false, false])
  expect(names.map((pair) => pair.includes('Bob'))).toEqual([false, false, true])
})

it('passes from relay to relay: each id that goes out comes in at the next, and none occurs twice', () => {
  circuit.slice(1).forEach((entry, index) => {
    expect(entry.inbound).toBe(circuit[index]!.outbound)
    expect(entry.from).toBe(circuit[index]!.relay)
  })
  expect(new Set(circuit.flatMap(({ inbound, outbound }) => [inbound, outbound])).size).toBe(4)
})

it('agrees on another secret with each relay', () => {
  expect(new Set(circuit.map(({ secret }) => secret)).size).toBe(3)
})

it('is dropped by the next relay when a bit was changed on the way', () => {
  expect([0, 1, 2].map((link) => travel(text, link).dropped)).toEqual(['R1', 'R2', 'R3'])
  expect(travel(text, 1).links).toHaveLength(2)
})

it('undoes what it did, for every secret', () => {
  for (let secret = 1; secret < 47; secret++) expect(peel(secret, wrap(secret, bytes))).toEqual(bytes)
})
