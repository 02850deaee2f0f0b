import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { takeEarly } from '../../browser/early'
import { isPlainClick } from '../../browser/plain-click'
import {
  isSearchEntry,
  lastTyped,
  pushSearchToAddress,
  searchInAddress,
  writeSearchToAddress,
} from '../../browser/search-address'
import { useLatest } from '../../hooks/use-latest'

interface SearchState {
  /** What stands in the field; null while the search is closed. */
  words: string | null
  /** Shows the search with some words, or closes it; the same function at every render. */
  show: (words: string | null) => void
  path: string
}

/**
 * Gives the open search its entry in the browser's history, and follows the history to the search that an address asks for.
 * @returns `open` and `close`, and `field`, which holds the search's field while it is open
 */
export function useSearchEntry({ words, show, path }: SearchState) {
  const field = useRef<HTMLInputElement>(null)
  /** Whether the way back out of the search's entry is under way, and whether the search was opened again meanwhile. */
  const leaving = useRef<'' | 'closed' | 'opened'>('')
  const latestWords = useLatest(words)

  const open = useCallback(
    (offered = '') => {
      const first = takeEarly('typed') || offered
      // It takes letters at once, and gets its entry once the other one is left.
      if (leaving.current) {
        leaving.current = 'opened'
        show(first)
        return
      }
      // A result that could not be had has left its search behind, closed: it opens again.
      if (!field.current && isSearchEntry()) {
        show(first || (searchInAddress() ?? ''))
        return
      }
      if (!field.current) pushSearchToAddress(first)
      show(first)
    },
    [show],
  )

  /**
   * An entry of its own keeps the words that it is left with: Forward opens them again.
   * @param stays whether the address goes on asking for the search, for the way back
   */
  const close = useCallback(
    (stays = false) => {
      show(null)
      if (stays) return
      if (leaving.current) leaving.current = 'closed'
      else if (!isSearchEntry()) writeSearchToAddress(null)
      else {
        writeSearchToAddress(latestWords.current)
        leaving.current = 'closed'
        window.history.back()
      }
    },
    [show, latestWords],
  )

  useEffect(() => {
    const followAddress = () => {
      const isOpened = leaving.current === 'opened'
      leaving.current = ''
      if (isOpened) {
        pushSearchToAddress(latestWords.current ?? '')
        return
      }
      const asked = searchInAddress()
      // The address is told of words a moment after they are typed.
      show(asked === null ? null : (lastTyped() ?? asked))
    }
    /** What a click leads to would be left again by the way back: it waits. */
    const holdClick = (event: MouseEvent) => {
      if (!leaving.current || !isPlainClick(event)) return
      event.preventDefault()
      event.stopPropagation()
      const again = () => event.target!.dispatchEvent(new MouseEvent('click', event))
      window.addEventListener('popstate', again, { once: true })
    }
    followAddress()
    window.addEventListener('popstate', followAddress)
    window.addEventListener('click', holdClick, true)
    return () => {
      window.removeEventListener('popstate', followAddress)
      window.removeEventListener('click', holdClick, true)
    }
  }, [show, latestWords])

  // Together with the page: what comes after it may find an address that Back has just led to.
  useLayoutEffect(() => {
    if (field.current && searchInAddress() === null) pushSearchToAddress(field.current.value)
  }, [path])

  return { field, open, close }
}
