import { indexOptions, type SearchIndexName } from '../../shared/search'
import type { SearchRecord } from '../search/records'

/** What the plugin is asked to index and to keep, by index. */
const stored: Record<SearchIndexName, string[]> = {
  titles: ['title', 'path', 'section', 'trail', 'texts', 'maxHits', 'suggested', 'synonyms'],
  keywords: [],
  summaries: [],
  headings: ['heading', 'anchor', 'isName'],
  names: [],
  bodies: [],
}

/**
 * The plugin hands over a record's fields as JSON, their names included: only the value is split. Words are ready
 * made and separated by spaces.
 */
const tokenize = (json: string) => (JSON.parse(json) as { words: string }).words.split(' ')

/** Options of one gatsby-plugin-local-search: what is asked of GraphQL, and how its engine indexes it. */
export const searchIndexPlugin = (name: SearchIndexName) => ({
  resolve: 'gatsby-plugin-local-search',
  options: {
    name,
    engine: 'flexsearch',
    engineOptions: { ...indexOptions, tokenize },
    query: `{ searchRecords(name: { eq: "${name}" }) { records } }`,
    index: ['words'],
    store: stored[name],
    normalizer: ({ data }: { data: { searchRecords: { records: SearchRecord[] } | null } }) =>
      data.searchRecords?.records ?? [],
  },
})
