/**
 * The key of the entry of the browser's history that the tab is at. Each entry of a page has its own; that of a search
 * over the page has the page's, which stays where it is below.
 */
export const entryKey = () => (window.history.state as { key?: string } | null)?.key

/**
 * Gives the entry a key that has none. Gatsby's router gives one where it navigates; those that the browser has made,
 * for a page that is opened and for a link to a heading, it would take for one and the same.
 * @returns whether the entry had none
 */
export function nameEntry(): boolean {
  if (entryKey()) return false
  const key = Date.now().toString(36) + Math.random().toString(36).slice(2)
  window.history.replaceState({ ...window.history.state, key }, '')
  return true
}

/** Marks the entry that the open menu of narrow screens has in the browser's history. */
export interface MenuEntry {
  menu?: true
}

/** Whether the entry of the history that a reader is at is the open menu's. Who goes on from there leaves it behind. */
export const isMenuEntry = () => Boolean((window.history.state as MenuEntry | null)?.menu)
