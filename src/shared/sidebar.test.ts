import type { SidebarCategory, SidebarItem, SidebarLink } from './site'
import { firstPath, holdsPath, isListed, itemPath, pathsOf } from './sidebar'

const link = (name: string, unlisted = false): SidebarLink => ({
  type: 'link',
  label: name,
  href: `/docs/${name}/`,
  docId: name,
  unlisted,
})
const category = (href: string | null, ...items: SidebarItem[]): SidebarCategory => ({
  type: 'category',
  label: 'Category',
  href,
  linkUnlisted: false,
  collapsed: true,
  items,
})

describe('holdsPath', () => {
  const nested = category('/docs/c/', category(null, link('a')))

  it.each([
    ['the page of a link', link('a'), '/docs/a/', true],
    ['a page in another spelling', link('a'), '/docs/A.html', true],
    ['another page', link('a'), '/docs/b/', false],
    ['a page deep inside of a category', nested, '/docs/a/', true],
    ['the category’s own page', nested, '/docs/c/', true],
    ['a page outside of a category', nested, '/docs/b/', false],
    ['no page for a category without one', category(null), '/', false],
  ])('finds %s', (_, item, path, holds) => {
    expect(holdsPath(item, path)).toBe(holds)
  })
})

describe('isListed', () => {
  it.each([
    ['a link', link('a'), true],
    ['an unlisted link', link('a', true), false],
    ['a category with a listed page', category(null, link('a', true), link('b')), true],
    ['a category with a page of its own', category('/docs/c/', link('a', true)), true],
    ['a category with an unlisted page of its own', { ...category('/docs/c/'), linkUnlisted: true }, false],
    ['a category with unlisted pages only', category(null, link('a', true)), false],
    ['a category that holds such a category only', category(null, category(null, link('a', true))), false],
  ])('judges %s', (_, item, listed) => {
    expect(isListed(item)).toBe(listed)
  })
})

describe('itemPath', () => {
  const inside: SidebarItem = { type: 'link', label: 'In', href: '/in/', docId: 'in', unlisted: false }
  const category = {
    type: 'category',
    label: 'C',
    href: '/c/',
    linkUnlisted: false,
    collapsed: true,
  } as const

  it('of a category is its own page', () => {
    expect(itemPath({ ...category, items: [inside] })).toBe('/c/')
  })

  it('of a category whose page is unlisted is its first listed page', () => {
    expect(itemPath({ ...category, linkUnlisted: true, items: [inside] })).toBe('/in/')
    expect(firstPath([{ ...category, linkUnlisted: true, items: [inside] }])).toBe('/in/')
  })
})

describe('firstPath', () => {
  it.each([
    ['the first link', [link('a'), link('b')], '/docs/a/'],
    ['no unlisted link', [link('a', true), link('b')], '/docs/b/'],
    ['a category’s own page', [category('/docs/c/', link('a'))], '/docs/c/'],
    [
      'the first page inside of a category without one',
      [category(null, category(null, link('a')))],
      '/docs/a/',
    ],
    ['no category without listed pages', [category(null, link('a', true)), link('b')], '/docs/b/'],
    ['nothing where there is nothing', [], null],
  ])('gives %s', (_, items, path) => {
    expect(firstPath(items)).toBe(path)
  })
})

describe('pathsOf', () => {
  it('lists every address, the root first, unlisted ones included', () => {
    const items = [link('a'), category('/docs/c/', link('b', true), category(null, link('d')))]
    expect(pathsOf({ rootPath: '/docs/', items })).toEqual([
      '/docs/',
      '/docs/a/',
      '/docs/c/',
      '/docs/b/',
      '/docs/d/',
    ])
  })
})
