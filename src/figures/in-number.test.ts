import { byNumber, inNumber } from './in-number'

it('puts a noun into the number of what is counted', () => {
  expect([0, 1, 2].map((count) => inNumber(count, 'edge'))).toEqual(['0 edges', '1 edge', '2 edges'])
})

it('chooses words by number', () => {
  expect([0, 1, 2].map((count) => byNumber(count, 'is', 'are'))).toEqual(['are', 'is', 'are'])
})
