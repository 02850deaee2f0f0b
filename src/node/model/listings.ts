import { docsRoot } from '../../shared/routes'
import { isListed, itemPath } from '../../shared/sidebar'
import type { Category, CategoryCard, SidebarCategory, SidebarItem } from '../../shared/site'
import type { CategorySettings } from '../page/frontmatter-schema'
import type { Page } from '../page/read-pages'
import type { Mistake } from '../source/mistakes'
import { nearest, suggest } from '../source/suggest'
import { inContent } from '../source/file-names'
import type { SourceFile } from '../source/site-source'
import { lineOfKey } from '../source/yaml'
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
      .map((card) => ({ ...card, group: groupOf(card.label, settings) }))
      .toSorted(byGroup(settings))
    return {
      folder,
      path: listing,
      label: settings.label,
      description: settings.description,
      keywords: settings.keywords ?? [],
      isReference: items.length > mostCards || items.every(({ path }) => isLookedUp(pages, path)),
      items,
      ...place,
    }
  })
}

/** With more entries than this, cards are too much to look through. */
const mostCards = 12

/** Whether a page is about an operation, a data type or commands. */
const isLookedUp = (pages: readonly Page[], path: string) =>
  pages.some(
    ({ path: own, frontmatter: { operation, dataType, commands } }) =>
      own === path && Boolean(operation ?? dataType ?? commands),
  )

const categoriesIn = (items: SidebarItem[]): SidebarCategory[] =>
  items.filter(isCategory).flatMap((category) => [category, ...categoriesIn(category.items)])

const groupOf = (label: string, { groups = {} }: CategorySettings): string | null =>
  Object.keys(groups).find((name) => groups[name]!.includes(label)) ?? null

/** In the order of the groups; inside of them nothing changes. */
function byGroup({ groups = {} }: CategorySettings) {
  const names = Object.keys(groups)
  const placeOf = ({ group }: CategoryCard) => names.indexOf(group ?? '')
  return (a: CategoryCard, b: CategoryCard) => placeOf(a) - placeOf(b)
}

/** Groups of a listing that name what is not there, or leave something out. */
export const checkGroups = (
  categories: Categories,
  listings: readonly Category[],
  pages: readonly Page[],
  files: readonly SourceFile[],
): Mistake[] =>
  listings.flatMap(({ folder, items }) => {
    const { groups } = categories.get(folder) ?? {}
    if (!groups) return []
    const file = `${folder}/_category.yml`
    const text = files.find((one) => one.file === file)?.text ?? ''
    const mistake = (message: string, fix: string, path: PropertyKey[] = []): Mistake => ({
      file: inContent(file),
      line: lineOfKey({ text }, ['groups', ...path]),
      message,
      fix,
    })
    const labels = items.map(({ label }) => label)
    // What a page is called whose title can't be read, its author knows.
    if (pages.some(({ docId, frontmatter }) => frontmatter.title === docId && labels.includes(docId)))
      return []
    const named = Object.values(groups).flat()
    // One that a name was meant for is not left out.
    const meant = named.filter((label) => !labels.includes(label)).map((label) => nearest(label, labels))
    const places = Object.entries(groups).flatMap(([group, names]) => names.map((_, index) => [group, index]))
    return [
      ...named.flatMap((label, index) => {
        if (!labels.includes(label))
          return mistake(
            `The groups name "${label}", which is no page of the folder.`,
            suggest(label, labels),
            places[index],
          )
        if (named.indexOf(label) === index) return []
        return mistake(`The groups name "${label}" twice.`, 'Remove it from one of them.', places[index])
      }),
      ...labels
        .filter((label) => !named.includes(label) && !meant.includes(label))
        .map((label) => mistake(`The page "${label}" is in none of the groups.`, 'Name it in one of them.')),
    ]
  })

function toCard(
  item: SidebarItem,
  settings: CategorySettings | undefined,
  pages: Page[],
): Omit<CategoryCard, 'group'> {
  const path = itemPath(item) ?? docsRoot
  const page = pages.find((candidate) => candidate.path === path)
  return {
    label: item.label,
    path,
    description: settings?.description ?? page?.frontmatter.description ?? '',
    itemCount: isCategory(item) ? item.items.filter(isListed).length : null,
  }
}
