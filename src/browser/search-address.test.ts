import { pushSearchToAddress, searchInAddress, writeSearchToAddress } from './search-address'

beforeEach(() => window.history.replaceState(null, '', '/docs/?os=linux#steps'))

it('the address has the words of the open search beside what it had', () => {
  pushSearchToAddress('gas')
  expect(searchInAddress()).toBe('gas')
  expect(window.location.href).toMatch(/os=linux.*#steps$/)
  writeSearchToAddress(null)
  expect(searchInAddress()).toBeNull()
})

it.each([
  ['letters of six bytes', 'ш'.repeat(10_000)],
  ['letters of nine bytes', '鍵'.repeat(10_000)],
])('pasted words of any length make an address that servers take: %s', (_, words) => {
  writeSearchToAddress(words)
  expect(window.location.href.length).toBeLessThan(8000)
  expect(words.startsWith(searchInAddress()!)).toBe(true)
})
