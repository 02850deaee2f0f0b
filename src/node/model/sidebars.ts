import { posix } from 'node:path'
import { docsRoot } from '../../shared/routes'
import { firstPath, isListed } from '../../shared/sidebar'
import type { Sidebar, SidebarCategory, SidebarItem, SidebarLink } from '../../shared/site'
import type { SiteSettings } from '../../site/settings-schema'
import type { Mistake } from '../source/mistakes'
import type { Page } from '../page/read-pages'
import { inContent, settingsFile } from '../source/file-names'
import type { LineInSettings } from '../source/settings-code'
import { listingPath, type Categories } from './categories'

/** Whether an item of a sidebar holds others. */
export const isCategory = (item: SidebarItem): item is SidebarCategory => item.type === 'category'

/** The sidebars, and what else is known of them. */
export interface Structure {
  sidebars: Sidebar[]
  /** The folder of each category: labels may be the same. */
  folders: ReadonlyMap<SidebarItem, string>
  mistakes: Mistake[]
}

/** What the sidebars are built from, and what comes up meanwhile. */
interface Building {
  pages: Page[]
  categories: Categories
  folders: Map<SidebarItem, string>
  mistakes: Mistake[]
  drafts: readonly Page[]
}

/** One sidebar for each section of the settings, from the folders' pages in their order. */
export function buildSidebars(
  settings: SiteSettings,
  pages: Page[],
  categories: Categories,
  lineOf: LineInSettings = () => undefined,
  drafts: readonly Page[] = [],
): Structure {
  const mistakes: Mistake[] = []
  const folders = new Map<SidebarItem, string>()
  const sidebars = Object.entries(settings.sidebars).map(([name, { label, folder }]): Sidebar => {
    const rootPath = `${docsRoot}${folder}/`
    const draft = drafts.find((page) => page.path === rootPath)
    const hasPage = pages.some((page) => page.path === rootPath)
    if (draft && !hasPage)
      mistakes.push({
        file: inContent(draft.file),
        line: draft.lineOf('draft'),
        message: `The landing page of the sidebar "${name}" is a draft.`,
        fix: 'Remove "draft: true", or take the sidebar out of the settings.',
      })
    else if (!hasPage)
      mistakes.push({
        file: settingsFile,
        line: lineOf(['sidebars', name, 'folder']),
        message: `The sidebar "${name}" has no landing page ${rootPath}.`,
        fix: `Write ${inContent(folder)}/index.mdx, or correct the folder of the sidebar.`,
      })
    const items = folderItems(folder, { pages, categories, mistakes, folders, drafts })
    return { name, label, rootPath, path: firstPath(items) ?? rootPath, items }
  })
  return { sidebars, folders, mistakes }
}

/** What a folder shows: its pages but the index, and its subfolders, by `order` and then by label. */
function folderItems(folder: string, building: Building): SidebarItem[] {
  const { pages, categories } = building
  const links = pages
    .filter((page) => page.folder === folder && !page.isIndex)
    .map((page) => ({ order: page.frontmatter.order, item: toLink(page) }))
  const below = new Set(pages.map((page) => subfolderOf(folder, page.folder)).filter((sub) => sub !== null))
  const groups = [...below].map((sub) => ({
    order: categories.get(sub)?.order ?? indexOf(sub, pages)?.frontmatter.order,
    item: toGroup(sub, building),
  }))
  return [...links, ...groups].toSorted(byOrderAndLabel).map(({ item }) => item)
}

/** The direct child of a folder on the way to a deeper one; null where the deeper one is not inside. */
function subfolderOf(folder: string, deeper: string): string | null {
  if (!deeper.startsWith(`${folder}/`)) return null
  return `${folder}/${deeper.slice(folder.length + 1).split('/')[0]}`
}

/** A subfolder as one item: a category, or a link where it holds nothing but its index page. */
function toGroup(folder: string, building: Building): SidebarItem {
  const index = indexOf(folder, building.pages)
  const category = toCategory(folder, building)
  return index && !category.items.length ? toLink(index) : category
}

function toCategory(folder: string, building: Building): SidebarCategory {
  const { pages, categories, folders, mistakes, drafts } = building
  const settings = categories.get(folder)
  const index = indexOf(folder, pages)
  if (!settings && !index && indexOf(folder, drafts))
    mistakes.push({
      file: inContent(folder),
      message: 'The page of the folder, index.mdx, is a draft, and the folder has others.',
      fix: 'Take "draft: true" away from it, or make drafts of the others, too.',
    })
  else if (!settings && !index)
    mistakes.push({
      file: inContent(folder),
      message: 'The folder has neither an index page nor a _category.yml.',
      fix: fixOf(pages.filter((page) => page.folder === folder)),
    })
  const items = folderItems(folder, building)
  const category: SidebarCategory = {
    type: 'category',
    label: settings?.label ?? (index ? labelOf(index) : folder),
    href: index?.path ?? listingPath(settings),
    linkUnlisted: index ? (index.frontmatter.unlisted ?? false) : !items.some(isListed),
    collapsed: settings?.collapsed ?? true,
    items,
  }
  folders.set(category, folder)
  return category
}

/** How a folder gets its page or its settings. */
function fixOf(pages: Page[]): string {
  const [misnamed] = pages
    .map(({ file }) => posix.basename(file))
    .filter((name) => /^index\.mdx$/i.test(name))
  if (misnamed) return `Rename ${misnamed}: index.mdx.`
  return 'Write index.mdx, or _category.yml with label: and description: (and listing: for a page that lists the folder).'
}

const indexOf = (folder: string, pages: readonly Page[]) =>
  pages.find((page) => page.folder === folder && page.isIndex)

/** The short title of a page. */
export const labelOf = ({ frontmatter }: Page) => frontmatter.sidebarLabel ?? frontmatter.title

const toLink = (page: Page): SidebarLink => ({
  type: 'link',
  label: labelOf(page),
  href: page.path,
  docId: page.docId,
  unlisted: page.frontmatter.unlisted ?? false,
})

interface Ordered {
  order: number | undefined
  item: SidebarItem
}

const byOrderAndLabel = (a: Ordered, b: Ordered) =>
  (a.order ?? Infinity) - (b.order ?? Infinity) || a.item.label.localeCompare(b.item.label)
