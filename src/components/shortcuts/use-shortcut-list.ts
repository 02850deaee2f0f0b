import { useEffect, useState } from 'react'
import { isSingleKey } from '../../browser/keys'

/** Whether the list of keyboard shortcuts is open: its key opens it, from anywhere on the site. */
export function useShortcutList() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSingleKey(event, 'shortcuts') || document.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return { open, setOpen }
}
