import type { TitleStore } from '../shared/search'
import { readCatalog, type Catalog } from './catalog'
import { fetchText, firstIndexes, laterIndexes, type fetchFirst, type SearchFiles } from './files'
import { readFields } from './fields'
import { SectionIndex } from './section-index'

/** A search that answers. */
export interface LoadedSearch {
  catalog: Catalog
  /** Titles and headings. */
  index: SectionIndex
  /** The same with all other words; begins to load at the first call, and anew after a failure. */
  loadFull: () => Promise<SectionIndex>
}

/** Lets the browser do what waits: paint, take a key. */
const breathe = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Makes a search of its files. Each file is read in a task of its own, so that none keeps a key waiting.
 * @param first the files that `fetchFirst` has begun to fetch
 */
export async function startSearch(
  files: SearchFiles,
  first: ReturnType<typeof fetchFirst>,
): Promise<LoadedSearch> {
  const [titles, headings, ...packed] = (await first) as [string, string, ...string[]]
  const catalog = readCatalog(JSON.parse(titles) as TitleStore, headings.split('\n'))
  const fields = readFields(firstIndexes, packed)
  let full: Promise<SectionIndex> | undefined
  const readFull = async () => {
    await breathe()
    const later = await Promise.all(
      laterIndexes.map((name) => fetchText(files.indexes[name], { priority: 'low' })),
    )
    const all = { ...fields }
    for (const [index, name] of laterIndexes.entries()) {
      await breathe()
      Object.assign(all, readFields([name], [later[index]!]))
    }
    await breathe()
    return new SectionIndex(catalog, all)
  }
  return {
    catalog,
    index: new SectionIndex(catalog, fields),
    loadFull: () =>
      (full ??= readFull().catch((error: unknown) => {
        full = undefined
        throw error
      })),
  }
}
