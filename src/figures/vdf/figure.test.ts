import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { figure } from './figure'
import type { State } from './Picture'

const at = (change: Partial<State>) => figure.describe({ x: 3, steps: 64, done: 64, off: 0, ...change })
const multiplications = (text: string) => Number(/needs (\d+) multiplications/.exec(text)![1])

it('begins with nothing done and comes to an end in eight steps', () => {
  let state = figure.start
  expect(figure.describe(state)).toMatch(/^0 of 64 squarings/)
  for (let step = 0; step < 8; step++) state = figure.step!(state)
  expect(figure.describe(state)).toMatch(/^64 of 64 squarings/)
  expect(figure.step!(state)).toBeNull()
})

it('speaks of one squaring as of one', () => {
  expect(at({ steps: 8, done: 1 })).toMatch(/^1 of 8 squarings of x = 3, modulo 253, is done and gives 9\./)
  expect(at({ steps: 8, done: 2 })).toMatch(/are done and give 81\./)
})

it('is checked with few multiplications however long it takes to make', () => {
  for (const steps of [8, 16, 64, 128])
    expect(multiplications(at({ steps, done: steps }))).toBeLessThanOrEqual(18)
})

it.each([1, 2, 3, 4, 5])('refuses a result that is %d off, whether the work is done or not', (off) => {
  for (const done of [0, 64])
    for (let steps = 64; steps <= 128; steps++) expect(at({ off, done, steps })).toMatch(/, not \d+\.$/)
})

it('writes exponents in letters of their own, never in the raised digits of a font', () => {
  const picture = renderToStaticMarkup(createElement(figure.Picture, { state: figure.initial }))
  expect(picture).not.toMatch(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/)
  expect(picture).toMatch(/2<tspan dy="-0\.42em"><tspan>64<\/tspan><\/tspan>/)
})
