import type { SidebarItem } from '../../shared/site'
import { fixtureSettings } from '../../../testing/fixtures/load-fixture'
import { makePage } from '../../../testing/fixtures/make-page'
import type { CategorySettings } from '../page/frontmatter-schema'
import { buildSidebars } from './sidebars'

/** A sidebar as its labels, those of a category's items in a list behind its own. */
type Outline = (string | [string, Outline])[]
const outline = (items: SidebarItem[]): Outline =>
  items.map((item) => (item.type === 'category' ? [item.label, outline(item.items)] : item.label))

function build(files: ReturnType<typeof makePage>[], categories: Record<string, CategorySettings> = {}) {
  const { sidebars, mistakes } = buildSidebars(
    fixtureSettings,
    [makePage('guide/index.mdx'), ...files],
    new Map(Object.entries(categories)),
  )
  const [sidebar] = sidebars
  return { sidebar, mistakes, outline: outline(sidebar?.items ?? []) }
}

describe('the order of a sidebar', () => {
  it.each([
    [
      'is that of the key "order", pages without it last',
      [
        makePage('guide/c.mdx'),
        makePage('guide/b.mdx', { order: 2 }),
        makePage('guide/a.mdx', { order: 10 }),
      ],
      ['b', 'a', 'c'],
    ],
    [
      'is that of the labels among equals',
      [makePage('guide/a.mdx', { order: 1, sidebarLabel: 'z' }), makePage('guide/b.mdx', { order: 1 })],
      ['b', 'z'],
    ],
    [
      'takes numbers below zero and between whole ones',
      [
        makePage('guide/a.mdx', { order: 1.5 }),
        makePage('guide/b.mdx', { order: -1 }),
        makePage('guide/c.mdx', { order: 1 }),
      ],
      ['b', 'c', 'a'],
    ],
  ])('%s', (_, pages, labels) => {
    expect(build(pages).outline).toEqual(labels)
  })

  it('counts that of a category file before that of the index page', () => {
    const pages = [
      makePage('guide/a.mdx', { order: 2 }),
      makePage('guide/x/index.mdx', { order: 1, title: 'X' }),
      makePage('guide/x/page.mdx'),
    ]
    expect(build(pages).outline).toEqual([['X', ['page']], 'a'])
    expect(build(pages, { 'guide/x': { label: 'Box', description: '', order: 3 } }).outline).toEqual([
      'a',
      ['Box', ['page']],
    ])
  })
})

describe('folders', () => {
  it('are categories, even where only a deeper folder holds pages', () => {
    const categories = {
      'guide/x': { label: 'X', description: '' },
      'guide/x/y': { label: 'Y', description: '' },
    }
    const { outline, mistakes } = build([makePage('guide/x/y/deep.mdx')], categories)
    expect(outline).toEqual([['X', [['Y', ['deep']]]]])
    expect(mistakes).toEqual([])
  })

  it('are links where they hold nothing but an index page', () => {
    const { sidebar } = build([makePage('guide/x/index.mdx', { title: 'X', unlisted: true })])
    expect(sidebar?.items).toEqual([
      { type: 'link', label: 'X', href: '/docs/guide/x/', docId: 'guide/x/index', unlisted: true },
    ])
  })

  it('lead to their index page and say whether it is unlisted', () => {
    const { sidebar } = build([
      makePage('guide/x/index.mdx', { title: 'X', unlisted: true }),
      makePage('guide/x/page.mdx'),
    ])
    expect(sidebar?.items).toMatchObject([{ type: 'category', href: '/docs/guide/x/', linkUnlisted: true }])
  })

  it('whose names begin alike are not taken for one another', () => {
    const { outline } = build([makePage('guide-2/a.mdx'), makePage('guide/a.mdx')])
    expect(outline).toEqual(['a'])
  })
})

describe('the tab of a sidebar', () => {
  it.each([
    [
      'the first listed page',
      [makePage('guide/a.mdx', { unlisted: true }), makePage('guide/b.mdx')],
      '/docs/guide/b/',
    ],
    ['the landing page where there is no other', [], '/docs/guide/'],
  ])('leads to %s', (_, pages, path) => {
    expect(build(pages).sidebar).toMatchObject({ path, rootPath: '/docs/guide/' })
  })
})
