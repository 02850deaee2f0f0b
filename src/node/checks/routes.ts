import type { Service } from '../../api-reference/model'
import type { CategorySettings } from '../page/frontmatter-schema'
import type { Page } from '../page/read-pages'
import { categoryRoot } from '../../shared/routes'
import { duplicates } from '../source/duplicates'
import type { Mistake } from '../source/mistakes'
import { folderOf, inContent } from '../source/file-names'
import type { SourceFile } from '../source/site-source'
import { lineOfKey } from '../source/yaml'

/** Routes that two pages claim; hosts differ in whether they mind case. */
export const duplicateRoutes = (pages: readonly Page[]): Mistake[] =>
  duplicates(pages, ({ path }) => path.toLowerCase()).map(({ item: page, first }) => ({
    file: inContent(page.file),
    ...(page.frontmatter.slug && { line: page.lineOf('slug') }),
    message: `The route ${page.path} belongs to ${inContent(first.file)} already.`,
    fix: 'Give one of the two files another name or slug.',
  }))

/**
 * Listings of categories at the route of a page: one of the two would be written over the other.
 * @param files the categories' files
 */
export function listingsAtRoutesOfPages(
  categories: ReadonlyMap<string, CategorySettings>,
  files: readonly SourceFile[],
  pages: readonly Page[],
): Mistake[] {
  const pageAt = new Map(pages.map((page) => [page.path.toLowerCase(), page]))
  return files.flatMap(({ file, text }) => {
    const listing = categories.get(folderOf(file))?.listing
    const page = listing && pageAt.get(`${categoryRoot}${listing}/`)
    if (!page) return []
    return {
      file: inContent(file),
      line: lineOfKey({ text }, ['listing']),
      message: `The route ${page.path} belongs to ${inContent(page.file)} already.`,
      fix: 'Give the listing another name.',
    }
  })
}

/** Documents of services at an address of the site or of each other. */
export function documentsAtTakenAddresses(services: readonly Service[], taken: readonly string[]): Mistake[] {
  const known = new Map(taken.map((path) => [path.toLowerCase(), 'the site itself']))
  return services.flatMap(({ file, document }) =>
    [document?.smithy, document?.openapi].flatMap((path) => {
      if (!path) return []
      const owner = known.get(path.toLowerCase())
      known.set(path.toLowerCase(), file)
      if (!owner) return []
      const message = `The address ${path} of a document is taken by ${owner}.`
      return { file, message, fix: 'Give the document another address.' }
    }),
  )
}
