import { agree, generator, prime, publicOf } from './diffie-hellman'

const secrets = Array.from({ length: prime - 1 }, (_, index) => index + 1)

it('works in a group that the generator makes', () => {
  expect(new Set(secrets.map(publicOf)).size).toBe(prime - 1)
  expect(publicOf(1)).toBe(generator)
})

it('lets both sides agree from a secret of one and a public number of the other', () => {
  for (const a of secrets) for (const b of secrets) expect(agree(a, publicOf(b))).toBe(agree(b, publicOf(a)))
})
