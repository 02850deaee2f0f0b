import { describe as inWords, figure } from './figure'
import type { State } from './Picture'

const states = () => {
  const all = [figure.start as State]
  for (let next = figure.step!(all[0]); next; next = figure.step!(next)) all.push(next as State)
  return all
}
const addressesOf = (text: string) =>
  text.match(/(?:address is|it is) ([0-9a-f]{4})/g)!.map((part) => part.slice(-4))

it('opens with one address for one content in one application, and takes them apart by a step', () => {
  const [start, apart] = states()
  expect(inWords(start!)).toMatch(/^The encrypted content .* both times its address is [0-9a-f]{4}\.$/)
  const [left, right] = addressesOf(inWords(apart!))
  expect(left).not.toBe(right)
  expect(figure.initial).toEqual(apart)
})

it('keeps no address when one letter changes, and has the old ones back with the old letter', () => {
  const [, apart, changed, back] = states()
  const [before, then, after] = [apart!, changed!, back!].map((state) => addressesOf(inWords(state)))
  expect(then).not.toContain(before![0])
  expect(then).not.toContain(before![1])
  expect(inWords(changed!)).toContain(`it was ${before![0]}.`)
  expect(after).toEqual(before)
  expect(figure.step!(back!)).toBeNull()
})

it('steps to another application whatever a reader has taken', () => {
  const start = figure.start as State
  const next = figure.step!({ ...start, applications: ['a chat', 'a shop'] }) as State
  expect(next.applications[0]).not.toBe(next.applications[1])
})
