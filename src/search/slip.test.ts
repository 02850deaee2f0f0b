import { isOneSlip } from './slip'

it.each([
  ['bucket', 'buckets', 'a letter too many'],
  ['bucket', 'bucet', 'one too few'],
  ['bucket', 'bucjet', 'a wrong one'],
  ['bucket', 'bukcet', 'two swapped'],
  ['bucket', 'ucket', 'the first one missing'],
])('%s and %s are one slip apart: %s', (a, b) => {
  expect(isOneSlip(a, b)).toBe(true)
  expect(isOneSlip(b, a)).toBe(true)
})

it.each([
  ['bucket', 'bucket'],
  ['bucket', 'bukcat'],
  ['bucket', 'buckettt'],
  ['abcd', 'dcba'],
])('%s and %s are not', (a, b) => {
  expect(isOneSlip(a, b)).toBe(false)
})
