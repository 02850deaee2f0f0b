import type { SearchIndexName } from '../shared/search'
import type { Fields } from './evidence'
import { unpackIndex } from '../shared/packed-index'
import { Field } from './field'
import { Keywords } from './keywords'

/** Places of whose words a letter or two say nothing. */
const deep: readonly SearchIndexName[] = ['summaries', 'names', 'bodies']

const readField = (name: SearchIndexName, packed: string) =>
  name === 'keywords'
    ? new Keywords(unpackIndex(packed))
    : new Field(unpackIndex(packed), deep.includes(name) ? 3 : 1)

/** Reads some of the index files. */
export const readFields = (names: readonly SearchIndexName[], packed: readonly string[]): Fields =>
  Object.fromEntries(names.map((name, index) => [name, readField(name, packed[index]!)]))
