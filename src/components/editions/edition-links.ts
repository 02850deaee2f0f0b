import type { EditionLink, PageEditions } from '../../shared/page-editions'
import { docsRoot } from '../../shared/routes'

/** A page in another edition of the site, or in this one. */
export interface EditionPage {
  edition: EditionLink
  /** Whole path of the page there. */
  href: string
  isCurrent: boolean
}

/** The bundler replaces the name by its value, so it is read in one place. */
const site = () => SITE_EDITIONS

/** The edition that this code is made for. */
export function ownEdition(): EditionLink {
  const { own, all } = site()
  return all.find(({ name }) => name === own) ?? all[0]!
}

/** The versions of the site, newest first. */
export const allVersions = () => [
  ...new Map(site().all.map(({ version }) => [version.name, version])).values(),
]

/** The default language of a version: its first edition. */
export const defaultLanguage = (version: string): EditionLink =>
  site().all.find((edition) => edition.version.name === version)!

/** The whole path of a page in an edition. */
export const pathIn = (edition: EditionLink, path: string) => edition.path + path.slice(1)

/** A page in all languages of its version: one that is not translated shows the default language's text. */
export function inLanguages(path: string): EditionPage[] {
  const own = ownEdition()
  return site()
    .all.filter(({ version }) => version.name === own.version.name)
    .map((edition) => ({ edition, href: pathIn(edition, path), isCurrent: edition.name === own.name }))
}

/**
 * A page in all versions, in the reader's language where a version is kept in it. Where a version has no such page,
 * the way leads to its documentation.
 */
export function inVersions(path: string, { missingIn = [] }: PageEditions): EditionPage[] {
  const own = ownEdition()
  return allVersions().map(({ name }) => {
    const sameLanguage = site().all.find(
      ({ version, locale }) => version.name === name && locale.name === own.locale.name,
    )
    const edition = sameLanguage ?? defaultLanguage(name)
    const there = missingIn.includes(name) ? docsRoot : path
    return { edition, href: pathIn(edition, there), isCurrent: name === own.version.name }
  })
}

/** Versions in the order of the settings: those before the last release are not released yet, the others are old. */
export function ageOf({ version }: EditionLink): 'unreleased' | 'last' | 'older' {
  if (version.isLast) return 'last'
  const versions = allVersions()
  const own = versions.findIndex(({ name }) => name === version.name)
  const isBefore = own < versions.findIndex(({ isLast }) => isLast)
  return isBefore ? 'unreleased' : 'older'
}
