import { packHeadings } from '../../shared/packed-headings'
import { packIndex } from '../../shared/packed-index'
import type { HeadingStore, SearchIndexName } from '../../shared/search'
import { sha256 } from '../../publish/sha256'

/** What gatsby-plugin-local-search makes of one index. */
export interface LocalSearch {
  /** FlexSearch's export. */
  index: string
  /** What is kept of each record, by reference. */
  store: object
}

/** The form of FlexSearch's export: words with their references, in one map. */
type Exported = [[Record<string, number[]>], object, string[]]

/** A file that browsers read. */
export interface SearchFile {
  /** Its address, below the site's. It is named by what it holds. */
  address: string
  text: string
}

const fileOf = (kind: string, text: string): SearchFile => ({
  address: `/static/${sha256(text).slice(0, 20)}.${kind}`,
  text,
})

/** The file of an index: what FlexSearch has exported, packed. */
export function indexFile({ index }: Pick<LocalSearch, 'index'>): SearchFile {
  const [[places]] = JSON.parse(index) as Exported
  return fileOf('index.txt', packIndex(new Map(Object.entries(places))))
}

/** The file of a store: that of the headings has a line for each reference. */
export const storeFile = (name: SearchIndexName, { store }: Pick<LocalSearch, 'store'>): SearchFile =>
  name === 'headings'
    ? fileOf('store.txt', packHeadings(store as HeadingStore).join('\n'))
    : fileOf('store.json', JSON.stringify(store))
