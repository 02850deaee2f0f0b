/**
 * What the build writes for the search and the browser reads: an index for each kind of place in which a word may
 * stand, and what their references stand for. A reference is a small number; a page's own reference is that of its
 * beginning, and its sections follow it. Titles and summaries are of whole pages, keywords of pages and parts, the others
 * of parts.
 */
export const searchIndexes = ['titles', 'keywords', 'summaries', 'headings', 'names', 'bodies'] as const
export type SearchIndexName = (typeof searchIndexes)[number]

/**
 * How FlexSearch keeps words that are ready made: one entry for each, without an order of its own. An export holds none of
 * its settings: where the two sides differ, every search finds nothing.
 */
export const indexOptions = { encode: false, resolution: 1, threshold: 0 } as const

/** A page, by the reference of its beginning. */
export interface PageEntry {
  title: string
  path: string
  /** Label of the sidebar that it stands in. */
  section: string
  /** Labels of the categories above it. */
  trail: string[]
  /** Name of the file with its texts: one for each of its references, in order. */
  texts: string
}

/** A part of a page that has an address of its own. */
export interface SectionEntry {
  heading: string
  /** The anchor, where it is not the heading's own (`anchorOf`). */
  anchor?: string
  /** Present where the part is what stands under a name in a table: a parameter, an error. */
  isName?: true
}

/** What holds for the search as a whole; kept in the titles' store under a reference of its own. */
export interface SearchSettings {
  /** Parts of pages shown at most. */
  maxHits: number
  /** Paths of pages that an empty search offers. */
  suggested: string[]
  /** Phrases that mean the same, in groups, each as its words with blanks between them. */
  synonyms: string[][]
}

/** Reference of the settings in the titles' store. */
export const settingsRef = 'settings'

/** Pages by their references, and the settings of the search. */
export type TitleStore = { [settingsRef]?: SearchSettings } & Record<number, PageEntry>
/** Parts of pages by their references. */
export type HeadingStore = Record<string, SectionEntry>

/** The anchor that a heading gets where the author names none, as far as plain letters go. */
export const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9_ -]/g, '')
    .replaceAll(' ', '-')

/** The parameter of a page's address that holds the words of an open search. */
export const searchParameter = 'search'

/** Where the file with a page's texts stands, below the site's base path. */
export const textsPath = (name: string) => `/static/search/${name}.json`
