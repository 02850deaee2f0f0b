import { act, renderHook, waitFor } from '@testing-library/react'
import { setMedia } from '../../testing/components/media'
import { dismissOverlays } from '../browser/overlays'
import { isMenuEntry } from '../browser/history-entry'
import { desktopQuery, useMobileMenu } from './use-mobile-menu'

beforeEach(() => window.history.replaceState(null, ''))

const renderMenu = () => {
  const { result } = renderHook(() => useMobileMenu('/'))
  act(() => result.current.show())
  return result
}

describe('useMobileMenu', () => {
  it('has its own entry in the history, with the state that was there', () => {
    window.history.replaceState({ key: 'page' }, '')
    const entries = window.history.length
    const menu = renderMenu()
    expect(menu.current.open).toBe(true)
    expect(window.history).toHaveLength(entries + 1)
    expect(window.history.state).toEqual({ key: 'page', menu: true })
  })

  it('takes its entry back when it closes', async () => {
    const menu = renderMenu()
    act(() => menu.current.close())
    expect(menu.current.open).toBe(false)
    await waitFor(() => expect(isMenuEntry()).toBe(false))
  })

  it('is closed by Back', async () => {
    const menu = renderMenu()
    act(() => window.history.back())
    await waitFor(() => expect(menu.current.open).toBe(false))
  })

  it('is open where its entry is there already, after a reload, and closed by Back', async () => {
    window.history.pushState({ menu: true }, '')
    const { result } = renderHook(() => useMobileMenu('/'))
    expect(result.current.open).toBe(true)
    act(() => window.history.back())
    await waitFor(() => expect(result.current.open).toBe(false))
    expect(isMenuEntry()).toBe(false)
  })

  it('is opened again by Forward, but not beside the navigation of a desktop', async () => {
    const menu = renderMenu()
    act(() => window.history.back())
    await waitFor(() => expect(menu.current.open).toBe(false))
    act(() => window.history.forward())
    await waitFor(() => expect(menu.current.open).toBe(true))
    act(() => window.history.back())
    await waitFor(() => expect(menu.current.open).toBe(false))
    act(() => setMedia(desktopQuery, true))
    const back = jest.spyOn(window.history, 'back')
    act(() => window.history.forward())
    await waitFor(() => expect(back).toHaveBeenCalled())
    await waitFor(() => expect(isMenuEntry()).toBe(false))
    expect(menu.current.open).toBe(false)
  })

  it('leaves no entry behind that does nothing, once a search above it is closed beside the navigation of a desktop', async () => {
    window.history.replaceState({ key: 'page' }, '', '/')
    renderMenu()
    window.history.pushState({ ...window.history.state, search: true }, '', '?search=gas')
    act(() => setMedia(desktopQuery, true))
    act(() => window.history.back())
    await waitFor(() => expect(window.history.state).toEqual({ key: 'page' }))
  })

  it('leaves the entry of a search above it to that search, and is open on the way back from there', async () => {
    const menu = renderMenu()
    window.history.pushState({ ...window.history.state, search: true }, '')
    act(() => menu.current.leave()) // a result was chosen
    window.history.pushState(null, '')
    act(() => window.history.back())
    await waitFor(() => expect(isMenuEntry()).toBe(true))
    expect(menu.current.open).toBe(false)
    act(() => window.history.back())
    await waitFor(() => expect(menu.current.open).toBe(true))
  })

  it('leaves its entry to the page that a reader goes to', () => {
    const menu = renderMenu()
    act(() => menu.current.leave())
    expect([menu.current.open, isMenuEntry()]).toEqual([false, true])
  })

  it('closes when a reader goes on from a search above it', () => {
    const menu = renderMenu()
    act(() => void dismissOverlays())
    expect([menu.current.open, isMenuEntry()]).toEqual([false, true])
  })

  it('closes when the window becomes as wide as a desktop', () => {
    const menu = renderMenu()
    act(() => setMedia(desktopQuery, true))
    expect(menu.current.open).toBe(false)
  })

  it('leaves the search above it open then, with its words', () => {
    const back = jest.spyOn(window.history, 'back')
    const menu = renderMenu()
    window.history.pushState({ ...window.history.state, search: true }, '', '?search=gas')
    act(() => setMedia(desktopQuery, true))
    expect([menu.current.open, window.location.search]).toEqual([false, '?search=gas'])
    expect(back).not.toHaveBeenCalled()
  })
})
