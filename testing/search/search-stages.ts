import type { SearchIndexName } from '../../src/shared/search'
import type { Catalog } from '../../src/search/catalog'
import { Field } from '../../src/search/field'
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
  const field = (name: SearchIndexName) => new Field(textOf(name))
  const first = { titles: field('titles'), headings: field('headings'), names: field('names') }
  return {
    first: new SectionIndex(catalog, first),
    index: new SectionIndex(catalog, { ...first, bodies: field('bodies') }),
  }
}
