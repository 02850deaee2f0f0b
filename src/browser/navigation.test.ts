import { act, renderHook } from '@testing-library/react'
import { givePageLoader } from '../../testing/components/page-loader'
import type { LoadedPage } from './page-loader'
import { endNavigation, followNavigation, useNavigation } from './navigation'

const origin = window.location.origin
const page: LoadedPage = { page: { webpackCompilationHash: 'one' } }

/** A browser on the page "/", whose navigations are followed. */
function start() {
  jest.useFakeTimers()
  const { arrive, navigate } = givePageLoader()
  followNavigation()
  const { result } = renderHook(() => useNavigation())
  const warn = jest.spyOn(console, 'warn').mockReturnValue()
  return {
    warn,
    navigate,
    state: () => result.current,
    /** Asks for a page as a link does. */
    ask: (to: string) => {
      window.___navigate(to)
      const shown = jest.fn()
      void window.___loader.loadPage(new URL(to, origin).pathname).then(shown)
      return shown
    },
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    arrive: (...args: Parameters<typeof arrive>) => act(() => arrive(...args)),
  }
}
const setOnline = (online: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)

afterEach(() => {
  window.history.replaceState(null, '', '/elsewhere/')
  act(endNavigation)
  window.history.replaceState(null, '', '/')
  jest.useRealTimers()
  window.___webpackCompilationHash = ''
})

describe('followNavigation', () => {
  it('passes navigations on to Gatsby', () => {
    const { navigate } = start()
    window.___navigate('/a/', { replace: true })
    expect(navigate).toHaveBeenCalledWith('/a/', { replace: true })
  })

  it.each([
    ['a menu that has opened meanwhile', null, { menu: true }, true],
    ['a search that has opened meanwhile', null, { search: true }, true],
    ['a menu that has opened over the search', { search: true }, { search: true, menu: true }, true],
    ['no page', null, null, false],
    ['no search that it is a result of', { search: true }, { search: true }, false],
  ])('lets a page take the place of %s', (_, before, after, replaces) => {
    const { navigate } = start()
    window.history.replaceState(before, '')
    window.___navigate('/a/')
    window.history.replaceState(after, '')
    expect(navigate).toHaveBeenCalledWith('/a/', { replace: replaces })
  })

  it('hands over the page, and says from 200 ms on that it is loading', async () => {
    const { ask, arrive, wait, state } = start()
    const shown = ask('/a/')
    wait(199)
    expect(state()).toBe('still')
    wait(1)
    expect(state()).toBe('loading')
    await arrive('/a/', page)
    expect(shown).toHaveBeenCalledWith(page)
    expect(state()).toBe('loading')
    act(endNavigation)
    expect(state()).toBe('still')
  })

  it('says nothing of a page that arrives sooner', async () => {
    const { ask, arrive, wait, state } = start()
    ask('/a/')
    await arrive('/a/', page)
    wait(1000)
    expect(state()).toBe('still')
  })

  it('shows of two pages the one that was asked for last', async () => {
    const { ask, arrive } = start()
    const [first, second] = [ask('/a/'), ask('/b/')]
    await arrive('/b/', page)
    await arrive('/a/', page)
    expect(second).toHaveBeenCalledTimes(1)
    expect(first).not.toHaveBeenCalled()
  })

  it('shows no page that a reader has gone back from', async () => {
    const { ask, arrive, wait, state } = start()
    const shown = ask('/a/')
    wait(300)
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(state()).toBe('still')
    await arrive('/a/', page)
    expect(shown).not.toHaveBeenCalled()
  })

  it.each([undefined, { status: 'error' }])(
    'keeps the page offline, says so, and warns (%j)',
    async (failed) => {
      const { ask, arrive, warn, state } = start()
      setOnline(false)
      const shown = ask('/a/?b=1#c')
      await arrive('/a/', failed)
      expect(state()).toEqual({ unreachable: `${origin}/a/?b=1#c`, from: '/' })
      expect(warn).toHaveBeenCalledWith('The page /a/ could not be loaded.', 'Its data did not arrive.')
      expect(shown).not.toHaveBeenCalled()
    },
  )

  it('still says so after a change of the address within the page, and no longer on another page', async () => {
    const { ask, arrive, state } = start()
    setOnline(false)
    ask('/a/')
    await arrive('/a/', undefined)
    window.history.replaceState(null, '', '/?search=a')
    act(endNavigation)
    expect(state()).toEqual({ unreachable: `${origin}/a/`, from: '/' })
    window.history.replaceState(null, '', '/b/')
    act(endNavigation)
    expect(state()).toBe('still')
  })

  it('does not show a page that is of another version than this tab', async () => {
    const { ask, arrive, warn, state } = start()
    setOnline(false)
    window.___webpackCompilationHash = 'another'
    const shown = ask('/a/')
    await arrive('/a/', page)
    expect(shown).not.toHaveBeenCalled()
    expect(state()).toEqual({ unreachable: `${origin}/a/`, from: '/' })
    expect(warn).not.toHaveBeenCalled()
  })

  it('warns with the reason where there is one', async () => {
    const { ask, arrive, warn } = start()
    setOnline(false)
    const error = new Error('Loading chunk 7 failed')
    ask('/a/')
    await arrive('/a/', { status: 'error', error })
    expect(warn).toHaveBeenCalledWith(expect.anything(), error)
  })
})
