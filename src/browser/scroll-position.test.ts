import { returnToPlace } from '../head-scripts/return-to-place'
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

it('a page that was scrolled before its scripts had come is found there on the way back', async () => {
  window.scrollY = 3000
  const { showFirst, showEntry } = await load()
  const first = window.history.state as { key: string }
  showFirst(first.key)
  window.history.pushState({ key: 'second' }, '')
  showEntry('second', jest.fn())
  window.history.replaceState(first, '')
  expect(showEntry(first.key, jest.fn())).toBe(true)
  expect(window.scrollTo).toHaveBeenCalledWith(0, 3000)
})

// Browsers tell of a scroll with the next frame only.
it.each([
  ['a reload', leave],
  ['a look at another tab', () => window.dispatchEvent(new Event('visibilitychange'))],
  [
    'Back',
    () => {
      window.history.replaceState({ key: 'earlier' }, '')
      window.dispatchEvent(new Event('popstate'))
      window.scrollY = 0
      leave()
    },
  ],
])('what is scrolled within the frame in which a page is left is kept: by %s', async (_, leaveBy) => {
  const { showFirst } = await load()
  const { key } = window.history.state as { key: string }
  showFirst(key)
  window.scrollY = 700
  leaveBy()
  expect(JSON.parse(sessionStorage.getItem('docs.positions')!)).toMatchObject({ [key]: 700 })
})

describe('a page that is loaded again', () => {
  async function loadAgain(change = () => {}, meanwhile = () => {}) {
    const { showFirst } = await load()
    showFirst(entryKey())
    scroll(700)
    leave()
    change()
    window.scrollY = 0
    returnToPlace()
    meanwhile()
    window.dispatchEvent(new Event('DOMContentLoaded'))
  }

  it('returns to its place before React starts, and the browser does not', async () => {
    await loadAgain()
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' })
    expect(window.history.scrollRestoration).toBe('manual')
  })

  it('stays where a reader has moved it meanwhile', async () => {
    await loadAgain(
      () => {},
      () => window.dispatchEvent(new Event('wheel')),
    )
    expect(window.scrollTo).not.toHaveBeenCalled()
  })

  it('is left alone by what comes late, once the reader is on another entry', async () => {
    await loadAgain(
      () => {},
      () => window.history.pushState({ key: 'second' }, ''),
    )
    expect(window.scrollTo).not.toHaveBeenCalled()
  })

  it.each([
    ['another entry', () => window.history.replaceState({ key: 'another' }, '')],
    ['an entry without a name', () => window.history.replaceState(null, '')],
    ['what is no list', () => sessionStorage.setItem('docs.positions', 'x')],
  ])('is left to the browser: %s', async (_, change) => {
    await loadAgain(change)
    expect(window.scrollTo).not.toHaveBeenCalled()
    expect(window.history.scrollRestoration).toBe('auto')
  })
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

it('a page that the browser has kept whole is where it stood, though Safari shows its top', async () => {
  const { showFirst } = await load()
  showFirst(entryKey())
  Object.assign(window, { scrollY: 1500 })
  leave()
  // It does so before it tells.
  scroll(0)
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  show(false)
  expect(window.scrollTo).not.toHaveBeenCalled()
  show(true)
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 1500, behavior: 'instant' })
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
