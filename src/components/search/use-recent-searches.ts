import { useEffect, useState } from 'react'
import { storageSlot } from '../../browser/storage'

/** Searches kept at most. */
const most = 6

const slot = () => storageSlot('search.recent')

/** What is stored, as far as it is a list of texts: other scripts and older versions write what they like. */
function recentIn(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string').slice(0, most) : []
  } catch {
    return [] // not JSON
  }
}

const readRecent = () => recentIn(slot().get())

/** The searches that have led a reader somewhere, in this tab or in another one, the last one first. Used in the browser only. */
export function useRecentSearches() {
  const [recent, setRecent] = useState(readRecent)
  useEffect(() => slot().listen((text) => setRecent(recentIn(text))), [])
  const keep = (searches: string[]) => {
    if (searches.length) slot().set(JSON.stringify(searches))
    else slot().delete()
  }
  const remember = (query: string) => {
    const others = readRecent().filter((entry) => entry.toLowerCase() !== query.toLowerCase())
    keep([query, ...others].slice(0, most))
  }
  return {
    recent,
    remember,
    forget: (query: string) => keep(readRecent().filter((entry) => entry !== query)),
    clear: () => keep([]),
  }
}
