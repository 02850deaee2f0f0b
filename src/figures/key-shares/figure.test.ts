import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe as describeState, figure } from './figure'

const state = { holders: [1, 2] }

it('says modulo which number it multiplies, and modulo which the shares count', () => {
  const words = figure.describe(state)
  expect(words).toContain('modulo 47')
  expect(words).toContain('modulo 23')
  const picture = renderToStaticMarkup(createElement(figure.Picture, { state }))
  expect(picture).toMatch(/× \d+ = \d+ mod 47/)
  expect(picture).toContain('modulo 23')
})

it('steps from one holder, who is not enough, through every pair to all three', () => {
  let state = figure.start as Parameters<typeof describeState>[0]
  const rights: boolean[] = []
  for (let next: unknown = state; next; next = figure.step!(state)) {
    state = next as typeof state
    rights.push(describeState(state).includes('which is what the key would give'))
  }
  expect(rights).toEqual([false, true, true, true, true])
  // From a group that a reader has chosen, on to the first.
  expect(figure.step!({ holders: [3] })).toEqual(figure.start)
})
