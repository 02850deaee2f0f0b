import { isSamePath } from './paths'
import type { Sidebar, SidebarItem } from './site'

/** Whether a page is an item or stands inside of it. */
export const holdsPath = (item: SidebarItem, path: string): boolean =>
  (item.href !== null && isSamePath(item.href, path)) ||
  (item.type === 'category' && item.items.some((inner) => holdsPath(inner, path)))

/** Whether readers are shown an item in lists: unlisted pages have an address only. */
export const isListed = (item: SidebarItem): boolean =>
  item.type === 'category'
    ? (item.href !== null && !item.linkUnlisted) || item.items.some(isListed)
    : !item.unlisted

/** Where an item leads: its own page, or the first listed one inside of it; null where it leads nowhere. */
export function itemPath(item: SidebarItem): string | null {
  if (item.type === 'link') return item.href
  return (item.linkUnlisted ? null : item.href) ?? firstPath(item.items)
}

/** The first page of a list of items: where a tab leads, or a category without a page of its own. */
export function firstPath(items: readonly SidebarItem[]): string | null {
  for (const item of items.filter(isListed)) {
    const path = itemPath(item)
    if (path) return path
  }
  return null
}

/** Every address that a sidebar leads to, its root first. */
export const pathsOf = (sidebar: Pick<Sidebar, 'rootPath' | 'items'>): string[] => [
  sidebar.rootPath,
  ...sidebar.items.flatMap(itemPaths),
]

const itemPaths = (item: SidebarItem): string[] => [
  ...(item.href ? [item.href] : []),
  ...(item.type === 'category' ? item.items.flatMap(itemPaths) : []),
]
