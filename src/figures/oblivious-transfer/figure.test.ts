import { describe as inWords, figure } from './figure'

it('sends A, B and both sealed messages one after another, and opens one at the end', () => {
  let state = figure.start as Parameters<typeof inWords>[0]
  expect(inWords(state)).not.toMatch(/A =|B =|sealed|reads/)
  const added = ['A = ', 'B = ', 'Both messages come sealed', 'reads 105']
  for (const text of added) {
    expect(inWords(state)).not.toContain(text)
    state = figure.step!(state) as typeof state
    expect(inWords(state)).toContain(text)
  }
  expect(figure.step!(state)).toBeNull()
  expect(state).toEqual(figure.initial)
})
