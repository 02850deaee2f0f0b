import type { SidebarItem } from './site'
import { packItems, unpackItems } from './sidebar-tree'

const link = (label: string, href: string, unlisted = false): SidebarItem => ({
  type: 'link',
  label,
  href,
  unlisted,
})
const folder = '/docs/learn/'
const items: SidebarItem[] = [
  link('Intro', '/docs/learn/intro/'),
  link('Secret', '/docs/learn/secret/', true),
  link('FAQ', '/docs/learn/FAQ/'),
  link('Elsewhere', '/docs/run/elsewhere/'),
  {
    type: 'category',
    label: 'Storage',
    href: '/docs/learn/storage/',
    linkUnlisted: true,
    collapsed: false,
    items: [
      link('ListKeys', '/docs/learn/storage/list-keys/'),
      { type: 'category', label: 'Empty', href: null, linkUnlisted: false, collapsed: true, items: [] },
    ],
  },
  {
    type: 'category',
    label: 'Listing',
    href: '/docs/category/listing/',
    linkUnlisted: false,
    collapsed: true,
    items: [
      link('An overview', '/docs/learn/lists/overview/'),
      link('Deep', '/docs/learn/lists/far/deep/'),
      link('Near', '/docs/learn/lists/near/'),
    ],
  },
]

it('gives the same tree again', () => {
  expect(unpackItems(packItems(items, folder), folder)).toEqual(items)
})

it('leaves out what can be told from the rest, and the ids of pages', () => {
  const withId: SidebarItem = {
    type: 'link',
    label: 'Intro',
    href: '/docs/learn/intro/',
    docId: 'i',
    unlisted: false,
  }
  expect(packItems([withId, ...items.slice(1)], folder)).toEqual([
    { label: 'Intro' },
    { label: 'Secret', unlisted: true },
    { label: 'FAQ', to: 'FAQ' },
    { label: 'Elsewhere', to: '/docs/run/elsewhere/' },
    {
      label: 'Storage',
      unlisted: true,
      open: true,
      items: [
        { label: 'ListKeys' },
        { label: 'Empty', pageless: true, items: [], folder: '/docs/learn/storage/' },
      ],
    },
    {
      label: 'Listing',
      to: '/docs/category/listing/',
      folder: '/docs/learn/lists/',
      items: [
        { label: 'An overview', to: 'overview' },
        { label: 'Deep', to: '/docs/learn/lists/far/deep/' },
        { label: 'Near' },
      ],
    },
  ])
})
