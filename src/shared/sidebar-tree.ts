import type { SidebarItem } from './site'

/**
 * A sidebar's item as it travels to the browser. Every reader loads every tree, so what can be told from the rest is
 * left out: an address that is its list's folder and the label in kebab case, above all.
 */
export interface PackedItem {
  label: string
  /** The address, where it is not the usual one: its last part, or the whole one, from its slash on. */
  to?: string
  /** A category without a page of its own. */
  pageless?: true
  unlisted?: true
  /** A category's items; a link has none. */
  items?: PackedItem[]
  /** The folder of a category's items, where they are not below the category's own address. */
  folder?: string
  /** The category starts open. */
  open?: true
}

/** "ListKeys" and "List keys" are "list-keys". */
const kebab = (label: string) =>
  label
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

const folderOf = (href: string) => href.replace(/[^/]+\/$/, '')

/** The folder that most of the items stand in. */
function commonFolder(items: readonly SidebarItem[], fallback: string): string {
  const folders = items.flatMap(({ href }) => (href === null ? [] : [folderOf(href)]))
  const count = (folder: string) => folders.filter((other) => other === folder).length
  return folders.toSorted((a, b) => count(b) - count(a))[0] ?? fallback
}

function packAddress(href: string, label: string, folder: string): Pick<PackedItem, 'to'> {
  if (href === `${folder}${kebab(label)}/`) return {}
  return { to: folderOf(href) === folder ? href.slice(folder.length, -1) : href }
}

const unpackAddress = ({ to, label }: PackedItem, folder: string) =>
  to?.startsWith('/') ? to : `${folder}${to ?? kebab(label)}/`

/**
 * Packs a list of items.
 * @param folder that addresses are told from; `unpackItems` gets the same
 */
export const packItems = (items: readonly SidebarItem[], folder: string): PackedItem[] =>
  items.map((item) => {
    const unlisted = item.type === 'link' ? item.unlisted : item.linkUnlisted
    const packed: PackedItem = {
      label: item.label,
      ...(item.href === null ? { pageless: true } : packAddress(item.href, item.label, folder)),
      ...(unlisted && { unlisted }),
    }
    if (item.type === 'link') return packed
    const inner = commonFolder(item.items, folder)
    return {
      ...packed,
      items: packItems(item.items, inner),
      ...(inner !== item.href && { folder: inner }),
      ...(!item.collapsed && { open: true }),
    }
  })

/** The items that `packItems` packed, without the pages' ids, which only the build needs. */
export const unpackItems = (items: readonly PackedItem[], folder: string): SidebarItem[] =>
  items.map((packed) => {
    const { label, pageless, unlisted = false, items: inner, open = false } = packed
    const address = unpackAddress(packed, folder)
    if (!inner) return { type: 'link', label, href: address, unlisted }
    return {
      type: 'category',
      label,
      href: pageless ? null : address,
      linkUnlisted: unlisted,
      collapsed: !open,
      items: unpackItems(inner, packed.folder ?? address),
    }
  })
