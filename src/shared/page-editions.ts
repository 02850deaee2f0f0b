/** A language of one version of the site, as pages lead to it: see src/site/editions.ts. */
export interface EditionLink {
  /** "" for the first, "ar", "2.0", "ar/2.0". */
  name: string
  /** Where it stands on its host, with both slashes: "/ar/2.0/". */
  path: string
  locale: { name: string; label: string; htmlLang: string; direction: 'ltr' | 'rtl' }
  version: { name: string; label: string; isLast: boolean }
}

/** All editions of the site, in the code that is made for one of them. */
export interface SiteEditions {
  /** The name of the one that the code is made for. */
  own: string
  all: readonly EditionLink[]
}

/** What a page has to know of other editions; nothing where all is as one would expect. */
export interface PageEditions {
  /** Names of the editions of this version that have the page in their own language; all of them if left out. */
  translatedIn?: string[]
  /** Names of versions that have no page at this address. */
  missingIn?: string[]
  /** How the text stands to that of the default language, which it shows where it is not translated. */
  text?: 'untranslated' | 'outdated'
}
