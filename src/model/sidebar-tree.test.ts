import type { SidebarItem } from './site'
import { packItems, unpackItems } from './sidebar-tree'

const items: SidebarItem[] = [
  { type: 'link', label: 'Intro', href: '/docs/learn/intro/', unlisted: false },
  { type: 'link', label: 'Secret', href: '/docs/learn/secret/', unlisted: true },
  {
    type: 'category',
    label: 'Storage',
    href: '/docs/learn/storage/',
    linkUnlisted: true,
    collapsed: false,
    items: [
      { type: 'link', label: 'Blocks', href: '/docs/learn/storage/blocks/', unlisted: false },
      { type: 'category', label: 'Empty', href: null, linkUnlisted: false, collapsed: true, items: [] },
    ],
  },
]

it('gives the same tree again', () => {
  expect(unpackItems(packItems(items))).toEqual(items)
})

it('leaves out what is usual, and the ids of pages', () => {
  expect(packItems([{ type: 'link', label: 'Intro', href: '/i/', docId: 'intro', unlisted: false }])).toEqual(
    [{ label: 'Intro', href: '/i/' }],
  )
})
