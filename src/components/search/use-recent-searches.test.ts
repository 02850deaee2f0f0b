import { act, renderHook } from '@testing-library/react'
import { storageName } from '../../shared/storage'
import { useRecentSearches } from './use-recent-searches'

const key = storageName('search.recent')
const recent = () => {
  const { result } = renderHook(useRecentSearches)
  return result
}

describe('recent searches', () => {
  it('are kept, the last one first, each once', () => {
    const searches = recent()
    for (const query of ['one', 'two', 'One']) act(() => searches.current.remember(query))
    expect(searches.current.recent).toEqual(['One', 'two'])
    expect(recent().current.recent).toEqual(['One', 'two'])
  })

  it('are six at most', () => {
    const searches = recent()
    for (let number = 0; number < 9; number++) act(() => searches.current.remember(`search ${number}`))
    expect(searches.current.recent).toHaveLength(6)
    expect(searches.current.recent[0]).toBe('search 8')
  })

  it('can be forgotten, one or all', () => {
    const searches = recent()
    for (const query of ['one', 'two']) act(() => searches.current.remember(query))
    act(() => searches.current.forget('one'))
    expect(searches.current.recent).toEqual(['two'])
    act(() => searches.current.clear())
    expect(localStorage.getItem(key)).toBeNull()
  })

  it('follow another tab', () => {
    const searches = recent()
    act(() => searches.current.remember('one'))
    act(() => {
      localStorage.removeItem(key)
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
    })
    expect(searches.current.recent).toEqual([])
  })

  it('keep what another tab has added when one is forgotten here', () => {
    const [here, there] = [recent(), recent()]
    act(() => here.current.remember('one'))
    act(() => there.current.remember('two'))
    act(() => here.current.forget('one'))
    expect(recent().current.recent).toEqual(['two'])
  })

  it.each(['no JSON', '{"a":1}', '[1,null]', 'null'])('are none where %s is stored', (stored) => {
    localStorage.setItem(key, stored)
    expect(recent().current.recent).toEqual([])
  })
})
