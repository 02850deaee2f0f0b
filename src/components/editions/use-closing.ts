import { useEffect, useRef } from 'react'

const signs = ['keydown', 'pointerdown', 'focusin'] as const

/**
 * Closes a list that has been opened when the reader goes elsewhere, and on Escape, which leads back to what opened it.
 * @param stays whether it stays open
 */
export function useClosing(stays: boolean) {
  const list = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (stays) return
    const close = (event: Event) => {
      const details = list.current
      if (!details?.open) return
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
      if (isEscape) details.querySelector('summary')?.focus()
      if (isEscape || (event.type !== 'keydown' && !details.contains(event.target as Node)))
        details.open = false
    }
    for (const sign of signs) document.addEventListener(sign, close)
    return () => {
      for (const sign of signs) document.removeEventListener(sign, close)
    }
  }, [stays])
  return list
}
