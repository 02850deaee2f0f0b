import { nearestPages, wordsOfPath } from './nearest-pages'

const page = (path: string, title = '') => ({ path, title })
const pages = [
  page('/docs/run-node/quick-start/', 'Quick start: run a node'),
  page('/docs/run-node/system-requirements/', 'System requirements'),
  page('/docs/api/q-kms/user-manual/getting-started/', 'Getting started with keys'),
  page('/docs/api/q-storage/user-manual/getting-started/', 'Getting started with buckets'),
  page('/docs/learn/block-storage/bloom-clock/', 'Bloom clocks'),
  page('/docs/discover/tokenomics/', 'Tokenomics'),
]
const nearest = (path: string) => nearestPages(path, pages).map((one) => one.path)

describe('nearestPages', () => {
  it.each([
    ['a misspelled name', '/docs/run-node/quikstart/', '/docs/run-node/quick-start/'],
    ['a name in another section', '/docs/protocol/Quick-Start', '/docs/run-node/quick-start/'],
    ['an old ending', '/docs/run-node/quick-start2.html', '/docs/run-node/quick-start/'],
    ['words of a title', '/keys', '/docs/api/q-kms/user-manual/getting-started/'],
    ['words in another order', '/docs/start-quick/', '/docs/run-node/quick-start/'],
    ['an escaped name', '/docs/run%2Dnode/quick%2Dstar/', '/docs/run-node/quick-start/'],
  ])('finds the page by %s', (_, asked, path) => {
    expect(nearest(asked)[0]).toBe(path)
  })

  it('prefers the page of the same section where names are alike', () => {
    expect(nearest('/docs/api/q-storage/getting-starte/')[0]).toBe(
      '/docs/api/q-storage/user-manual/getting-started/',
    )
    expect(nearest('/docs/api/q-kms/getting-starte/')[0]).toBe('/docs/api/q-kms/user-manual/getting-started/')
  })

  it('offers nothing where nothing is near', () => {
    expect(nearest('/')).toEqual([])
    expect(nearest('/%E0%A4%A')).toEqual([])
  })

  it.each([
    ['/wp-login.php', []],
    ['/docs/zzqx/', []],
    ['/docs/foo/', []],
    ['/docs/something-else/', []],
    ['/docs/routes/', []],
    ['/docs/getting-paid/', []],
    ['/docs/routing/', ['RoutingRule']],
    ['/docs/routing-rules/', ['RoutingRule']],
    ['/docs/blom-clock/', ['Bloom clocks']],
    ['/docs/tokenomic/', ['Tokenomics']],
    ['/docs/what-is-a-system-requirement/', ['System requirements']],
  ])('offers for %s what resembles it by whole words: %j', (asked, titles) => {
    const rule = page('/docs/api/q-storage/api-reference/data-types/routing-rule/', 'RoutingRule')
    expect(nearestPages(asked, [...pages, rule]).map(({ title }) => title)).toEqual(titles)
  })

  it('offers five at most', () => {
    const many = Array.from({ length: 9 }, (_, index) => page(`/docs/part-${index}/`))
    expect(nearestPages('/docs/part-x/', many)).toHaveLength(5)
  })
})

describe('wordsOfPath', () => {
  it.each([
    ['/docs/run-node/quik_start.html', 'quik start'],
    ['/docs/keys/index.html', 'keys'],
    ['/', ''],
  ])('makes of %s "%s"', (path, words) => {
    expect(wordsOfPath(path)).toBe(words)
  })
})
