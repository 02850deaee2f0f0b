import { useEffect, useState } from 'react'
import { onDismissOverlays } from '../../browser/overlays'
import { isSearchShortcut, isSingleKey } from '../../browser/keys'

/**
 * Whether the list of keyboard shortcuts is open: its key opens it, from anywhere on the site. It closes when a
 * reader goes on or back, or to the search.
 */
export function useShortcutList() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSingleKey(event, 'shortcuts') || document.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpen(true)
    }
    const close = () => setOpen(false)
    /** Runs before the search handles the key and notes what has the focus: by then, the list has given the focus back. */
    const giveWay = (event: KeyboardEvent) => {
      if (isSearchShortcut(event)) close()
    }
    const stopListening = onDismissOverlays(close)
    window.addEventListener('keydown', onKey)
    window.addEventListener('keydown', giveWay, true)
    window.addEventListener('popstate', close)
    return () => {
      stopListening()
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('keydown', giveWay, true)
      window.removeEventListener('popstate', close)
    }
  }, [])
  return { open, setOpen }
}
