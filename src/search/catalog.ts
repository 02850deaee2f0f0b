import type { Headline } from './headline'
import { readSynonyms, type Synonyms } from './query'
import { readTrails, type Trails } from './trails'
import { unpackHeading } from '../shared/packed-headings'
import { anchorOf, settingsRef, type SearchSettings, type TitleStore } from '../shared/search'

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
  /** Its heading as a whole, once it was read (`headlineOf`). */
  headline?: Headline
}

/** What the references of the indexes stand for. */
export interface Catalog {
  /** By reference. */
  parts: FoundPart[]
  pages: FoundPage[]
  settings: SearchSettings
  synonyms: Synonyms
  trails: Trails
}

/** Reads the stores of the titles and, packed, of the headings. A part belongs to the last page that begins before it. */
export function readCatalog(titles: TitleStore, headings: readonly string[]): Catalog {
  const { [settingsRef]: settings = { maxHits: 0, suggested: [], synonyms: [] }, ...entries } = titles
  const pages: FoundPage[] = Object.entries(entries).map(([ref, entry]) => ({ ref: Number(ref), ...entry }))
  const parts: FoundPart[] = []
  pages.forEach((page, index) => {
    parts.push({ ref: page.ref, page, heading: '', hash: '', isName: false })
    const end = pages[index + 1]?.ref ?? headings.length
    for (let ref = page.ref + 1; ref < end; ref++) {
      const { heading, anchor, isName } = unpackHeading(headings[ref]!)
      parts.push({ ref, page, heading, hash: `#${anchor ?? anchorOf(heading)}`, isName })
    }
  })
  return { parts, pages, settings, synonyms: readSynonyms(settings.synonyms), trails: readTrails(pages) }
}
