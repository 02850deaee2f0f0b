import { withPrefix } from 'gatsby'
import type { Catalog } from '../../search/catalog'
import { NoResults } from './NoResults'
import { RecentSearches } from './RecentSearches'
import { SuggestedPages } from './SuggestedPages'

interface SearchOffersProps {
  /** What is searched for; empty where nothing is. */
  query: string
  /** Section that the search is limited to; empty where it is not. */
  section: string
  catalog: Catalog
  /** Earlier searches. */
  recent: readonly string[]
  /** Words of the site that are near those that nothing was found for. */
  suggestions: readonly string[]
  onSearch: (query: string) => void
  onForget: (query: string) => void
  onClear: () => void
  onWiden: () => void
  /** A reader goes to one of the pages. */
  onLeave: () => void
}

/** Section of the page that a reader is on; none on other pages. */
const currentSection = ({ pages }: Catalog) =>
  pages.find(({ path }) => withPrefix(path) === window.location.pathname)?.section

/** What is offered where there is no result: earlier searches before a word is typed, else other words; and pages. */
export function SearchOffers({
  query,
  section,
  catalog,
  recent,
  suggestions,
  onSearch,
  onForget,
  onClear,
  onWiden,
  onLeave,
}: SearchOffersProps) {
  return (
    <div sx={query ? { pb: 3, overflowY: 'auto' } : { py: 'snug', overflowY: 'auto' }}>
      {query ? (
        <NoResults
          query={query}
          section={section}
          suggestions={suggestions}
          onSearch={onSearch}
          onWiden={onWiden}
        />
      ) : (
        <RecentSearches recent={recent} onSearch={onSearch} onForget={onForget} onClear={onClear} />
      )}
      <SuggestedPages
        catalog={catalog}
        section={query && (section || currentSection(catalog))}
        onLeave={onLeave}
      />
    </div>
  )
}
