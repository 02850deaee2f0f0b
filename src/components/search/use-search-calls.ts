import { useEffect, type RefObject } from 'react'
import { isSearchShortcut } from '../../browser/keys'
import { openSearchEvent } from '../../browser/search-address'

/** Opens the search, or leads to its field, where a shortcut or another part of the site asks for it. */
export function useSearchCalls(field: RefObject<HTMLInputElement | null>, open: (words?: string) => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return
      event.preventDefault()
      if (field.current) field.current.focus()
      else open()
    }
    const onAsk = (event: Event) => open((event as CustomEvent<string>).detail)
    window.addEventListener('keydown', onKey)
    window.addEventListener(openSearchEvent, onAsk)
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener(openSearchEvent, onAsk)
    }
  }, [field, open])
}
