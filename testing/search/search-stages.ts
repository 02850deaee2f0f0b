import type { SearchIndexName } from '../../src/shared/search'
import type { Catalog } from '../../src/search/catalog'
import { readFields } from '../../src/search/fields'
import { firstIndexes, laterIndexes } from '../../src/search/files'
import { SectionIndex } from '../../src/search/section-index'

/** The two searches that a reader has, one after the other. */
export interface SearchStages {
  /** Until the index of the bodies is there. */
  first: SectionIndex
  /** Once everything is loaded. */
  index: SectionIndex
}

/**
 * Makes the search by the code that browsers run.
 * @param textOf gives the text of an index's file
 */
export function searchStages(catalog: Catalog, textOf: (name: SearchIndexName) => string): SearchStages {
  const fieldsOf = (names: readonly SearchIndexName[]) => readFields(names, names.map(textOf))
  const first = fieldsOf(firstIndexes)
  return {
    first: new SectionIndex(catalog, first),
    index: new SectionIndex(catalog, { ...first, ...fieldsOf(laterIndexes) }),
  }
}
