import { challenge, check, modulus, power, powerCost, run } from './model'

describe('evaluating', () => {
  it('squares one number after the other', () => {
    const { chain } = run(5, 4)
    expect(chain).toEqual([5, 25, 625 % modulus, 119 ** 2 % modulus, (119 ** 2 % modulus) ** 2 % modulus])
  })

  it.each([1, 8, 64, 200])('gives x to the power of 2 to the power of %d', (steps) => {
    expect(run(5, steps).y).toBe(power(5, 2n ** BigInt(steps)))
  })
})

describe('the proof', () => {
  it.each([2, 3, 5, 100, 252])('of an honest run from %d is valid', (x) => {
    expect(run(x, 64).valid).toBe(true)
  })

  it('splits 2 to the power of T by the prime', () => {
    const { prime, quotient, remainder } = run(5, 64)
    expect(quotient * BigInt(prime) + BigInt(remainder)).toBe(2n ** 64n)
    expect(remainder).toBeLessThan(prime)
  })

  it('does not hold for another result', () => {
    const { y, prime, remainder, proof } = run(5, 64)
    expect(check(5, y + 1, prime, remainder, proof).valid).toBe(false)
  })

  it('does not hold for another number of steps', () => {
    const { y, prime, proof } = run(5, 64)
    const other = Number(2n ** 63n % BigInt(prime))
    expect(check(5, y, prime, other, proof).valid).toBe(false)
  })

  it('answers a challenge that depends on the result and the number of steps', () => {
    expect(challenge(5, 10, 64)).not.toBe(challenge(5, 11, 64))
    expect(challenge(5, 10, 64)).not.toBe(challenge(5, 10, 65))
  })
})

describe('the cost', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [13, 5],
  ])('of the power %d is %d multiplications', (exponent, count) => {
    expect(powerCost(exponent)).toBe(count)
  })

  it('of checking stays small while that of evaluating grows', () => {
    expect(run(5, 64).cost.evaluate).toBe(64)
    expect(run(5, 1000).cost.evaluate).toBe(1000)
    expect(run(5, 1000).cost.verify).toBeLessThan(20)
  })
})
