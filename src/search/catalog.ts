import {
  anchorOf,
  settingsRef,
  type HeadingStore,
  type SearchSettings,
  type TitleStore,
} from '../shared/search'

/** A page that can be found. */
export interface FoundPage {
  /** Reference of its beginning; its other parts follow. */
  ref: number
  title: string
  path: string
  /** Label of the sidebar that it stands in. */
  section: string
  trail: string[]
  /** Name of the file with its texts. */
  texts: string
}

/** A part of a page that can be found: its beginning, what stands below a heading, or a named row of a table. */
export interface FoundPart {
  ref: number
  page: FoundPage
  /** Empty for the page's beginning. */
  heading: string
  /** Where it stands: "#anchor", or nothing for the page's beginning. */
  hash: string
  isName: boolean
  /** Whether it is a row without an address of its own: it leads to the part around it. */
  isRow: boolean
}

/** What the references of the indexes stand for. */
export interface Catalog {
  /** By reference. */
  parts: FoundPart[]
  pages: FoundPage[]
  settings: SearchSettings
}

/** Reads the stores of the titles and the headings. A part belongs to the last page that begins before it. */
export function readCatalog(titles: TitleStore, headings: HeadingStore): Catalog {
  const pages: FoundPage[] = []
  const parts: FoundPart[] = []
  const { [settingsRef]: settings = { maxHits: 0, popular: [], synonyms: [] }, ...entries } = titles
  for (const [ref, entry] of Object.entries(entries)) {
    const page = { ref: Number(ref), ...entry }
    pages.push(page)
    parts[page.ref] = { ref: page.ref, page, heading: '', hash: '', isName: false, isRow: false }
  }
  let next = 0
  let around = ''
  for (const [key, { heading, anchor = anchorOf(heading), isName = false }] of Object.entries(headings)) {
    const ref = Number(key)
    while (next + 1 < pages.length && pages[next + 1]!.ref < ref) next++
    const hash = `#${anchor}`
    if (!isName) around = hash
    parts[ref] = { ref, page: pages[next]!, heading, hash, isName, isRow: isName && hash === around }
  }
  return { parts, pages, settings }
}
