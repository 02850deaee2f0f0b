import { median, quantile } from './quantile'

it('is the value below which a share lies, whatever their order', () => {
  const values = [30, 9, 100, 20]
  expect([0, 0.25, 0.5, 0.95, 1].map((share) => quantile(values, share))).toEqual([9, 20, 30, 100, 100])
  expect(values).toEqual([30, 9, 100, 20])
})

it('of half is the one in the middle; of nothing there is none', () => {
  expect(median([5, 1, 100])).toBe(5)
  expect(median([])).toBeNaN()
})
