import { describe as inWords, figure } from './figure'
import type { State } from './Picture'

it('opens with nothing done, and runs by priority what came in another order', () => {
  let state = figure.start
  expect(inWords(state as never)).toMatch(
    /Nothing has run yet\. The tasks came as report, backup, prune, repair, index, notify/,
  )
  for (let next = figure.step!(state); next; next = figure.step!(next)) state = next
  expect(inWords(state as never)).toMatch(
    /Done: repair, notify, backup, index, report, prune\. The tasks came as report, backup, prune/,
  )
})

it('shows what the last change has moved, and the work among a thousand', () => {
  expect(inWords(figure.initial as never)).toMatch(/The last change moved /)
  expect(inWords(figure.initial as never)).toMatch(
    /Were 1000 waiting, one more would take at most 9 moves, and in a sorted list 1000\.$/,
  )
})

it('speaks of one task as of one', () => {
  let state = figure.start as State
  while (state.heap.length > 1) state = figure.step!(state) as State
  expect(inWords({ ...state, waiting: 1 })).toMatch(/^1 task waits: prune 10\. .* at most 1 move, and/)
})
