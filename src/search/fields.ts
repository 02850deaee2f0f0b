import type { SearchIndexName } from '../shared/search'
import type { Fields } from './evidence'
import { unpackIndex } from '../shared/packed-index'
import { Field } from './field'
import { Keywords } from './keywords'

/** Letters by which longer words are found: a single one begins words of hundreds of headings, two those of most texts. */
const leastStarts: Record<SearchIndexName, number> = {
  titles: 1,
  headings: 2,
  keywords: 2,
  summaries: 3,
  names: 3,
  bodies: 3,
}

const readField = (name: SearchIndexName, packed: string) =>
  new (name === 'keywords' ? Keywords : Field)(unpackIndex(packed), leastStarts[name])

/** Reads some of the index files. */
export const readFields = (names: readonly SearchIndexName[], packed: readonly string[]): Fields =>
  Object.fromEntries(names.map((name, index) => [name, readField(name, packed[index]!)]))
