import type { ContentElement } from '../../shared/content-tree'
import { makePage } from '../../../testing/fixtures/make-page'
import { checkLink } from './check-link'
import { linkTargets } from './link-targets'

const heading = (id: string): ContentElement => ({ tag: 'h2', props: { id }, children: [id] })
const treeOf = (...ids: string[]): ContentElement => ({
  tag: 'Fragment',
  children: [{ tag: 'Details', children: ids.map(heading) }],
})
const pages = [
  makePage('guide/index.mdx'),
  makePage('guide/fees.mdx', {}, { tree: treeOf('what-they-are', 'über') }),
  makePage('guide/über.mdx'),
  makePage('guide/soon.mdx', { draft: true }),
]
const redirects = [{ from: '/docs/charges/', to: '/docs/guide/fees/' }]
const targets = linkTargets(pages, ['/', '/docs/', '/favicon.svg', '/docs/category/keys/'], redirects)
const check = (href: string) => checkLink(href, '/docs/guide/fees/', targets)

describe('a link', () => {
  it.each([
    'https://example.org/nowhere',
    'mailto:a@example.org',
    '/',
    '/favicon.svg',
    '/docs/guide/',
    '/docs/guide/?a=b',
    '/docs/guide/fees/#what-they-are',
    '/docs/guide/fees/?a=b#what-they-are',
    '#what-they-are',
    '?a=b#what-they-are',
    '#%C3%BCber',
    '/docs/guide/%C3%BCber/',
  ])('may be %s', (href) => {
    expect(check(href)).toBeNull()
  })

  it.each([
    ['/docs/category/kesy/', 'leads to no category', 'Categories: /docs/category/keys/.'],
    ['/docs/guide/fee/', 'leads to no page', 'The nearest existing page is /docs/guide/fees/.'],
    ['/something/completely/different/', 'leads to no page', 'No page has a name like it.'],
    ['/docs/guide/fee/?a=b', 'leads to no page', 'The nearest existing page is /docs/guide/fees/?a=b.'],
    ['/docs/guide/Fees/', 'leads to no page', 'The nearest existing page is /docs/guide/fees/.'],
    ['/docs/guide/fees', 'lacks the trailing slash', 'Write /docs/guide/fees/.'],
    ['/docs/guide/fees#what-they-are', 'lacks the trailing slash', 'Write /docs/guide/fees/#what-they-are.'],
    ['/docs/guide/fees.html#what-they-are', 'takes a detour', 'Write /docs/guide/fees/#what-they-are.'],
    ['/docs/guide/fees/index.html', 'takes a detour', 'Write /docs/guide/fees/.'],
    ['/docs/charges/', 'leads to an old address', 'Write /docs/guide/fees/.'],
    ['/docs/charges#sum', 'leads to an old address', 'Write /docs/guide/fees/#sum.'],
    [
      '/docs/guide/soon/',
      "leads to a draft, which readers don't get to see",
      'Remove the link, or "draft: true" from content/docs/guide/soon.mdx.',
    ],
    ['fees/', 'is not an address of the site', 'Write /docs/guide/fees/.'],
    ['../fees/', 'is not an address of the site', 'Write /docs/guide/fees/.'],
    ['./fees.mdx', 'is not an address of the site', 'Write /docs/guide/fees/.'],
    [
      '/docs/guide/fees/#what-they-were',
      'leads to no heading of /docs/guide/fees/',
      'The nearest existing anchor is #what-they-are.',
    ],
    ['#nowhere-at-all-here', 'leads to no heading of its own page', 'Anchors there: #what-they-are, #über.'],
    ['/docs/guide/#x', 'leads to no heading of /docs/guide/', 'Anchors there: none.'],
    ['#%E0%A4%A', 'leads to no heading of its own page', 'Anchors there: #what-they-are, #über.'],
  ])('may not be %s', (href, problem, fix) => {
    expect(check(href)).toMatchObject({ message: `The link "${href}" ${problem}.`, fix })
  })
})

it('a link from one draft to another is right', () => {
  const drafts = [makePage('guide/a.mdx', { draft: true }), makePage('guide/b.mdx', { draft: true })]
  expect(checkLink('/docs/guide/b/', '/docs/guide/a/', linkTargets(drafts, []))).toBeNull()
})
