import { useEffect, useState } from 'react'
import { onGoOn } from '../../browser/go-on'
import { isSingleKey } from '../../browser/keys'

/** Whether the list of keyboard shortcuts is open: its key opens it, from anywhere on the site. Who goes on or back leaves it. */
export function useShortcutList() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSingleKey(event, 'shortcuts') || document.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpen(true)
    }
    const close = () => setOpen(false)
    const endGoOn = onGoOn(close)
    window.addEventListener('keydown', onKey)
    window.addEventListener('popstate', close)
    return () => {
      endGoOn()
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('popstate', close)
    }
  }, [])
  return { open, setOpen }
}
