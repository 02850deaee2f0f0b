import { addressOf, bytesOf, hash, matrix, permute, prime, round, sbox, width } from './model'

/** Determinant modulo the prime, by the rule of Sarrus. */
const determinant = ([a, b, c]: readonly (readonly number[])[]) => {
  const big = (x: number, y: number, z: number) => BigInt(x) * BigInt(y) * BigInt(z)
  const sum =
    big(a![0]!, b![1]!, c![2]!) +
    big(a![1]!, b![2]!, c![0]!) +
    big(a![2]!, b![0]!, c![1]!) -
    big(a![2]!, b![1]!, c![0]!) -
    big(a![0]!, b![2]!, c![1]!) -
    big(a![1]!, b![0]!, c![2]!)
  return Number(((sum % BigInt(prime)) + BigInt(prime)) % BigInt(prime))
}

it('has a power that loses nothing: the S-box takes every value to another one', () => {
  expect(new Set(Array.from({ length: prime }, (_, value) => sbox(value))).size).toBe(prime)
})

it('takes the fifth power', () => {
  expect([sbox(2), sbox(9)]).toEqual([32, 9 ** 5])
  expect(sbox(1234)).toBe(Number(1234n ** 5n % BigInt(prime)))
})

it('mixes so that every element reaches every other, and can be undone', () => {
  for (const row of matrix) for (const factor of row) expect(factor).toBeGreaterThan(0)
  expect((matrix[0]![0]! * 5) % prime).toBe(1)
  expect(determinant(matrix)).not.toBe(0)
})

it('powers all elements in a full round and the first alone in a partial one', () => {
  // In a partial round the second element enters linearly: equal steps give equal differences.
  const second = (number: number) => {
    const [a, b, c] = [1, 2, 3].map((value) => round([7, value, 9], number)[0]!)
    return (a! - 2 * b! + c! + 3 * prime) % prime
  }
  expect(second(4)).toBe(0)
  expect(second(0)).not.toBe(0)
  expect(second(16)).not.toBe(0)
})

it('changes the whole state with one element, and gives equal results for equal states', () => {
  const [a, b] = [permute([0, 1, 2]), permute([0, 1, 3])]
  for (let index = 0; index < width; index++) expect(a[index]).not.toBe(b[index])
  expect(permute([0, 1, 2])).toEqual(a)
})

it('spreads hashes: 2,000 texts collide about as often as chance has it', () => {
  const hashes = Array.from({ length: 2000 }, (_, index) => hash(bytesOf(`text ${index}`)))
  // Expected by the birthday formula: 2000² / (2 × 65519) ≈ 31.
  const collisions = hashes.length - new Set(hashes).size
  expect(collisions).toBeGreaterThan(10)
  expect(collisions).toBeLessThan(60)
})

it('takes in every byte, and refuses none at all', () => {
  expect(hash([1, 2, 3])).not.toBe(hash([1, 2, 4]))
  expect(hash([1, 2, 3])).not.toBe(hash([2, 1, 3]))
  expect(() => hash([])).toThrow('There is nothing to hash: give at least one byte.')
})

it('puts the same content at another address in another application, and other content elsewhere', () => {
  const [a, b, c] = [addressOf('one', 'x'), addressOf('two', 'x'), addressOf('one', 'y')]
  expect(a.inner).toBe(b.inner)
  expect(a.application).toBe(c.application)
  expect(new Set([a.content, b.content, c.content]).size).toBe(3)
})

it('hashes the two parts joined, the application first', () => {
  const { application, inner, content } = addressOf('one', 'x')
  const bytes = (hex: string) => [parseInt(hex.slice(0, 2), 16), parseInt(hex.slice(2), 16)]
  expect(content).toBe(hash([...bytes(application), ...bytes(inner)]))
  expect(content).not.toBe(hash([...bytes(inner), ...bytes(application)]))
})
