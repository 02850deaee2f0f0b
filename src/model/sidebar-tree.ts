import type { SidebarItem } from './site'

/** A sidebar's item as it travels to the browser: what is usual is left out, since every reader loads every tree. */
export interface PackedItem {
  label: string
  href?: string
  unlisted?: true
  /** A category's items; a link has none. */
  items?: PackedItem[]
  /** The category starts open. */
  open?: true
}

/** Leaves out what is usual, and the ids that only the build needs. */
export const packItems = (items: readonly SidebarItem[]): PackedItem[] =>
  items.map((item) => {
    const unlisted = item.type === 'link' ? item.unlisted : item.linkUnlisted
    return {
      label: item.label,
      ...(item.href !== null && { href: item.href }),
      ...(unlisted && { unlisted }),
      ...(item.type === 'category' && { items: packItems(item.items) }),
      ...(item.type === 'category' && !item.collapsed && { open: true }),
    }
  })

/** The tree that `packItems` packed, without the pages' ids. */
export const unpackItems = (items: readonly PackedItem[]): SidebarItem[] =>
  items.map(({ label, href, unlisted = false, items: inner, open = false }) =>
    inner
      ? {
          type: 'category',
          label,
          href: href ?? null,
          linkUnlisted: unlisted,
          collapsed: !open,
          items: unpackItems(inner),
        }
      : { type: 'link', label, href: href ?? '', unlisted },
  )
