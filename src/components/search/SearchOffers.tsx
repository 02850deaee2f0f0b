import type { ComponentProps } from 'react'
import { withPrefix } from 'gatsby'
import type { Catalog } from '../../search/catalog'
import { NoResults } from './NoResults'
import { RecentSearches } from './RecentSearches'
import { SuggestedPages } from './SuggestedPages'

/** What its three parts are given; the section of the pages is chosen here. */
type SearchOffersProps = ComponentProps<typeof NoResults> &
  ComponentProps<typeof RecentSearches> &
  ComponentProps<typeof SuggestedPages>

/** Section of the page that a reader is on; none on other pages. */
const currentSection = ({ pages }: Catalog) =>
  pages.find(({ path }) => withPrefix(path) === window.location.pathname)?.section

/** What is offered where there is no result: earlier searches before a word is typed, else other words; and pages. */
export function SearchOffers(props: SearchOffersProps) {
  const { query, section, catalog } = props
  return (
    <div sx={query ? { pb: 3, overflowY: 'auto' } : { py: 'snug', overflowY: 'auto' }}>
      {query ? <NoResults {...props} /> : <RecentSearches {...props} />}
      <SuggestedPages {...props} section={query && (section || currentSection(catalog))} />
    </div>
  )
}
