import { mod, modInverse, modPow } from './arithmetic'

it.each([
  [0, 0],
  [23, 0],
  [24, 1],
  [-1, 22],
  [-46, 0],
])('the remainder of %d by 23 is %d', (value, remainder) => {
  expect(mod(value, 23)).toBe(remainder)
})

it.each([
  [5, 0, 253],
  [5, 1, 253],
  [4, 23, 47],
  [-3, 5, 97],
  [65518, 65517, 65519],
  [2 ** 26 - 6, 12, 2 ** 26 - 5],
])('%d to the power of %d modulo %d is what whole numbers of any size give', (base, exponent, modulus) => {
  const exact = BigInt(base) ** BigInt(exponent) % BigInt(modulus)
  expect(modPow(base, exponent, modulus)).toBe(mod(Number(exact), modulus))
})

it('takes exponents that no number holds', () => {
  // 47 − 1 divides the exponent, so that the power is 1 (Fermat), and one more gives the base.
  expect(modPow(5, 46n * 10n ** 40n, 47)).toBe(1)
  expect(modPow(5, 46n * 10n ** 40n + 1n, 47)).toBe(5)
})

it.each([23, 47, 97])('each number but 0 has an inverse modulo %d, negative ones too', (prime) => {
  for (let value = 1; value < prime; value++) {
    expect((value * modInverse(value, prime)) % prime).toBe(1)
    expect(mod(-value * modInverse(-value, prime), prime)).toBe(1)
  }
})

it.each([0, 47, -94])('%d has no inverse modulo 47', (value) => {
  expect(() => modInverse(value, 47)).toThrow(`${value} has no inverse modulo 47.`)
})
