import { entryKey, nameEntry } from './history-entry'

/** The module as a document that has just been loaded has it. */
async function load() {
  jest.resetModules()
  const positions = await import('./scroll-position')
  positions.keepPositions()
  return positions
}
const scroll = (y: number) => {
  window.scrollY = y
  window.dispatchEvent(new Event('scroll'))
}
const leave = () => window.dispatchEvent(new Event('pagehide'))

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  window.history.scrollRestoration = 'auto'
  window.scrollTo = jest.fn()
  window.scrollY = 0
  sessionStorage.clear()
})

it('every entry has a key of its own, which it keeps', () => {
  window.history.replaceState({ menu: true }, '')
  expect(nameEntry()).toBe(true)
  const key = entryKey()
  expect(window.history.state).toEqual({ menu: true, key })
  expect(nameEntry()).toBe(false)
  window.history.pushState(null, '')
  nameEntry()
  expect(entryKey()).not.toBe(key)
})

it('a page that is opened begins where the browser begins it', async () => {
  const { showFirst } = await load()
  showFirst(entryKey())
  expect(window.scrollTo).not.toHaveBeenCalled()
})

it('an entry that has been left is found as it was, a new one begins', async () => {
  const { showEntry, showFirst } = await load()
  const first = window.history.state as { key: string }
  showFirst(first.key)
  scroll(700)
  const begin = jest.fn()
  window.history.pushState({ key: 'second' }, '')
  // What moves until the next page is there is none of the page's that is left.
  scroll(20)
  expect(showEntry('second', begin)).toBe(false)
  expect(begin).toHaveBeenCalledTimes(1)
  window.history.replaceState(first, '')
  expect(showEntry(first.key, begin)).toBe(true)
  expect(begin).toHaveBeenCalledTimes(1)
  expect(window.scrollTo).toHaveBeenCalledWith(0, 700)
})

it.each([
  ['the browser was kept from it', 'manual', 0, true],
  ['the browser may do so by itself', 'auto', 0, false],
  ['a reader has scrolled since', 'manual', 50, false],
] as const)('a page that is loaded again returns to its place: where %s', async (_, mode, y, returns) => {
  const { showFirst } = await load()
  showFirst(entryKey())
  scroll(700)
  leave()
  const again = await load()
  window.history.scrollRestoration = mode
  window.scrollY = y
  again.showFirst(entryKey())
  expect(window.scrollTo).toHaveBeenCalledTimes(returns ? 1 : 0)
})

it('leaves reloads to the browser, unless another page was on its way', async () => {
  const { showFirst } = await load()
  showFirst(entryKey())
  expect(window.history.scrollRestoration).toBe('manual')
  leave()
  expect(window.history.scrollRestoration).toBe('auto')
  window.dispatchEvent(new Event('pageshow'))
  window.history.pushState({ key: 'second' }, '')
  leave()
  expect(window.history.scrollRestoration).toBe('manual')
})

it('works where storage is blocked', async () => {
  const { keepPositions, showFirst } = await load()
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError')
  })
  expect(keepPositions).not.toThrow()
  showFirst(entryKey())
  expect(leave).not.toThrow()
})
