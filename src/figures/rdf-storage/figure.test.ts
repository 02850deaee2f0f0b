import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { tones } from '../kit'
import { describe as inWords, figure } from './figure'
import type { State } from './Picture'

const after = (steps: number) =>
  Array.from({ length: steps }).reduce<State>((state) => figure.step!(state) as State, figure.start as State)

it('opens as a graph of six edges and gathers one predicate a step, the smallest first', () => {
  expect(
    [0, 1, 2, 3].map((steps) => /edges of two: \d; hyperedges: \d/.exec(inWords(after(steps)))![0]),
  ).toEqual([
    'edges of two: 6; hyperedges: 0',
    'edges of two: 5; hyperedges: 1',
    'edges of two: 3; hyperedges: 2',
    'edges of two: 0; hyperedges: 3',
  ])
  expect(after(3)).toEqual(figure.initial)
  expect(figure.step!(after(3))).toBeNull()
})

it('says what hyperedges share once there are two', () => {
  expect(inWords(after(1))).toMatch(/title joins 1\. To find/)
  expect(inWords(after(2))).toMatch(/knows joins 2\. No two of them share a vertex\. To find/)
  expect(inWords(after(3))).toMatch(/title and wrote share Doc3/)
})

it('has a graph look at every edge, and a hypergraph at one once it is made', () => {
  expect(inWords(after(1))).toMatch(/the 3 pairs of wrote, a graph looks at 6 edges, one after another\.$/)
  expect(inWords({ ...after(1), asked: 'title' })).toMatch(/, a hypergraph at one hyperedge\.$/)
  expect(inWords({ ...after(3), out: [0] })).toMatch(/the 2 pairs of wrote, a graph looks at 5 edges/)
  expect(inWords({ ...after(3), out: [0, 1, 2] })).toMatch(
    /the 0 pairs of wrote, .* has no hyperedge for it\.$/,
  )
  expect(inWords({ ...after(3), out: [1, 2, 3, 4, 5] })).toMatch(
    /one pair of wrote, a graph looks at 1 edge, a/,
  )
  expect(inWords({ ...after(3), out: [0, 1, 2, 3, 4, 5] })).toMatch(/^Without a triple/)
})

it('draws edges in the color of their predicate from the start, so that its name is their key', () => {
  for (const steps of [0, 1, 3]) {
    const html = renderToStaticMarkup(createElement(figure.Picture, { state: after(steps) }))
    const edgesIn = (tone: 'other' | 'good' | 'accent' | 'plain') =>
      html.split(`Z" fill="${tones[tone].stroke}"`).length - 1
    expect([edgesIn('other'), edgesIn('good'), edgesIn('accent'), edgesIn('plain')]).toEqual([2, 1, 3, 0])
  }
})
