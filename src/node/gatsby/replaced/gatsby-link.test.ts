import { navigate, parsePath, withAssetPrefix, withPrefix } from './gatsby-link'

beforeEach(() =>
  Object.assign(globalThis, { __BASE_PATH__: '/preview', __PATH_PREFIX__: 'https://files/preview' }),
)

describe('the stand-in for gatsby-link', () => {
  it('puts the prefix of the build before paths of the site alone', () => {
    expect(withPrefix('/docs/')).toBe('/preview/docs/')
    expect(withPrefix('https://example.com/')).toBe('https://example.com/')
    expect(withAssetPrefix('/a.png')).toBe('https://files/preview/a.png')
  })

  it('hands a navigation to Gatsby', () => {
    navigate('/docs/', { replace: true })
    expect(window.___navigate).toHaveBeenCalledWith('/preview/docs/', { replace: true })
  })

  it.each([
    ['/a/?b=1#c', '/a/', '?b=1', '#c'],
    ['/a/#c?d', '/a/', '', '#c?d'],
    ['/a/?#', '/a/', '', ''],
    ['?b', '/', '?b', ''],
    ['', '/', '', ''],
  ])('takes "%s" apart', (path, pathname, search, hash) => {
    expect(parsePath(path)).toEqual({ pathname, search, hash })
  })
})
