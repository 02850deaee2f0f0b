import { partsKey } from '../shared/storage'
import { entryKey } from './history-entry'
import { isShown } from './scroll-position'
import { keepInSession, readSession } from './session'

/** How the parts of the page stood at each entry of the history, by the entry's key. */
let states: Record<string, number[] | undefined> = {}

/** Notes how the page stands at an entry. */
export function noteParts(key = '') {
  states[key] = window.___parts?.()
}

/** Notes what a reader unfolds and wraps, for the way back and for a reload. */
export function keepParts() {
  states = readSession(partsKey)
  const note = () => isShown(entryKey()) && noteParts(entryKey())
  document.addEventListener('toggle', note, true) // it does not bubble
  document.addEventListener('click', () => setTimeout(note)) // once it is done
  window.addEventListener('pagehide', note)
  keepInSession(partsKey, states)
}

/** Brings the page to how a reader has left it at an entry; leaves it alone at one that is new. */
export function putAsLeft(key = '') {
  const state = states[key]
  if (state) window.___parts?.(state)
}
