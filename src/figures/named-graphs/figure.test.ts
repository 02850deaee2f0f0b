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
})

it('speaks of one order as of one, and of the time when it was sent', () => {
  expect(inWords(states()[2]!)).toMatch(
    /^The lab runs on machine B\. .* To the graph \/lab, the order reached the lab\. To machine A, the order did, too: the lab ran there then\.$/,
  )
  expect(
    inWords({ labAt: 'A', sent: ['order 17', 'order 18'].map((data) => ({ data, labAt: 'A' })) }),
  ).toMatch(/\/lab, all of them reached the lab\. To machine A, all of them did, too/)
})
