import { describe as inWords, figure } from './figure'
import type { State } from './Picture'

const states = () => {
  const all = [figure.start as State]
  for (let next = figure.step!(all[0]); next; next = figure.step!(next)) all.push(next as State)
  return all
}

it('sends and moves by turns, and ends with what the page shows', () => {
  expect(states().map(({ labAt, sent }) => `${labAt}${sent.length}`)).toEqual([
    'A0',
    'A1',
    'B1',
    'B2',
    'C2',
    'C3',
  ])
  expect(states().at(-1)).toEqual(figure.initial)
})

it('loses by the machine what was sent after the move, and by the graph nothing', () => {
  expect(inWords(figure.initial as State)).toMatch(
    /graph \/lab, all of them reached the lab\. To machine A, order 18 and order 19 found nobody/,
  )
  expect(inWords(states()[1]!)).toMatch(/all of them did, too/)
})
