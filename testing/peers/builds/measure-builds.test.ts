import { medianCost } from './measure-builds'

it('of each figure the median is kept, rounded', () => {
  const costs = [1, 3, 2].map((factor) => ({
    seconds: 10.06 * factor,
    cpu: 12 * factor,
    memory: 900.4 / factor,
  }))
  expect(medianCost(costs)).toEqual({ seconds: 20.1, cpu: 24, memory: 450 })
})
