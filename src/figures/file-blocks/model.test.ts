import { blocksOf, hashOf, join } from './model'

const text = 'Blocks carry numbers and hashes.'

it.each([
  ['', '811c9dc5'],
  ['a', 'e40c292c'],
  ['foobar', 'bf9cf968'],
])('hashes %j as the published test values say', (value, hash) => {
  expect(hashOf(value)).toBe(hash)
})

it.each([1, 5, 8, 31, 32, 100])('gives the text again from blocks of %d, in any order', (size) => {
  const blocks = blocksOf(text, size)
  expect(join([...blocks].reverse())).toBe(text)
  expect(blocks.reduce((sum, block) => sum + block.size, 0)).toBe(text.length)
})

it('notices a block that is missing or changed', () => {
  const blocks = blocksOf(text, 8)
  expect(() => join(blocks.filter(({ number }) => number !== 1))).toThrow('Block 1 is missing.')
  const changed = blocks.map((block) => (block.number === 2 ? { ...block, data: 'anything' } : block))
  expect(() => join(changed)).toThrow('Block 2 is not what its hash says.')
})

it('needs a size', () => {
  expect(() => blocksOf(text, 0)).toThrow("A block can't have 0 characters.")
})
