import { bits, join, mayHaveHeld, mint, positions, split, transferFrom } from './model'

const accounts = Array.from({ length: 40 }, (_, index) => `account${index}`)

it('never denies an account that held the coin', () => {
  for (const account of accounts) expect(mayHaveHeld(transferFrom(mint(10), account), account)).toBe(true)
})

it('clears accounts whose bits are not all set, and now and then suspects one wrongly', () => {
  const coin = transferFrom(transferFrom(mint(10), 'Alice'), 'Bob')
  // None of them has held it.
  const suspected = accounts.filter((account) => mayHaveHeld(coin, account))
  expect(suspected.length).toBeGreaterThan(0)
  expect(suspected.length).toBeLessThan(accounts.length / 2)
})

it('clears an account where a single bit of it is missing', () => {
  for (const account of accounts)
    for (const missing of positions(account)) {
      const others = Array.from({ length: bits }, (_, bit) => bit).filter((bit) => bit !== missing)
      expect(mayHaveHeld({ amount: 10, filter: new Set(others) }, account)).toBe(false)
    }
})

it('passes the filter on when a coin is split, and the amounts add up', () => {
  const [part, rest] = split(transferFrom(mint(10), 'Alice'), 3)
  expect([part.amount, rest.amount]).toEqual([3, 7])
  expect(mayHaveHeld(part, 'Alice') && mayHaveHeld(rest, 'Alice')).toBe(true)
})

it('unites the filters when coins are joined', () => {
  const joined = join(transferFrom(mint(3), 'Alice'), transferFrom(mint(4), 'Bob'))
  expect(joined.amount).toBe(7)
  expect(mayHaveHeld(joined, 'Alice') && mayHaveHeld(joined, 'Bob')).toBe(true)
})

it('has bits within the filter, and refuses parts that are none', () => {
  for (const account of accounts)
    for (const position of positions(account)) expect(position).toBeLessThan(bits)
  expect(() => split(mint(5), 5)).toThrow('5 is no part of 5.')
})
