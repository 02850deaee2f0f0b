import { contrast } from './contrast'

it.each([
  ['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 21],
  ['rgb(255, 255, 255)', 'rgb(255, 255, 255)', 1],
  ['rgb(119, 119, 119)', 'rgb(255, 255, 255)', 4.48], // the darkest grey that is known for failing AA
  ['rgb(0, 0, 255)', 'rgb(255, 255, 255)', 8.59],
])('of %s and %s is %d, whichever comes first', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2)
  expect(contrast(other, one)).toBeCloseTo(ratio, 2)
})

it('is not known of colors that let others through', () => {
  expect(() => contrast('rgba(0, 0, 0, 0)', 'rgb(0, 0, 0)')).toThrow('"rgba(0, 0, 0, 0)" is no opaque color')
})
