import type { OlderVersion, SiteLocale, SiteSettings } from './settings-schema'

/** What editions need to know of a version. */
export type EditionVersion = Pick<OlderVersion, 'name' | 'label' | 'isLast' | 'mainDocId'> &
  Partial<Pick<OlderVersion, 'languages'>>

/**
 * One language of one version of the documentation: a site of its own, with its own address, words, sidebars and search.
 * The first one is the default language of the current version; the others stand in folders below it.
 */
export interface Edition {
  /** By which EDITION chooses it: "" for the first, "ar", "2.0", "ar/2.0". */
  name: string
  /** Where it stands below the first one: "" or "ar/2.0/". */
  path: string
  locale: SiteLocale
  version: EditionVersion
  /** Folders of its pages. One that is not in the first is taken from the next: what is not translated. */
  docs: readonly string[]
  /** Folders of its glossary, variables and the like; each file is taken from the first that has it. */
  shared: readonly string[]
}

const content = 'content'
const i18n = `${content}/i18n`
const versions = `${content}/versions`

/** The parts of the settings that editions are made from. They may not have been checked yet. */
type EditionSettings = Pick<SiteSettings, 'locale' | 'docsVersion'> &
  Partial<Pick<SiteSettings, 'translations' | 'olderVersions'>>

/** All editions of a site, the first one first: the current version in all languages, older ones in those they are kept in. */
export function editionsOf({ locale, docsVersion, translations, olderVersions }: EditionSettings): Edition[] {
  return [docsVersion, ...listed(olderVersions)].flatMap((version: EditionVersion, age) =>
    [locale, ...listed(translations)]
      .filter((language, index) => !index || !age || listed(version.languages).includes(language.name))
      .map((language, index) => makeEdition(language, version, { isDefault: !index, isCurrent: !age })),
  )
}

/** A list that has not been checked yet. */
const listed = <T>(list: readonly T[] | undefined): readonly T[] =>
  Array.isArray(list) ? (list as readonly T[]) : []

function makeEdition(
  locale: SiteLocale,
  version: EditionVersion,
  { isDefault, isCurrent }: { isDefault: boolean; isCurrent: boolean },
): Edition {
  const path = [isDefault ? '' : `${locale.path}/`, isCurrent ? '' : `${version.name}/`].join('')
  const old = isCurrent ? content : `${versions}/${version.name}`
  const translated = isDefault ? content : `${i18n}/${locale.name}`
  const translatedOld = isCurrent ? translated : `${translated}/versions/${version.name}`
  return {
    name: [isDefault ? [] : locale.name, isCurrent ? [] : version.name].flat().join('/'),
    path,
    locale,
    version,
    docs: [isDefault ? [] : translatedOld, old].flat().map((folder) => `${folder}/docs`),
    shared: [...new Set([isDefault ? old : translatedOld, translated, old, content])],
  }
}

/**
 * The edition of a name.
 * @throws where there is none, naming those that there are
 */
export function editionNamed(name: string, settings: EditionSettings): Edition {
  const editions = editionsOf(settings)
  const found = editions.find((edition) => edition.name === name)
  if (found) return found
  const names = editions.map((edition) => `"${edition.name}"`).join(', ')
  throw new Error(
    `EDITION is "${name}", which is none of ${names}. Languages and versions stand in src/site/settings.ts, as translations and olderVersions.`,
  )
}

/** The settings as they are for one edition: its address, language, version, and what the version said otherwise. */
export function settingsOf(settings: SiteSettings, edition: Edition): SiteSettings {
  if (edition.name === '') return settings
  const { name, label, isLast, mainDocId, ...own } = edition.version as OlderVersion
  const { suggested = settings.search.suggested, sidebars, navbar } = own
  return {
    ...settings,
    baseUrl: settings.baseUrl + edition.path,
    locale: edition.locale,
    // The first one checks them, and leads to them.
    translations: [],
    olderVersions: [],
    docsVersion: { name, label, isLast, mainDocId, path: `/${edition.path}docs/` },
    search: { ...settings.search, suggested },
    ...(sidebars && { sidebars }),
    ...(navbar && { navbar }),
  }
}

/** Whether two editions are of one version, and so hold the same pages. */
export const isSameVersion = (a: Edition, b: Edition) => a.version.name === b.version.name
/** Whether an edition is in the default language. */
export const isInDefaultLanguage = ({ docs }: Pick<Edition, 'docs'>) => docs.length === 1
