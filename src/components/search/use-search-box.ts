import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { takeTyped } from '../../browser/early'
import { useLatest } from '../../hooks/use-latest'
import { isSingleKey } from '../../browser/keys'
import { sparesData } from '../../browser/link-loading'
import {
  isSearchEntry,
  openSearchEvent,
  pushSearchToAddress,
  searchInAddress,
  writeSearchToAddress,
} from '../../browser/search-address'

const isShortcut = (event: KeyboardEvent) =>
  isSingleKey(event, 'search') ||
  (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey)

/**
 * Opens and closes the search: by its button, by "/" and Ctrl/⌘+K, by `openSearch`, and where the address asks for
 * one, after a reload or on the way back, too. While it is open, its shortcuts lead to its field.
 * @param path of the page, which may change below the open search: one that was on its way comes
 */
export function useSearchBox(path: string) {
  /** What stands in the field; null while the search is closed. */
  const [words, setWords] = useState<string | null>(null)
  /** Whether a reader has shown that a search is near: it is loaded then. */
  const [intended, setIntended] = useState(false)

  /** While the way back out of the search's entry is under way: the words of a search that was asked for meanwhile. */
  const leaving = useRef<{ next?: string } | null>(null)

  /** The field, while the search is open. */
  const field = useRef<HTMLInputElement>(null)

  /** A reader comes near: what the search is made of is worth some bytes, unless those are dear. */
  const intend = useCallback(() => sparesData() || setIntended(true), [])
  const show = useCallback((asked: string) => {
    setIntended(true)
    setWords(asked)
  }, [])
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
  const latestWords = useLatest(words)
  /**
   * An entry of its own keeps the words that it is left with: Forward opens them again.
   * @param stays whether the address goes on asking for the search, for the way back
   */
  const close = useCallback(
    (stays = false) => {
      setWords(null)
      if (stays) return
      if (!isSearchEntry()) writeSearchToAddress(null)
      else {
        writeSearchToAddress(latestWords.current)
        leaving.current = {}
        window.history.back()
      }
    },
    [latestWords],
  )

  useEffect(() => {
    const followAddress = () => {
      const asked = searchInAddress()
      if (asked === null) setWords(null)
      else show(asked)
      const next = leaving.current?.next
      leaving.current = null
      if (next !== undefined) open(next)
    }
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      if (field.current) field.current.focus()
      else open()
    }
    const onAsk = (event: Event) => open((event as CustomEvent<string>).detail)
    followAddress()
    window.addEventListener('popstate', followAddress)
    window.addEventListener('keydown', onKey)
    window.addEventListener(openSearchEvent, onAsk)
    return () => {
      window.removeEventListener('popstate', followAddress)
      window.removeEventListener('keydown', onKey)
      window.removeEventListener(openSearchEvent, onAsk)
    }
  }, [open, show])

  // Together with the page: an effect after it might take an address that Back has just led to for that of the page.
  useLayoutEffect(() => {
    if (field.current && searchInAddress() === null) pushSearchToAddress(field.current.value)
  }, [path])

  return { field, words, type: setWords, intended, intend, open, close }
}
