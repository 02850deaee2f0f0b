import { addressesOf, checkReferences, problemOf, type BuiltSite } from './built-references'

const site = (changes: Partial<BuiltSite> = {}): BuiltSite => ({
  pages: [],
  files: new Set([
    '/index.html',
    '/docs/a/index.html',
    '/docs/fees/index.html',
    '/static/a.png',
    '/docs/old/index.html',
  ]),
  base: '/',
  redirects: [{ from: '/docs/old/', to: '/docs/fees/' }],
  ...changes,
})
const none = () => undefined

describe('addressesOf', () => {
  it('finds links, images of all sizes, scripts, styles and fonts, each once', () => {
    expect(
      addressesOf(`
        <style>@font-face{src:url(/f.woff2)}.x{background:url("/b.png")}</style>
        <link rel="stylesheet" href="/s.css"><script src="/s.js"></script>
        <a href="/docs/a/">A</a><a href="/docs/a/">again</a>
        <picture><source srcset="/1.avif 1x, /2.avif 2x"><img src="/i.png" srcset="/i.png 100w,/j.png 200w"></picture>
        <video poster="/p.png"></video>`),
    ).toEqual([
      '/f.woff2',
      '/b.png',
      '/s.css',
      '/s.js',
      '/docs/a/',
      '/1.avif',
      '/2.avif',
      '/i.png',
      '/j.png',
      '/p.png',
    ])
  })

  it('takes the canonical address for a name, and the text of a page for text', () => {
    expect(
      addressesOf('<link rel="canonical" href="https://docs.example.com/x/"><p>url(/nothing)</p>'),
    ).toEqual([])
  })
})

describe('problemOf', () => {
  it.each([
    '/docs/a/',
    '/docs/a/#x',
    '/docs/a/?q=1',
    '#x',
    '?a=1',
    '../a/',
    '/static/a.png',
    '/',
    'https://x.org/',
    'mailto:a@b.org',
    'data:image/png;base64,AA',
  ])('has nothing against %s', (address) => expect(problemOf(address, '/docs/fees/', site())).toBe(null))

  it.each([
    ['/docs/b/', '"/docs/b/" leads to nothing.', 'The nearest that exists is /docs/a/.'],
    ['/static/b.png', '"/static/b.png" leads to nothing.', 'The nearest that exists is /static/a.png.'],
    ['/docs/fees', '"/docs/fees" lacks the trailing slash.', 'Write /docs/fees/.'],
    ['/docs/old/', '"/docs/old/" leads to an old address.', 'Write /docs/fees/.'],
    ['x.png', '"x.png" leads to nothing.', 'Nothing has a name like it.'],
  ])('says of %s: %s %s', (address, message, fix) =>
    expect(problemOf(address, '/docs/a/', site({ files: new Set([...site().files]) }))).toEqual({
      message,
      fix,
    }),
  )

  it('knows the base path of a preview', () => {
    const preview = site({ base: '/pr-1/' })
    expect(problemOf('/pr-1/docs/a/', '/docs/fees/', preview)).toBe(null)
    expect(problemOf('/docs/a/', '/docs/fees/', preview)).toMatchObject({
      message: '"/docs/a/" lies outside of /pr-1/, where the site stands.',
    })
  })
})

describe('checkReferences', () => {
  const page = (path: string, ...addresses: string[]) => ({ path, addresses })

  it('names the file and the line that the page is made from', () => {
    const mistakes = checkReferences(site({ pages: [page('/docs/a/', '/docs/b/')] }), () => ({
      file: 'content/docs/a.mdx',
      text: '---\n---\nSee [b](/docs/b/).',
    }))
    expect(mistakes).toMatchObject([{ file: 'content/docs/a.mdx', line: 3 }])
  })

  it('names a page that is made from no file', () => {
    expect(checkReferences(site({ pages: [page('/', '/b/')] }), none)).toMatchObject([{ file: 'the page /' }])
  })

  it('names once what many pages have', () => {
    const pages = Array.from({ length: 7 }, (_, index) => page(`/docs/${index}/`, '/gone.png'))
    expect(checkReferences(site({ pages }), none)).toEqual([
      {
        file: 'src/components (the layout)',
        message: '"/gone.png" leads to nothing. It appears on 7 pages, /docs/0/ among them.',
        fix: 'Nothing has a name like it.',
      },
    ])
  })
})
