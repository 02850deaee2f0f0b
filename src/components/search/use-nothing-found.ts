import { useEffect } from 'react'

/** Name of the event on the window for a search that finds nothing; a site's owner may listen and count. Nothing is sent. */
export const nothingFoundEvent = 'search-nothing-found'

/** What the event's `detail` says. */
export interface NothingFound {
  query: string
  /** Section that the search was limited to; empty where it was not. */
  section: string
}

/** How long a query has to rest before it counts, in milliseconds: each key makes a new one. */
const rest = 1000

/** Dispatches that event for a query that has found nothing. */
export function useNothingFound(query: string, section: string, isNothing: boolean) {
  useEffect(() => {
    if (!query || !isNothing) return
    const detail: NothingFound = { query, section }
    const tell = () => window.dispatchEvent(new CustomEvent(nothingFoundEvent, { detail }))
    const timer = setTimeout(tell, rest)
    return () => clearTimeout(timer)
  }, [query, section, isNothing])
}
