import { describe as inWords, figure } from './figure'

it('opens with nothing done, and runs by priority what came in another order', () => {
  let state = figure.start
  expect(inWords(state as never)).toMatch(
    /Nothing has run yet\. They came as report, backup, prune, repair, index, notify/,
  )
  for (let next = figure.step!(state); next; next = figure.step!(next)) state = next
  expect(inWords(state as never)).toMatch(
    /Done: repair, notify, backup, index, report, prune; they came as report, backup, prune/,
  )
})

it('shows what the last change has moved, and the work among a thousand', () => {
  expect(inWords(figure.initial as never)).toMatch(/The last change moved /)
  expect(inWords(figure.initial as never)).toMatch(
    /With 1000 tasks waiting, one more takes at most 9 moves, and in a sorted list 1000\.$/,
  )
})
