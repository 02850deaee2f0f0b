import type { Headline } from './headline'
import { Synonyms } from './synonyms'
import { readTrails, type Trails } from './trails'
import { unpackHeading, type PackedHeading } from '../shared/packed-headings'
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
  readonly heading: string
  /** Where it stands: "#anchor", or nothing for the page's beginning. */
  readonly hash: string
  readonly isName: boolean
  /** Its heading as a whole, once it was read (`headlineOf`). */
  headline?: Headline
  /** The same in small letters, once it was asked for (`beginningOf`). */
  beginning?: string
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

/** A part below a heading, or a row, which is read when it is first asked for: most never are. */
class PackedPart implements FoundPart {
  headline?: Headline
  beginning?: string
  private read: PackedHeading | undefined

  constructor(
    readonly ref: number,
    readonly page: FoundPage,
    private readonly packed: string,
  ) {}

  private get unpacked() {
    return (this.read ??= unpackHeading(this.packed))
  }

  get heading() {
    return this.unpacked.heading
  }

  get hash() {
    return `#${this.unpacked.anchor ?? anchorOf(this.heading)}`
  }

  get isName() {
    return this.unpacked.isName
  }
}

/** Reads the stores of the titles and, packed, of the headings. A part belongs to the last page that begins before it. */
export function readCatalog(titles: TitleStore, headings: readonly string[]): Catalog {
  const { [settingsRef]: settings = { maxHits: 0, suggested: [], synonyms: [] }, ...entries } = titles
  const pages: FoundPage[] = Object.entries(entries).map(([ref, entry]) => ({ ref: Number(ref), ...entry }))
  const parts: FoundPart[] = []
  pages.forEach((page, index) => {
    parts.push({ ref: page.ref, page, heading: '', hash: '', isName: false })
    const end = pages[index + 1]?.ref ?? headings.length
    for (let ref = page.ref + 1; ref < end; ref++) parts.push(new PackedPart(ref, page, headings[ref]!))
  })
  return { parts, pages, settings, synonyms: new Synonyms(settings.synonyms), trails: readTrails(pages) }
}
