import { renderHook } from '@testing-library/react'
import { lastTyped } from '../../browser/search-address'
import { useSearchAddress } from './use-search-address'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Types while the search has the entry, and lets the address be written once it is another one. */
function typed(words: string, entry: [state: object | null, address: string]) {
  window.history.replaceState({ search: true }, '', '/a/?search=ga')
  renderHook(() => useSearchAddress(words))
  window.history.replaceState(entry[0], '', entry[1])
  jest.runAllTimers()
  return window.location.pathname + window.location.search
}

it('the address tells the words of the open search, with an entry of its own or without', () => {
  expect(typed('gas', [{ search: true }, '/a/?search=ga'])).toBe('/a/?search=gas')
  expect(typed('gas', [null, '/a/?search=ga'])).toBe('/a/?search=gas')
})

it('words that were typed just before another page came below the search do not come into its address', () => {
  expect(typed('gas', [null, '/b/'])).toBe('/b/')
})

it('the address ends with no half of a sign, where words are longer than it may hold', () => {
  const words = `${'a'.repeat(499)}😀`
  expect(typed(words, [{ search: true }, '/a/?search=ga'])).toBe(`/a/?search=${'a'.repeat(499)}`)
})

it('what was typed last is known where the address still has the words before it, and for no other search', () => {
  window.history.replaceState({ key: 'page', search: true }, '', '/a/?search=ga')
  renderHook(() => useSearchAddress('gas'))
  expect(lastTyped()).toBe('gas')
  window.history.pushState(window.history.state, '', '/a/?search=consensus')
  expect(lastTyped()).toBeUndefined()
})
