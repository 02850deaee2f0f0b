import { makePage } from '../../../testing/fixtures/make-page'
import { collectRedirects } from './redirects'

const page = (file: string, ...aliases: string[]) => ({
  ...makePage(file, { aliases }),
  lineOf: (key: PropertyKey, index?: PropertyKey) => (key === 'aliases' ? Number(index) + 10 : 1),
})
const collect = (...pages: ReturnType<typeof page>[]) =>
  collectRedirects(pages, ['/', '/docs/category/cakes/'])

describe('collectRedirects', () => {
  it('leads every alias to its page', () => {
    expect(collect(page('guide/a.mdx', '/old/', '/docs/older/'), page('guide/b.mdx', '/docs/b/'))).toEqual({
      redirects: [
        { from: '/old/', to: '/docs/guide/a/' },
        { from: '/docs/older/', to: '/docs/guide/a/' },
        { from: '/docs/b/', to: '/docs/guide/b/' },
      ],
      mistakes: [],
    })
  })

  it.each([
    ['its own address', [page('guide/a.mdx', '/docs/x/', '/docs/guide/a/')], 'a.mdx:11 leads to itself'],
    ['its own address in other case', [page('guide/a.mdx', '/docs/guide/A/')], 'a.mdx:10 leads to itself'],
    [
      'the address of another page',
      [page('guide/a.mdx', '/docs/guide/b/'), page('guide/b.mdx')],
      'a.mdx:10 is the address of content/docs/guide/b.mdx',
    ],
    ['the address of a listing', [page('guide/a.mdx', '/docs/category/cakes/')], 'a.mdx:10 is an address of'],
    ['the home page', [page('guide/a.mdx', '/')], 'a.mdx:10 is an address of the site'],
    [
      'an address that hosts would find for another page',
      [page('guide/a.mdx', '/docs/guide/b/'), page('guide/b/index-of-b.mdx')].map((one, at) =>
        at ? { ...one, path: '/docs/guide/b/index/' } : one,
      ),
      'a.mdx:10 would be found on some hosts where /docs/guide/b/index/ is asked for',
    ],
    ['an alias twice', [page('guide/a.mdx', '/x/', '/x/')], 'a.mdx:11 is given twice'],
    [
      'the alias of another page',
      [page('guide/a.mdx', '/y/', '/x/'), page('guide/b.mdx', '/X/')],
      'b.mdx:10 belongs to content/docs/guide/a.mdx already, line 11',
    ],
  ])('refuses %s', (_, pages, mistake) => {
    const { mistakes } = collect(...pages)
    expect(mistakes.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
      expect.stringMatching(
        new RegExp(`^content/docs/guide/${mistake.replace(' ', ' The alias \\S+ ')}`) as unknown as string,
      ) as string,
    ])
  })

  it('names a loop once, with both pages', () => {
    const { redirects, mistakes } = collect(
      page('guide/a.mdx', '/docs/guide/b/'),
      page('guide/b.mdx', '/docs/guide/a/'),
    )
    expect(redirects).toEqual([])
    expect(mistakes.map(({ message, fix }) => [message, fix])).toEqual([
      [
        expect.stringContaining('/docs/guide/b/ and /docs/guide/a/ make a loop'),
        'Remove the alias here or in content/docs/guide/b.mdx.',
      ],
    ])
  })
})
