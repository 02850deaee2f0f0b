import type * as RepairAddress from './repair-address'

Object.assign(globalThis, { __BASE_PATH__: '/pr-1' })
// Required, since it repairs the address of the page when it is loaded, and an import would come before the line above.
const { repairHash, repairPath } = jest.requireActual<typeof RepairAddress>('./repair-address')

describe('repairHash', () => {
  it.each([
    ['#50%', '#50%25'],
    ['#%FF', '#%25FF'],
    ['#gr%C3%B6%C3%9Fe', '#gr%C3%B6%C3%9Fe'],
    ['', ''],
  ])('makes of "%s" "%s"', (hash, repaired) => {
    window.history.replaceState({ key: '1' }, '', `/a/?b=1${hash}`)
    repairHash()
    expect(window.location.href).toBe(`${window.location.origin}/a/?b=1${repaired}`)
    expect(window.history.state).toEqual({ key: '1' })
  })
})

describe('repairPath', () => {
  it.each([
    ['another address', '/docs/a/index/', '/pr-1/docs/a/', '/pr-1/docs/a/index/'],
    ['no slash at the end', '/docs/a/', '/pr-1/docs/a', '/pr-1/docs/a/'],
    ['its own address', '/docs/a/', '/pr-1/docs/a/', '/pr-1/docs/a/'],
    ['the page for missing addresses', '/404.html', '/pr-1/docs/b/', '/pr-1/docs/b/'],
    ['the page for one that can’t be decoded', '/404.html', '//docs/%E0%A4%A/', '//docs/%E0%A4%A/'],
    ['two slashes before a page', '/docs/a/', '//docs/a/', '/pr-1/docs/a/'],
    ['a document that names no page', '', '/pr-1/docs/b/', '/pr-1/docs/b/'],
  ])('%s: of the page %s at %s makes %s', (_, pagePath, pathname, repaired) => {
    window.pagePath = pagePath
    window.history.replaceState({ key: '1' }, '', `${window.location.origin}${pathname}?b=1#c`)
    repairPath()
    expect(window.location.href).toBe(`${window.location.origin}${repaired}?b=1#c`)
    expect(window.history.state).toEqual({ key: '1' })
  })

  it('leaves the address alone where the document of another entry is on its way', () => {
    window.___early = Object.assign([], { over: true })
    window.pagePath = '/docs/a/'
    window.history.replaceState({ key: '1' }, '', '/pr-1/docs/b/')
    repairPath()
    expect(window.location.pathname).toBe('/pr-1/docs/b/')
    delete window.___early
  })
})
