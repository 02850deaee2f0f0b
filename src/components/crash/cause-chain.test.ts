import { causeChain } from './cause-chain'

describe('causeChain', () => {
  it('is the message of an error without a cause', () => {
    expect(causeChain(new Error('Broken.'))).toBe('Broken.')
  })

  it('goes on to the causes, down to one that is no error', () => {
    const cause = new TypeError('Deeper.', { cause: 'deepest' })
    expect(causeChain(new Error('Broken.', { cause }))).toBe('Broken.\n\nCause:\nDeeper.\n\nCause:\ndeepest')
  })

  it('ends where an error is its own cause', () => {
    const error = new Error('Broken.')
    error.cause = error
    expect(causeChain(error)).toBe('Broken.')
  })

  it.each([null, undefined, 0, ''])('has words for a thrown %p', (thrown) => {
    expect(causeChain(thrown)).toBe(thrown === undefined ? '' : String(thrown))
  })
})
