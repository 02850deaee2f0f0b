import { useCallback, useEffect, useState } from 'react'
import { onGoOn } from '../browser/go-on'
import { desktopWidth } from '../gatsby-plugin-theme-ui'

/** Holds where a page has its navigation beside it. */
export const desktopQuery = `(min-width: ${desktopWidth})`

/** Marks the entry that the open menu has in the browser's history. */
interface MenuEntry {
  menu?: true
}

/** Whether the entry of the history that a reader is at is the open menu's. Who goes on from there leaves it behind. */
export const isMenuEntry = () => Boolean((window.history.state as MenuEntry | null)?.menu)

/**
 * Whether the menu of narrow screens is open. It has its own entry in the browser's history, so that Back closes it
 * and leads no further; it closes when the window becomes a desktop's and when a reader goes on.
 * @param path of the page
 * @returns `close` for a reader who stays on the page, `leave` for one who follows a link, whose page takes the place
 * of the menu's entry
 */
export function useMobileMenu(path: string) {
  const [open, setOpen] = useState(false)

  const show = useCallback(() => {
    // Forward and a reload lead to an entry of the menu without it.
    if (!isMenuEntry())
      window.history.pushState({ ...window.history.state, menu: true } satisfies MenuEntry, '')
    setOpen(true)
  }, [])
  const leave = useCallback(() => setOpen(false), [])
  const close = useCallback(() => {
    setOpen(false)
    if (isMenuEntry()) window.history.back()
  }, [])

  useEffect(leave, [leave, path])
  useEffect(() => onGoOn(leave), [leave])

  useEffect(() => {
    if (!open) return
    const desktop = window.matchMedia(desktopQuery)
    const onChange = () => desktop.matches && close()
    // What was open above the menu may have had an entry of its own.
    const onPop = () => isMenuEntry() || leave()
    desktop.addEventListener('change', onChange)
    window.addEventListener('popstate', onPop)
    return () => {
      desktop.removeEventListener('change', onChange)
      window.removeEventListener('popstate', onPop)
    }
  }, [open, close, leave])

  return { open, show, close, leave }
}
