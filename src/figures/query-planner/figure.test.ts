import { describe as inWords, figure } from './figure'

it('finds the path step by step, from the smallest predicate on', () => {
  let state = figure.start as Parameters<typeof inWords>[0]
  expect(inWords(state)).toMatch(/Where does the path begin\?$/)
  const ends = ['title (1).', 'wrote (3) by ?doc.', 'knows (2) by ?person.']
  for (const end of ends) {
    state = figure.step!(state) as typeof state
    expect(inWords(state).endsWith(end)).toBe(true)
  }
  expect(figure.step!(state)).toBeNull()
  const reordered = { ...state, patterns: [...state.patterns].reverse() }
  expect(inWords(reordered).endsWith(ends[2]!)).toBe(true)
})
