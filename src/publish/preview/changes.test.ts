import { changesOf, describeChanges } from './changes'

const online = new Map([
  ['index.md', '1'],
  ['docs/a.md', '1'],
  ['docs/b.md', '1'],
  ['docs/a/index.html', '1'],
  ['docs/gone/index.html', '1'],
  ['docs/moved/index.html', '1'],
  ['static/app.js', '1'],
])

it('pages are compared by what they say, addresses by whether anything is there', () => {
  const preview = new Map([
    ['index.md', '2'],
    ['docs/a.md', '2'],
    ['docs/b.md', '1'],
    ['docs/new.md', '1'],
    // Made for another path: each page's HTML is another one.
    ['docs/a/index.html', '2'],
    ['docs/moved/index.html', '2'],
  ])
  expect(changesOf(preview, online)).toEqual({
    changed: ['/', '/docs/a/'],
    added: ['/docs/new/'],
    lost: ['/docs/gone/'],
  })
})

const url = 'https://previews.example/pr-12/'
const none = { changed: [], added: [], lost: [] }

it('where nothing is changed, that is said', () =>
  expect(describeChanges(none, url).trim()).toBe('No page says anything else than online.'))

it('a long list ends', () => {
  const changed = Array.from({ length: 300 }, (_, page) => `/docs/${page}/`)
  const lines = describeChanges({ ...none, changed }, url).split('\n')
  expect(lines.at(-1)).toBe('- … and 260 more')
  expect(lines).toHaveLength(44)
})

it('nothing but addresses gets from a fork into the comment', () => {
  const changed = ['/docs/`](https://evil.example)\n@everyone <img src=x>/', '/docs/ü/']
  const text = describeChanges({ ...none, changed, lost: changed }, url)
  expect(text).not.toMatch(/evil\.example\)|@everyone|<img|\n@/)
  expect(text).toContain(`[\`/docs/%C3%BC/\`](${url}docs/%C3%BC/)`)
})
