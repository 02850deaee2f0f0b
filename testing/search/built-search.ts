import { readFileSync } from 'node:fs'
import path from 'node:path'
import { searchFilesIn } from '../../src/node/search/built-files'
import { textsPath, type TitleStore } from '../../src/shared/search'
import { readCatalog, type Catalog } from '../../src/search/catalog'
import { searchStages, type SearchStages } from './search-stages'

/** A built site's search, and the texts that its results show. */
export interface BuiltSearch extends SearchStages {
  catalog: Catalog
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
  const catalog = readCatalog(JSON.parse(read(files.titles)) as TitleStore, read(files.headings).split('\n'))
  const texts: string[] = []
  for (const page of catalog.pages)
    for (const [offset, text] of (JSON.parse(read(textsPath(page.texts))) as string[]).entries())
      texts[page.ref + offset] = text
  return { catalog, texts, ...searchStages(catalog, (name) => read(files.indexes[name])) }
}
