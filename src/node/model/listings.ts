import { docsRoot } from '../../shared/routes'
import { isListed, itemPath } from '../../shared/sidebar'
import type { Category, CategoryCard, SidebarCategory, SidebarItem } from '../../shared/site'
import type { CategorySettings } from '../page/frontmatter'
import type { Page } from '../page/read-pages'
import { listingPath, type Categories } from './categories'
import type { Place } from './navigation'
import { isCategory, type Structure } from './sidebars'

/** The listing pages of all categories that have one. */
export function buildListings(
  { sidebars, folders }: Structure,
  categories: Categories,
  places: Map<string, Place>,
  pages: Page[],
): Category[] {
  const inSidebars = sidebars.flatMap(({ items }) => categoriesIn(items))
  return [...categories].flatMap(([folder, settings]) => {
    const listing = listingPath(settings)
    const place = listing && places.get(listing)
    const item = inSidebars.find((category) => category.href === listing)
    if (!listing || !place || !item) return []
    const items = item.items
      .filter(isListed)
      .map((child) => toCard(child, categories.get(folders.get(child) ?? ''), pages))
    return {
      folder,
      path: listing,
      label: settings.label,
      description: settings.description,
      items,
      ...place,
    }
  })
}

const categoriesIn = (items: SidebarItem[]): SidebarCategory[] =>
  items.filter(isCategory).flatMap((category) => [category, ...categoriesIn(category.items)])

function toCard(item: SidebarItem, settings: CategorySettings | undefined, pages: Page[]): CategoryCard {
  const path = itemPath(item) ?? docsRoot
  const page = pages.find((candidate) => candidate.path === path)
  return {
    label: item.label,
    path,
    description: settings?.description ?? page?.frontmatter.description ?? '',
    itemCount: isCategory(item) ? item.items.filter(isListed).length : null,
  }
}
