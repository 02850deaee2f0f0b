import { useMemo } from 'react'
import { bestOption, countBySection, groupHits, optionsOf } from '../../search/groups'
import type { LoadedSearch } from '../../search/start'
import { useSearch } from './use-search'
import { useTexts } from './use-texts'

/**
 * What a query leads to, as it is shown.
 * @param section label of the section that results are limited to; empty for all
 */
export function useResults(search: LoadedSearch, query: string, section: string) {
  const { hits, index, full, retry } = useSearch(search, query)
  const { pages, settings } = search.catalog
  const sections = useMemo(() => [...new Set(pages.map((page) => page.section))], [pages])
  const groups = useMemo(() => groupHits(hits, section, settings.maxHits), [hits, section, settings])
  const options = useMemo(() => optionsOf(groups), [groups])
  const counts = useMemo(() => countBySection(hits, sections), [hits, sections])
  const texts = useTexts(groups.map(({ page }) => page))
  const best = hits.find(({ page }) => !section || page.section === section)
  return {
    /** By page, and as the lines that can be chosen. */
    groups,
    options,
    /** Position of the line that answers best. */
    best: bestOption(options, best),
    /** Number of hits by section, whatever the results are limited to. */
    counts,
    /** Texts of the found pages' parts, as far as they are there. */
    texts,
    /** Words of the site that the query has led to, and those that are near to it. */
    found: index.wordsFor(query),
    suggest: () => index.suggest(query),
    full,
    retry,
  }
}
