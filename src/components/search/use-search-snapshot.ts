import { useCallback, useEffect, useState } from 'react'
import { searchSnapshot, type SearchSnapshot } from '../../browser/search-address'
import type { ResultOption } from '../../search/groups'

/** The history's entry that the search is open at: how it was left there, and which of such entries it is. */
interface Entry {
  number: number
  snapshot: SearchSnapshot | undefined
  section: string
}

const entryAt = (number: number): Entry => {
  const snapshot = searchSnapshot()
  return { number, snapshot, section: snapshot?.section ?? '' }
}

/**
 * How the search was left at this entry of the history, so that the way back leads to the next result; the history may lead
 * from one open search to another.
 * @returns the `section` that results are limited to, at first as it was left, and `limitTo`, which changes it; `chosenOf`, the
 * position of the result that was chosen when the search was left like this, if it was; and the entry's number
 */
export function useSearchSnapshot() {
  const [{ number, snapshot, section }, setEntry] = useState(() => entryAt(0))
  useEffect(() => {
    const onArrival = () => setEntry(({ number }) => entryAt(number + 1))
    window.addEventListener('popstate', onArrival)
    return () => window.removeEventListener('popstate', onArrival)
  }, [])
  const limitTo = useCallback((section: string) => setEntry((entry) => ({ ...entry, section })), [])
  const chosenOf = (options: readonly ResultOption[], words: string, section: string) => {
    if (snapshot?.words !== words || snapshot.section !== section) return undefined
    const position = options.findIndex(({ to }) => to === snapshot.to)
    return position < 0 ? undefined : position
  }
  return { number, section, limitTo, chosenOf }
}
