import { categoryRoot } from '../../shared/routes'
import { parseCategory } from '../page/frontmatter'
import type { CategorySettings } from '../page/frontmatter-schema'
import { salvageCategory } from '../page/salvage'
import type { Page } from '../page/read-pages'
import { duplicates } from '../source/duplicates'
import type { Mistake } from '../source/mistakes'
import { folderOf, inContent } from '../source/file-names'
import type { SiteSource } from '../source/site-source'
import type { Variables } from '../source/variables'
import { lineOfKey } from '../source/yaml'

/** A folder's settings, by folder below content/docs. */
export type Categories = ReadonlyMap<string, CategorySettings>

/** Reads every _category.yml. */
export function readCategories(
  source: SiteSource,
  variables: Variables,
): { value: Categories; mistakes: Mistake[] } {
  const read = source.categories.map(({ file, text }) => ({
    folder: folderOf(file),
    checked: parseCategory(text, inContent(file), variables),
  }))
  const categories = new Map(
    read.map(({ folder, checked }) => [
      folder,
      checked.value ?? salvageCategory('found' in checked ? checked.found : null, folder, variables),
    ]),
  )
  return {
    value: categories,
    mistakes: [
      ...read.flatMap(({ checked }) => checked.mistakes),
      ...duplicateListings(categories),
      ...saidWithoutListing(source.categories, categories),
    ],
  }
}

/** What only a listing page has use for, and what becomes of it without one. */
const ofListings = [
  ['groups', 'Nobody sees these groups'],
  ['keywords', 'These keywords lead nowhere'],
] as const

/** What is said of listing pages that there are none of. */
const saidWithoutListing = (files: SiteSource['categories'], categories: Categories): Mistake[] =>
  files.flatMap(({ file, text }) => {
    const settings = categories.get(folderOf(file))
    if (!settings || settings.listing) return []
    return ofListings
      .filter(([key]) => settings[key])
      .map(([key, loss]) => ({
        file: inContent(file),
        line: lineOfKey({ text }, [key]),
        message: `${loss}: the folder has no page that lists it.`,
        fix: `Write listing: with a name for that page, or remove "${key}".`,
      }))
  })

/** Listing pages that two folders claim. */
const duplicateListings = (categories: Categories): Mistake[] =>
  duplicates([...categories], ([, { listing }]) => listing).map(
    ({ item: [folder, { listing }], first: [other] }) => ({
      file: inContent(`${folder}/_category.yml`),
      message: `The listing "${listing}" belongs to ${inContent(other)} already.`,
      fix: 'Give one of the two another name.',
    }),
  )

/** Folders that are described in two places: which of the two a reader sees is different from place to place. */
export const categoriesBesideIndexPages = (categories: Categories, pages: Page[]): Mistake[] =>
  [...categories.keys()]
    .filter((folder) => pages.some((page) => page.isIndex && page.folder === folder))
    .map((folder) => ({
      file: inContent(`${folder}/_category.yml`),
      message: 'The folder has an index.mdx, too: one of the two is not read.',
      fix: 'Remove _category.yml, with its label as sidebarLabel and its order in index.mdx; or remove index.mdx.',
    }))

/** The route of a folder's listing page; null where it has none. */
export const listingPath = (category: { listing?: string | undefined } | undefined) =>
  category?.listing ? `${categoryRoot}${category.listing}/` : null

/** Categories whose pages are still to be written: they are shown nowhere, and links to their listing wait for it. */
export const emptyCategories = (categories: Categories, pages: Page[]): Mistake[] =>
  [...categories.keys()]
    .filter((folder) => !pages.some((page) => `${page.folder}/`.startsWith(`${folder}/`)))
    .map((folder) => ({
      file: inContent(`${folder}/_category.yml`),
      message: 'The category has no pages.',
      fix: 'Until it has one, links to its listing lead nowhere.',
    }))
