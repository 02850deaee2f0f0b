import { useEffect } from 'react'

/** Told to the window where a search leads to nothing; a site's owner may listen and count. Nothing is sent. */
export const nothingFoundEvent = 'search-nothing-found'

/** What the event's `detail` says. */
export interface NothingFound {
  query: string
  /** Section that the search was limited to; empty where it was not. */
  section: string
}

/** How long a query has to rest before it is what was asked, in milliseconds: each key makes one. */
const rest = 1000

/** Tells the window what was asked for and not found. */
export function useNothingFound(query: string, section: string, isNothing: boolean) {
  useEffect(() => {
    if (!query || !isNothing) return
    const detail: NothingFound = { query, section }
    const tell = () => window.dispatchEvent(new CustomEvent(nothingFoundEvent, { detail }))
    const timer = setTimeout(tell, rest)
    return () => clearTimeout(timer)
  }, [query, section, isNothing])
}
