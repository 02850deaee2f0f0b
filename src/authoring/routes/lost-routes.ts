import type { Mistake } from '../../node/source/mistakes'
import { nearest } from '../../node/source/suggest'
import type { SiteModel } from '../../node/model/site-model'
import { redirectsOf } from '../../node/model/redirects'
import { docsRoot } from '../../shared/routes'

/** Every address that a reader may have of a site: of pages, listings and documents, and those that lead on to one. */
export function routesOf({
  docs,
  categories,
  documents,
}: Pick<SiteModel, 'docs' | 'categories' | 'documents'>) {
  return [
    '/',
    docsRoot,
    ...docs.map(({ path }) => path),
    ...redirectsOf(docs).map(({ from }) => from),
    ...categories.map(({ path }) => path),
    ...documents.map(({ path }) => path),
  ]
}

/**
 * Addresses that are online and would lead nowhere.
 * @param online the addresses as they are
 * @param next those of the site as it will be
 */
export function lostRoutes(online: readonly string[], next: readonly string[]): Mistake[] {
  const known = new Set(next.map((path) => path.toLowerCase()))
  return [...new Set(online)]
    .filter((path) => !known.has(path.toLowerCase()))
    .map((path) => {
      const near = nearest(path, next)
      return {
        file: path,
        message: 'This address is online, and would lead nowhere.',
        fix: `Add it to the aliases of the page that takes its place${near ? `, such as that of ${near}` : ''}; npm run move does so.`,
      }
    })
}
