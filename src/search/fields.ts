import type { SearchIndexName } from '../shared/search'
import type { Fields } from './evidence'
import { Field, readExport } from './field'
import { Keywords } from './keywords'

/** Places of whose words a letter or two say nothing. */
const deep: readonly SearchIndexName[] = ['summaries', 'names', 'bodies']

const readField = (name: SearchIndexName, exported: string) =>
  name === 'keywords' ? new Keywords(exported) : new Field(readExport(exported), deep.includes(name) ? 3 : 1)

/** Reads some of the index files. */
export const readFields = (names: readonly SearchIndexName[], exported: readonly string[]): Fields =>
  Object.fromEntries(names.map((name, index) => [name, readField(name, exported[index]!)]))
