import { useCallback, useEffect, useState } from 'react'
import { useFlexSearch } from 'react-use-flexsearch'
import { whenIdle } from '../../browser/when-idle'
import type { FoundPart } from '../../search/catalog'
import type { SectionIndex } from '../../search/section-index'
import type { LoadedSearch } from '../../search/start'

/** How far the index of the pages' texts has come. */
export type FullState = 'loading' | 'loaded' | 'failed'

/** A small word, which goes through all headings, and a question with synonyms: both ways that a query may take. */
const rehearsed = ['how', 'back up my keys']

/**
 * Answers a query: at once from titles and headings, and from all else too as soon as that is there.
 */
export function useSearch({ index: first, catalog, loadFull }: LoadedSearch, query: string) {
  const [index, setIndex] = useState<SectionIndex>(first)
  const [full, setFull] = useState<FullState>('loading')

  const load = useCallback(() => {
    setFull('loading')
    loadFull().then(
      (loaded) => {
        setIndex(loaded)
        setFull('loaded')
        for (const query of rehearsed) whenIdle(() => loaded.rehearse(query))
      },
      () => setFull('failed'),
    )
  }, [loadFull])
  useEffect(load, [load])

  const hits = useFlexSearch<FoundPart>(query.trim(), index, catalog.parts)
  return { hits, index, full, retry: load }
}
