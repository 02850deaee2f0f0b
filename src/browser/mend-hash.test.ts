import { mendHash } from './mend-hash'

describe('mendHash', () => {
  it.each([
    ['#50%', '#50%25'],
    ['#%FF', '#%25FF'],
    ['#gr%C3%B6%C3%9Fe', '#gr%C3%B6%C3%9Fe'],
    ['', ''],
  ])('makes of "%s" "%s"', (hash, mended) => {
    window.history.replaceState({ key: '1' }, '', `/a/?b=1${hash}`)
    mendHash()
    expect(window.location.href).toBe(`${window.location.origin}/a/?b=1${mended}`)
    expect(window.history.state).toEqual({ key: '1' })
  })
})
