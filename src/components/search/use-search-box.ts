import { useCallback, useEffect, useState } from 'react'
import { openSearchEvent, searchInAddress, writeSearchToAddress } from '../../browser/search-address'
import { isSingleKey } from '../../browser/keys'

const isShortcut = (event: KeyboardEvent) =>
  isSingleKey(event, 'search') ||
  (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey)

/**
 * Opens and closes the search: by its button, by "/" and Ctrl/⌘+K, by `openSearch`, and where the address asks for
 * one, after a reload or on the way back, too.
 */
export function useSearchBox() {
  /** Words that the search begins with; null while it is closed. */
  const [words, setWords] = useState<string | null>(null)
  /** Whether a reader has shown that a search is near: it is loaded then. */
  const [intended, setIntended] = useState(false)

  const intend = useCallback(() => setIntended(true), [])
  const open = useCallback((first = '') => {
    setIntended(true)
    setWords(first)
  }, [])
  /** @param stays whether the address goes on asking for the search, for the way back */
  const close = useCallback((stays = false) => {
    setWords(null)
    if (!stays) writeSearchToAddress(null)
  }, [])

  useEffect(() => {
    const followAddress = () => {
      const asked = searchInAddress()
      if (asked === null) setWords(null)
      else open(asked)
    }
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      open()
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
  }, [open])

  return { words, intended, intend, open, close }
}
