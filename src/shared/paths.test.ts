import { decodePart, decodePath, isExternal, isFile, isSamePath, normalizePath } from './paths'

describe('normalizePath', () => {
  it.each([
    ['/docs/x/', '/docs/x/'],
    ['/docs/x', '/docs/x/'],
    ['/docs/x.html', '/docs/x/'],
    ['/docs/x/index.html', '/docs/x/'],
    ['/index.html', '/'],
    ['/', '/'],
    ['', '/'],
    ['/docs/my-index.html', '/docs/my-index/'],
    ['/docs/v2.1/', '/docs/v2.1/'],
    ['/docs/FAQ/', '/docs/FAQ/'],
  ])('makes of %j %j', (path, expected) => {
    expect(normalizePath(path)).toBe(expected)
  })
})

describe('isSamePath', () => {
  it.each([
    ['/docs/FAQ/', '/docs/faq', true],
    ['/docs/x/index.html', '/docs/X.html', true],
    ['/', '/index.html', true],
    ['/docs/x/', '/docs/y/', false],
    ['/docs/x/', '/docs/x/y/', false],
  ])('compares %j with %j', (a, b, same) => {
    expect(isSamePath(a, b)).toBe(same)
    expect(isSamePath(b, a)).toBe(same)
  })
})

describe('isFile', () => {
  it.each([
    ['/api/keys.json', true],
    ['/api/keys.json?a=b#c', true],
    ['/docs/v2.1/', false],
    ['/docs/x/#a.json', false],
    ['#x.json', false],
    ['/', false],
  ])('knows %j: %s', (href, expected) => expect(isFile(href)).toBe(expected))
})

describe('isExternal', () => {
  it.each(['https://example.org/', 'HTTP://example.org', '//example.org/', 'mailto:a@example.org'])(
    'knows %j as another site',
    (href) => expect(isExternal(href)).toBe(true),
  )

  it.each(['/docs/x/', '#x', '?a=https://example.org', './x/', 'x/', '/docs/a:b/', ''])(
    'knows %j as an address of this site',
    (href) => expect(isExternal(href)).toBe(false),
  )
})

it.each([
  ['/docs/%C3%BCber/', '/docs/über/'],
  ['/docs/x/', '/docs/x/'],
  ['/docs/%', '/docs/%'],
])('decodePath reads %s as %s', (path, read) => {
  expect(decodePath(path)).toBe(read)
})

describe('decodePart', () => {
  it.each([
    ['/docs/a%20b/', '/docs/a b/'],
    ['/docs/a.html', '/docs/a.html'],
    ['/docs/%E0%A4%A/', '/docs/%E0%A4%A/'],
  ])('reads %s as %s', (path, readable) => {
    expect(decodePart(path)).toBe(readable)
  })
})
