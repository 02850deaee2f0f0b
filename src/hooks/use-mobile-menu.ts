import { useCallback, useEffect, useState } from 'react'
import { onDismissOverlays } from '../browser/overlays'
import { isMenuEntry, type MenuEntry } from '../browser/history-entry'
import { isSearchEntry } from '../browser/search-address'
import { desktopWidth } from '../gatsby-plugin-theme-ui/screens'

/** Holds where a page has its navigation beside it. */
export const desktopQuery = `(min-width: ${desktopWidth})`

/**
 * Whether the menu of narrow screens is open. It has its own entry in the browser's history, so that Back closes it
 * and leads no further; Forward and a reload at that entry open it again. It closes when the window becomes a desktop's,
 * where its entry leads back to the page's, and when a reader goes on.
 * @param path of the page
 * @returns `close` for a reader who stays on the page, `leave` for one who follows a link, whose page takes the place
 * of the menu's entry
 */
export function useMobileMenu(path: string) {
  const [open, setOpen] = useState(false)

  const show = useCallback(() => {
    if (!isMenuEntry())
      window.history.pushState({ ...window.history.state, menu: true } satisfies MenuEntry, '')
    setOpen(true)
  }, [])
  const leave = useCallback(() => setOpen(false), [])
  const close = useCallback(() => {
    setOpen(false)
    if (isMenuEntry()) window.history.back()
  }, [])

  useEffect(() => onDismissOverlays(leave), [leave])

  useEffect(() => {
    // A search above the menu has the entry too; it comes back alone, and Back from it leads to the menu.
    const followHistory = () => {
      const isDesktop = window.matchMedia(desktopQuery).matches
      setOpen((isOpen) => isMenuEntry() && (isOpen || !isSearchEntry()) && !isDesktop)
      // There is no menu for its entry: it is passed over.
      if (isDesktop && isMenuEntry() && !isSearchEntry()) window.history.back()
    }
    followHistory()
    window.addEventListener('popstate', followHistory)
    return () => window.removeEventListener('popstate', followHistory)
  }, [path])

  useEffect(() => {
    if (!open) return
    const desktop = window.matchMedia(desktopQuery)
    const onChange = () => {
      if (!desktop.matches) return
      // A search above the menu stays, with its words.
      if (isSearchEntry()) leave()
      else close()
    }
    desktop.addEventListener('change', onChange)
    return () => desktop.removeEventListener('change', onChange)
  }, [open, close, leave])

  return { open, show, close, leave }
}
