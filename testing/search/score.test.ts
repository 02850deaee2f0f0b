import type { Catalog } from '../../src/search/catalog'
import { answerPlaceOf, placeOf, scoreOf } from './score'

const page = { path: '/docs/a/' }
const catalog = {
  parts: [
    { page, hash: '' },
    { page, hash: '#one' },
    { page: { path: '/docs/b/' }, hash: '' },
  ],
} as Catalog
const place = (expected: string[], answer: number[]) =>
  placeOf({ class: 'known', query: 'a', expected }, catalog, () => answer)

it('a right page is met by any of its parts, a right part by itself alone', () => {
  expect(place(['/docs/a/'], [2, 1, 0])).toBe(2)
  expect(place(['/docs/a/#one'], [2, 0, 1])).toBe(3)
  expect(place(['/docs/b/', '/docs/a/#one'], [0, 1])).toBe(2)
  expect(place(['/docs/b/'], [0, 1])).toBe(0)
})

it('the answer is in sight at its part alone, and at a page’s beginning where that is one', () => {
  const place = (expected: string[], answer: number[]) =>
    answerPlaceOf({ query: 'a', expected }, catalog, () => answer)
  expect(place(['/docs/a/'], [1, 2, 0])).toBe(3)
  expect(place(['/docs/a/#one'], [1, 0])).toBe(1)
  expect(place(['/docs/a/#one'], [0, 2])).toBe(0)
})

it('a score sums up places: first, among five, and the mean of 1 / place, none counting as 0', () => {
  expect(scoreOf([1, 2, 5, 6, 0])).toEqual({
    count: 5,
    hit1: 1 / 5,
    hit5: 3 / 5,
    mrr: (1 + 1 / 2 + 1 / 5 + 1 / 6) / 5,
  })
})
