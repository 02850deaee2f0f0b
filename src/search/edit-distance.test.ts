import { isOneEditApart } from './edit-distance'

it.each([
  ['bucket', 'buckets', 'a letter too many'],
  ['bucket', 'bucet', 'one too few'],
  ['bucket', 'bucjet', 'a wrong one'],
  ['bucket', 'bukcet', 'two swapped'],
  ['bucket', 'ucket', 'the first one missing'],
])('%s and %s are one edit apart: %s', (a, b) => {
  expect(isOneEditApart(a, b)).toBe(true)
  expect(isOneEditApart(b, a)).toBe(true)
})

it.each([
  ['bucket', 'bucket'],
  ['bucket', 'bukcat'],
  ['bucket', 'buckettt'],
  ['abcd', 'dcba'],
])('%s and %s are not', (a, b) => {
  expect(isOneEditApart(a, b)).toBe(false)
})
