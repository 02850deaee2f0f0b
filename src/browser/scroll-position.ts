import { positionsKey } from '../shared/storage'
import { entryKey, nameEntry } from './history-entry'
import { namedElement } from './named-element'
import { keepInSession, readSession } from './session'

/** Where the page stood at each entry of the history, in px from its top, by the entry's key. */
let positions: Record<string, number | undefined> = {}

/** The entry whose page is shown: after a change of address the last one, until the next page is there. */
let shown: string | undefined

/** Where the page stood when this document was left before, in px, at the entry that a reload or the way back has led to. */
let returned: number | undefined

const isSettled = () => entryKey() === shown

/** Where the page stood when the reader left this entry, in px; nothing at one that is new. */
export const keptPosition = () => positions[entryKey() ?? '']

/** Has the browser leave scrolling on the way back to us: it would scroll the page that is about to go. */
const takeOverScrolling = () => {
  window.history.scrollRestoration = 'manual'
}

/**
 * Notes where the page stands. Browsers report a scroll with the next frame only, so this is called before a page is left.
 */
export function notePosition() {
  if (shown && isSettled()) positions[shown] = window.scrollY
}

/** The browser has gone to another entry. Where scrolling is ours, the page stands where it stood at the last one. */
function onEntry() {
  // An entry without a key is that of a heading, to which the browser itself has scrolled.
  if (nameEntry()) {
    takeOverScrolling()
    shown = entryKey()
  } else if (shown && window.history.scrollRestoration === 'manual') positions[shown] = window.scrollY
}

/** Where the page stood when its document was left last, in px. */
let leftAt = 0

/** The document is left, or its tab hidden: there may be no other frame. */
function onLeave({ type }: Event) {
  notePosition()
  if (type !== 'pagehide') return
  leftAt = window.scrollY
  // A page that is on its way has another position than the one that it was asked for on.
  if (isSettled()) window.history.scrollRestoration = 'auto'
}

/** The document is shown, for the first time or again. Safari forgets where one stood that it has kept whole. */
function onShow({ persisted }: PageTransitionEvent) {
  takeOverScrolling()
  if (persisted) window.scrollTo({ top: leftAt, behavior: 'instant' })
}

/** Keeps the position of each entry as long as the tab is open. */
export function keepPositions() {
  positions = readSession(positionsKey)
  nameEntry()
  returned = keptPosition()
  window.addEventListener('popstate', onEntry)
  window.addEventListener('scroll', notePosition, { passive: true })
  window.addEventListener('pageshow', onShow)
  window.addEventListener('pagehide', onLeave)
  window.addEventListener('visibilitychange', onLeave)
  keepInSession(positionsKey, positions)
}

/** Whether an entry is shown already. */
export const isShown = (key: string | undefined) => key === shown

/** The document's first page is shown: where the script in its head, the browser or the reader has put it. */
export function showFirst(key: string | undefined) {
  if (document.readyState === 'complete') takeOverScrolling()
  shown = key
  notePosition() // it may have been scrolled before anybody heard of it
}

/**
 * Another entry is shown, and its page is there: at the position that the reader has left it at.
 * @param begin scrolls to where an entry begins that has not been shown before
 * @returns whether it has been shown before
 */
export function showEntry(key: string | undefined, begin: () => void): boolean {
  const kept = keptPosition()
  shown = key
  if (kept === undefined) begin()
  else window.scrollTo(0, kept)
  notePosition()
  return kept !== undefined
}

/**
 * Holds the reader's place while the page changes its layout by itself: at the position that a reload has returned to,
 * or at the heading that the address names.
 * @returns what is to be called after the change
 */
export function holdPlace(): () => void {
  const kept = returned
  if (kept !== undefined && Math.abs(kept - window.scrollY) < 2) return () => window.scrollTo(0, kept)
  const target = namedElement(window.location.hash)
  const topOf = (element: Element) => element.getBoundingClientRect().top
  const top = target ? topOf(target) : -1
  return () => {
    if (target && top >= 0 && top < window.innerHeight)
      window.scrollBy({ top: topOf(target) - top, behavior: 'instant' })
  }
}
