/**
 * The key of the current entry of the browser's history. Each entry of a page has its own; that of a search over a page has
 * the page's, which stays in its place below.
 */
export const entryKey = () => (window.history.state as { key?: string } | null)?.key

/**
 * Gives the current entry a key if it has none. Gatsby's router gives one to each navigation; entries that the browser makes,
 * for a page that is opened and for a link to a heading, would all be one to it.
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

/** Whether the current entry of the history is the open menu's. A page that is gone to from there takes its place. */
export const isMenuEntry = () => Boolean((window.history.state as MenuEntry | null)?.menu)
