import { useEffect, useState } from 'react'
import { onDismissOverlays } from '../../browser/overlays'
import { isSearchShortcut, isSingleKey } from '../../browser/keys'

/**
 * Whether the list of keyboard shortcuts is open: its key opens it, from anywhere on the site. Who goes on or back, or to the
 * search, leaves it.
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
    /** Before the search hears of it, which takes note of what has the focus: that is what the list gives it back to. */
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
