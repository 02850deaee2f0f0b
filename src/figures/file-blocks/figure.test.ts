import { describe as inWords, figure } from './figure'

it('cuts block after block, then changes a letter that the hash tells', () => {
  let state = figure.start as Parameters<typeof inWords>[0]
  expect(inWords(state)).toMatch(/will be cut into 3 blocks/)
  for (const cut of [1, 2, 3]) {
    state = figure.step!(state) as typeof state
    expect(inWords(state)).toContain(`${cut} of 3 ${cut === 1 ? 'is' : 'are'} there`)
    expect(inWords(state)).not.toContain('refused')
  }
  expect(state).toEqual(figure.initial)
  state = figure.step!(state) as typeof state
  expect(inWords(state)).toMatch(/changed a letter of block 1, .* refused\.$/)
  expect(figure.step!(state)).toBeNull()
})
