import { describe as inWords, figure } from './figure'

it('goes from the messages to masks, to shares, to the messages in another order', () => {
  let state = figure.start as Parameters<typeof inWords>[0]
  for (const text of ['Masked, the players see', 'Each of four players computes', 'Put together']) {
    expect(inWords(state)).not.toContain(text)
    state = figure.step!(state) as typeof state
    expect(inWords(state)).toContain(text)
  }
  const order = /in the order (.*)\.$/.exec(inWords(state))![1]!.split(', ')
  expect(order).not.toEqual(['17', '42', '88'])
  expect([...order].sort()).toEqual(['17', '42', '88'])
  expect(figure.step!(state)).toBeNull()
})
