import { renderHook } from '@testing-library/react'
import { nothingFoundEvent, useNothingFound } from './use-nothing-found'

const told = jest.fn()
const listen = (event: Event) => void told((event as CustomEvent<unknown>).detail)

beforeEach(() => {
  jest.useFakeTimers()
  told.mockClear()
  window.addEventListener(nothingFoundEvent, listen)
})
afterEach(() => {
  window.removeEventListener(nothingFoundEvent, listen)
  jest.useRealTimers()
})

const ask = (query: string, isNothing = true) =>
  renderHook((given: { query: string }) => useNothingFound(given.query, 'Run', isNothing), {
    initialProps: { query },
  })

describe('what was asked and not found', () => {
  it('is told to the window once it rests', () => {
    const { rerender } = ask('zeb')
    rerender({ query: 'zebra' })
    expect(told).not.toHaveBeenCalled()
    jest.runAllTimers()
    expect(told.mock.calls).toEqual([[{ query: 'zebra', section: 'Run' }]])
  })

  it.each([
    ['where there are results', 'zebra', false],
    ['where nothing was asked', '', true],
  ])('is not told %s', (_, query, isNothing) => {
    ask(query, isNothing)
    jest.runAllTimers()
    expect(told).not.toHaveBeenCalled()
  })
})
