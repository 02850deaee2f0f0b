import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { takeTyped } from '../../browser/early'
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
  /** While the way back out of the search's entry is under way: what was asked for meanwhile, a search or what a click does. */
  const leaving = useRef<{ next?: string; clicked?: HTMLElement } | null>(null)
  const latestWords = useLatest(words)

  const open = useCallback(
    (first = takeTyped()) => {
      if (leaving.current) {
        leaving.current.next = first
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
      if (!isSearchEntry()) writeSearchToAddress(null)
      else {
        writeSearchToAddress(latestWords.current)
        leaving.current = {}
        window.history.back()
      }
    },
    [show, latestWords],
  )

  useEffect(() => {
    const followAddress = () => {
      const asked = searchInAddress()
      // The address is told of words a moment after they are typed.
      show(asked === null ? null : (lastTyped() ?? asked))
      const { next, clicked } = leaving.current ?? {}
      leaving.current = null
      if (next !== undefined) open(next)
      clicked?.click()
    }
    /** What a click leads to would be left again by the way back: it waits. */
    const holdClick = (event: MouseEvent) => {
      if (!leaving.current || !isPlainClick(event)) return
      event.preventDefault()
      event.stopPropagation()
      leaving.current.clicked = event.target as HTMLElement
    }
    followAddress()
    window.addEventListener('popstate', followAddress)
    window.addEventListener('click', holdClick, true)
    return () => {
      window.removeEventListener('popstate', followAddress)
      window.removeEventListener('click', holdClick, true)
    }
  }, [open, show])

  // Together with the page: an effect after it might take an address that Back has just led to for that of the page.
  useLayoutEffect(() => {
    if (field.current && searchInAddress() === null) pushSearchToAddress(field.current.value)
  }, [path])

  return { field, open, close }
}
