import type { Sidebar, SidebarCategory, SidebarItem, SidebarLink } from '../../shared/site'
import { placePages } from './navigation'

const link = (name: string, unlisted = false): SidebarLink => ({
  type: 'link',
  label: name,
  href: `/${name}/`,
  docId: name,
  unlisted,
})
const category = (href: string | null, items: SidebarItem[], linkUnlisted = false): SidebarCategory => ({
  type: 'category',
  label: 'Category',
  href,
  linkUnlisted,
  collapsed: true,
  items,
})
const sidebar = (name: string, ...items: SidebarItem[]): Sidebar => ({
  name,
  label: name,
  rootPath: `/${name}/`,
  path: `/${name}/`,
  items,
})

/** The way of a reader who goes on from page to page, and the way back. */
function walk(...items: SidebarItem[]) {
  const places = placePages([sidebar('root', ...items)], true)
  const follow = (start: string, way: 'next' | 'previous') => {
    const paths = [start]
    for (let path = places.get(start)?.[way]?.path; path; path = places.get(path)?.[way]?.path)
      paths.push(path)
    return paths
  }
  const forth = follow('/root/', 'next')
  return { places, forth, back: follow(forth.at(-1)!, 'previous') }
}

describe('previous and next', () => {
  it.each([
    ['pages in their order', [link('a'), link('b')], ['/root/', '/a/', '/b/']],
    [
      'into categories and out again',
      [category('/c/', [link('a')]), link('b')],
      ['/root/', '/c/', '/a/', '/b/'],
    ],
    ['past categories without a page', [category(null, [link('a')]), link('b')], ['/root/', '/a/', '/b/']],
    ['past unlisted pages', [link('a'), link('x', true), link('b')], ['/root/', '/a/', '/b/']],
    ['past unlisted index pages', [category('/x/', [link('a')], true)], ['/root/', '/a/']],
  ])('lead through %s and back', (_, items, paths) => {
    const { forth, back } = walk(...items)
    expect(forth).toEqual(paths)
    expect(back).toEqual(paths.toReversed())
  })

  it('end with the section', () => {
    const places = placePages([sidebar('one', link('a')), sidebar('two', link('b'))], true)
    expect(places.get('/a/')?.next).toBeNull()
    expect(places.get('/two/')?.previous).toBeNull()
  })
})

describe('places', () => {
  const { places } = walk(category(null, [link('x', true)]))

  it('are known of unlisted pages too, without neighbors', () => {
    expect(places.get('/x/')).toEqual({
      sidebar: 'root',
      breadcrumbs: [
        { label: 'root', path: '/root/' },
        { label: 'Category', path: null },
        { label: 'x', path: '/x/' },
      ],
      previous: null,
      next: null,
    })
  })

  it('are those of pages only', () => {
    expect([...places.keys()]).toEqual(['/root/', '/x/'])
  })
})
