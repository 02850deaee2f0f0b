import { useLayoutEffect } from 'react'
import { act, renderHook, waitFor } from '@testing-library/react'
import { useSearchBox } from './use-search-box'

const begin = () => {}

const asked = () => new URLSearchParams(window.location.search).get('search')

it('a search that is asked for while the last one is still leaving the history takes letters at once', async () => {
  const { result } = renderHook(() => useSearchBox('/', begin))
  act(() => result.current.open('gas'))
  expect([result.current.words, asked()]).toEqual(['gas', 'gas'])
  const returned = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  act(() => {
    result.current.close()
    result.current.open('fees')
  })
  expect(result.current.words).toBe('fees')
  await act(() => returned)
  await waitFor(() => expect([result.current.words, asked()]).toEqual(['fees', 'fees']))
})

it('a search whose result could not be had opens again, with its words and without a second entry', () => {
  window.history.replaceState(null, '', '/')
  const { result } = renderHook(() => useSearchBox('/', begin))
  act(() => result.current.open('bloom clock'))
  const entries = window.history.length
  act(() => result.current.close(true))
  expect(result.current.words).toBeNull()
  act(() => result.current.open())
  expect([result.current.words, asked(), window.history.length]).toEqual([
    'bloom clock',
    'bloom clock',
    entries,
  ])
})

it('a reader who goes back just as another page has come below the search finds no second one in the history', () => {
  window.history.replaceState(null, '', '/')
  const { result, rerender } = renderHook(
    ({ path }) => {
      const box = useSearchBox(path, begin)
      useLayoutEffect(() => {
        if (path !== '/after/') return
        // What Back does, which no effect that comes later may take for the work of a page.
        window.history.replaceState(null, '', path)
        window.dispatchEvent(new PopStateEvent('popstate'))
      }, [path])
      const { field } = box
      useLayoutEffect(() => {
        field.current = box.words === null ? null : document.createElement('input')
      }, [field, box.words])
      return box
    },
    { initialProps: { path: '/' } },
  )
  act(() => result.current.open('gas fees'))
  const entries = window.history.length
  rerender({ path: '/after/' })
  expect([result.current.words, asked(), window.history.length]).toEqual([null, null, entries])
})

it('begins to load when a search is near or asked for, and where data are saved only then', () => {
  const begin = jest.fn()
  const { result } = renderHook(() => useSearchBox('/', begin))
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  act(() => void result.current.intend())
  expect(begin).not.toHaveBeenCalled()
  act(() => result.current.open())
  expect(begin).toHaveBeenCalledTimes(1)
  Reflect.deleteProperty(navigator, 'connection')
  act(() => void result.current.intend())
  expect(begin).toHaveBeenCalledTimes(2)
})
