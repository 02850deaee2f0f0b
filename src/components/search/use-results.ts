import { useCallback, useMemo, useState } from 'react'
import type { FoundPart } from '../../search/catalog'
import {
  bestOfPages,
  bestOption,
  countBySection,
  groupHits,
  optionsOf,
  type ResultOption,
} from '../../search/groups'
import type { LoadedSearch } from '../../search/start'
import { typedWords } from '../../search/typed-words'
import { inSight } from './in-sight'
import { useSearch } from './use-search'
import { useTexts } from './use-texts'

/**
 * What a query leads to, as it is shown.
 * @param section label of the section that results are limited to; empty for all
 */
export function useResults(search: LoadedSearch, query: string, section: string) {
  const { hits: all, index, full, retry } = useSearch(search, query)
  const hits = useMemo(() => bestOfPages(all), [all])
  const { pages, parts, settings } = search.catalog
  const sections = useMemo(() => [...new Set(pages.map((page) => page.section))], [pages])
  const groups = useMemo(() => groupHits(hits, section, settings.maxHits), [hits, section, settings])
  const options = useMemo(() => optionsOf(groups), [groups])
  const counts = useMemo(() => countBySection(hits, sections), [hits, sections])
  const led = index.wordsFor(query)
  const found = useMemo(() => typedWords(query, led), [query, led])
  const [reached, setReached] = useState<string>()
  const reach = useCallback(() => setReached(query), [query])
  // Texts of the others are fetched for readers who go on.
  const near = reached === query ? groups : groups.slice(0, inSight())
  const texts = useTexts(near.map(({ page }) => page))
  const missing = full === 'loaded' ? index.missing(query) : undefined
  const isMissed = query !== '' && groups.length === 0 && full !== 'loading'
  const suggestions = useMemo(() => (isMissed ? index.suggest(query) : []), [isMissed, index, query])
  /** Position of the line that answers best. */
  const bestOf = (lines: readonly ResultOption[], hits: readonly FoundPart[]) =>
    bestOption(
      lines,
      hits.find(({ page }) => !section || page.section === section),
    )
  return {
    /** By page, and as the lines that can be chosen. */
    groups,
    options,
    best: bestOf(options, hits),
    /** What words lead to by all that is loaded, though that is not drawn yet. */
    bestFor: (words: string) => {
      const hits = bestOfPages(index.search(words).map((ref) => parts[ref]!))
      const lines = optionsOf(groupHits(hits, section, settings.maxHits))
      return lines[bestOf(lines, hits)]
    },
    /** Number of hits by section, whatever the results are limited to. */
    counts,
    /** Number of hits in what the results are limited to. */
    total: section ? (counts.get(section) ?? 0) : [...counts.values()].reduce((sum, count) => sum + count, 0),
    /** A word of the query that led nowhere, once all have been looked up everywhere. */
    missing,
    /** Texts of the found pages' parts, as far as they are there. */
    texts,
    /** Asks for the texts of all found pages: a reader goes through the list. */
    reach,
    /** Words of the site that were typed, or nearly. */
    found,
    /** Words of the site that are near those which lead nowhere. */
    suggestions,
    full,
    retry,
  }
}
