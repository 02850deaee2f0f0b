import { isData, planSteps } from './plan'
import type { Site } from './site-files'

/** A site in two languages and two versions, its files in no order. */
const editions = ['ar/', '', 'ar/1.0/']
const own = [
  ...['page-data/app-data.json', 'docs/index.html', 'docs/new/index.html', 'old/index.html', '404.html'],
  ...[
    'page-data/docs/page-data.json',
    'page-data/sq/d/1.json',
    'static/page-data/docs-1.json',
    'static/a.js',
  ],
  ...['docs.md', 'search.json'],
]
const names = editions.flatMap((edition) => own.map((name) => edition + name))
const site: Site = {
  files: names.map((name) => ({ name, hash: name, contentType: '', cacheControl: '' })),
  put: () => Promise.resolve(),
  isImmutable: (name) => /(^|\/)static\//.test(name),
  isRedirect: (name) => name.endsWith('old/index.html'),
}
const there = new Set(names.filter((name) => !name.includes('new')))
const of = (...endings: string[]) =>
  editions.flatMap((edition) => endings.map((ending) => edition + ending)).sort()

it('each language and version goes up after what it needs, and all of a kind together', () => {
  const { steps } = planSteps(site, there, { files: {}, versions: [] }, new Date())
  expect(steps.map((step) => step.map(({ name }) => name).sort())).toEqual([
    of('static/a.js', 'static/page-data/docs-1.json'),
    of('docs.md', 'search.json'),
    of('docs/new/index.html'),
    of('page-data/docs/page-data.json', 'page-data/sq/d/1.json'),
    of('404.html', 'docs/index.html'),
    of('old/index.html'),
    of('page-data/app-data.json'),
  ])
})

it.each([
  ['page-data/docs/page-data.json', true],
  ['ar/1.0/page-data/app-data.json', true],
  ['static/page-data/docs-1.json', false],
  ['ar/static/page-data/docs-1.json', false],
  ['docs/page-data/index.html', false],
])('%s: data of open tabs? %s', (name, expected) => expect(isData(name)).toBe(expected))
