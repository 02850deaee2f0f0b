import { navigate, withPrefix } from 'gatsby'
import { useCallback, type MouseEvent } from 'react'
import { dismissOverlays } from '../../browser/overlays'
import { useLatest } from '../../hooks/use-latest'
import { isPlainClick } from '../../browser/plain-click'
import { writeSearchToAddress } from '../../browser/search-address'
import type { ResultOption } from '../../search/groups'
import { markOnPage } from '../../browser/mark-words'

interface Going {
  query: string
  /** Words to mark on the page that is gone to. */
  words: ReadonlySet<string>
  /** Called with what a search has led to. */
  onGo: (option: ResultOption) => void
  /** @param stays whether the address goes on asking for the search, for the way back */
  onClose: (stays: boolean) => void
}

/**
 * Goes to a result, in this tab or in a new one.
 * @returns `go`, and the same for a click, of which those with a key held down are the browser's
 */
export function useGoToResult({ query, words, onGo, onClose }: Going) {
  const go = (option: ResultOption, inNewTab: boolean) => {
    onGo(option)
    if (inNewTab) {
      window.open(withPrefix(option.to), '_blank', 'noopener')
      return
    }
    writeSearchToAddress(query)
    onClose(true)
    dismissOverlays()
    markOnPage(withPrefix(option.page.path), option.part?.hash ?? '', words)
    void navigate(option.to)
  }
  const latestGo = useLatest(go)
  const onChoose = useCallback(
    (option: ResultOption, event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      latestGo.current(option, false)
    },
    [latestGo],
  )
  return { go, onChoose }
}
