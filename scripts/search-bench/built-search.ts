import { readFileSync } from 'node:fs'
import path from 'node:path'
import { searchFilesIn } from '../../src/node/search/built-files'
import { textsPath, type HeadingStore, type TitleStore } from '../../src/shared/search'
import { readCatalog, type Catalog } from '../../src/search/catalog'
import { Field } from '../../src/search/field'
import { SectionIndex } from '../../src/search/section-index'

/** A built site's search, and the texts that its results show. */
export interface BuiltSearch {
  catalog: Catalog
  /** What a reader searches once everything is loaded. */
  index: SectionIndex
  /** What a reader searches until the index of the bodies is there. */
  first: SectionIndex
  /** The text of each part, by its reference. */
  texts: string[]
}

/**
 * Makes the search of a built site by the code that browsers run.
 * @param folder of a site built for the base path /
 */
export function readBuiltSearch(folder: string): BuiltSearch {
  const files = searchFilesIn(folder)
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const catalog = readCatalog(
    JSON.parse(read(files.titles)) as TitleStore,
    JSON.parse(read(files.headings)) as HeadingStore,
  )
  const { titles, headings, names, bodies } = files.indexes
  const fields = {
    titles: new Field(read(titles)),
    headings: new Field(read(headings)),
    names: new Field(read(names)),
  }
  const texts: string[] = []
  for (const page of catalog.pages)
    for (const [offset, text] of (JSON.parse(read(textsPath(page.texts))) as string[]).entries())
      texts[page.ref + offset] = text
  return {
    catalog,
    first: new SectionIndex(catalog, fields),
    index: new SectionIndex(catalog, { ...fields, bodies: new Field(read(bodies)) }),
    texts,
  }
}
