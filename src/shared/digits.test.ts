import { readNumbers, writeNumbers } from './digits'

const edges = [0, 1, 63, 64, 65, 64 * 30 - 1, 64 * 30, 64 * 31 - 1, 64 * 31, 4273, 100_000, 1_000_000]

it('numbers are read as they were written', () => {
  expect(readNumbers(writeNumbers(edges))).toEqual(edges)
  const many = Array.from({ length: 5000 }, (_, number) => number)
  expect(readNumbers(writeNumbers(many))).toEqual(many)
  expect(readNumbers('')).toEqual([])
})

it('are plain characters, one for a small number', () => {
  expect(writeNumbers(edges)).toMatch(/^[!-~]*$/)
  expect(writeNumbers([0, 63])).toHaveLength(2)
  expect(writeNumbers([64])).toHaveLength(2)
})
