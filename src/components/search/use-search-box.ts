import { useCallback, useState } from 'react'
import { savesData } from '../../browser/saves-data'
import { useLatest } from '../../hooks/use-latest'
import { useSearchCalls } from './use-search-calls'
import { useSearchEntry } from './use-search-entry'

/**
 * Opens and closes the search: by its button, by "/" and Ctrl/⌘+K, by `openSearch`, and where the address asks for
 * one, after a reload or on the way back, too. While it is open, its shortcuts lead to its field.
 * @param path of the page, which may change below the open search: one that was on its way comes
 * @param begin begins to load what answers, before anything of the search is drawn
 */
export function useSearchBox(path: string, begin: () => void) {
  /** What stands in the field; null while the search is closed. */
  const [words, setWords] = useState<string | null>(null)
  /** Whether a reader has shown that a search is near: it is loaded then. */
  const [intended, setIntended] = useState(false)

  const latestBegin = useLatest(begin)
  const want = useCallback(() => {
    latestBegin.current()
    setIntended(true)
  }, [latestBegin])
  /** A reader comes near the search: it is loaded, unless they save data. */
  const intend = useCallback(() => savesData() || want(), [want])
  const show = useCallback(
    (asked: string | null) => {
      if (asked !== null) want()
      setWords(asked)
    },
    [want],
  )
  const { field, open, close } = useSearchEntry({ words, show, path })
  useSearchCalls(field, open)
  return { field, words, type: setWords, intended, intend, open, close }
}
