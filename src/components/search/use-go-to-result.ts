import { navigate, withPrefix } from 'gatsby'
import { useCallback, type MouseEvent } from 'react'
import { useLatest } from '../../hooks/use-latest'
import { writeSearchToAddress } from '../../browser/search-address'
import type { ResultOption } from '../../search/groups'
import { markOnPage } from '../../browser/highlight'

interface Going {
  query: string
  /** Words to mark on the page that is gone to. */
  words: ReadonlySet<string>
  /** Called with a search that has led somewhere. */
  remember: (query: string) => void
  /** @param stays whether the address goes on asking for the search, for the way back */
  onClose: (stays: boolean) => void
}

/**
 * Goes to a result, in this tab or in a new one.
 * @returns `go`, and the same for a click, of which those with a key held down are the browser's
 */
export function useGoToResult({ query, words, remember, onClose }: Going) {
  const go = (option: ResultOption, inNewTab: boolean) => {
    remember(query)
    if (inNewTab) {
      window.open(withPrefix(option.to), '_blank', 'noopener')
      return
    }
    writeSearchToAddress(query)
    onClose(true)
    markOnPage(withPrefix(option.page.path), option.part?.hash ?? '', words)
    void navigate(option.to)
  }
  const latestGo = useLatest(go)
  const onChoose = useCallback(
    (option: ResultOption, event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
      event.preventDefault()
      latestGo.current(option, false)
    },
    [latestGo],
  )
  return { go, onChoose }
}
