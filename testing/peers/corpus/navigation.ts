import type { Doc, Sidebar, SidebarItem } from '../../../src/shared/site'
import { slugOf } from './slugs'

/** An entry of a sidebar: a page, a folder, or a folder with a page of its own. */
export interface Entry {
  label: string
  /** Its page; null for a folder without one. */
  slug: string | null
  items: Entry[]
}

/** A section: its tab, and its sidebar. */
export interface Section {
  name: string
  label: string
  items: Entry[]
}

type Listed = Pick<Doc, 'path' | 'label' | 'sidebar'>

/** The pages that entries lead to, in their order. */
export const slugsIn = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ slug, items }) => [...(slug === null ? [] : [slug]), ...slugsIn(items)])

/** The first page of a section, which its tab leads to. */
export const firstSlug = ({ items }: Section): string => slugsIn(items)[0]!

/** The sidebars as trees of pages; pages that stand in none come last in their section. */
export function sectionsOf(sidebars: readonly Sidebar[], docs: readonly Listed[]): Section[] {
  const known = new Set(docs.map(({ path }) => path))
  const toEntry = (item: SidebarItem): Entry => ({
    label: item.label,
    slug: item.href && known.has(item.href) ? slugOf(item.href) : null,
    items: item.type === 'category' ? item.items.map(toEntry) : [],
  })
  const toPage = ({ label, path }: { label: string; path: string }): Entry => ({
    label,
    slug: slugOf(path),
    items: [],
  })
  return sidebars.map(({ name, label, rootPath, items }) => {
    const entries = [toPage({ label, path: rootPath }), ...items.map(toEntry)]
    const listed = new Set(slugsIn(entries))
    const left = docs.filter(({ path, sidebar }) => sidebar === name && !listed.has(slugOf(path)))
    return { name, label, items: [...entries, ...left.map(toPage)] }
  })
}
