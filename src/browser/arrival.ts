import { fromTopAttribute } from '../shared/later-blocks'
import { targetAttribute } from '../shared/target'
import { noteParts, putAsLeft } from './keep-parts'
import { namedElement } from './named-element'
import { isShown, keptPosition, showEntry, showFirst } from './scroll-position'

/** The region of the skip link, where the keyboard begins on every page. No heading gets an id like it. */
export const startRegionId = '__start'

/** A location as Gatsby's router gives it: with the key of its entry in the browser's history. */
type RouterLocation = Pick<Location, 'pathname' | 'search' | 'hash'> & { key?: string }

/**
 * Keeps Gatsby from moving the focus: its router focuses the whole page after a change of route, and on every click
 * into the text.
 */
export const prepareFocus = () => document.getElementById('gatsby-focus-wrapper')?.removeAttribute('tabindex')

/**
 * Focuses an element that the Tab key passes over, until the focus moves on. A dialog that opens later gives the focus back to
 * it; one that is open keeps the focus, and gives it to the element on closing where the one that had it before is gone.
 */
export function focusBriefly(element: HTMLElement) {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  document.querySelector('dialog[open]')?.addEventListener('close', () => {
    if (document.activeElement === document.body) element.focus({ preventScroll: true })
  })
  const forget = () => {
    if (document.querySelector('dialog[open]')) return
    element.removeAttribute('tabindex')
    element.removeEventListener('blur', forget)
  }
  element.addEventListener('blur', forget)
}

/** Moves the focus to where the keyboard begins on every page, since the element that had it is gone. */
export function focusStart() {
  const start = document.getElementById(startRegionId)
  if (start) focusBriefly(start)
}

/**
 * What a reader finds after a change of address: the page at the heading that the address names, or at its top, and
 * the focus there, so that the next Tab goes on from it; on the way back, the page as they have left it. Where the
 * page stays and only its query changes, nothing moves. (Gatsby announces the page.)
 * @param previous null on the first page, where the browser does all this
 */
export function arrive(location: RouterLocation, previous: RouterLocation | null) {
  if (!previous) return showFirst(location.key)
  const stays = previous.pathname === location.pathname
  if (stays) noteParts(location.key)
  if (isShown(location.key)) return
  const isQuery = stays && previous.hash === location.hash && previous.search !== location.search
  const target = location.hash ? namedElement(location.hash) : null
  const begins = !target && !keptPosition()
  // Whatever is gone to is where it is only once all before it is laid out.
  if (!stays || !begins) document.documentElement.toggleAttribute(fromTopAttribute, begins)
  window.___layOutRest?.()
  if (!stays) putAsLeft(location.key)
  const isNowhere = isQuery || (stays && location.hash && !target)
  const isBack = showEntry(location.key, () => {
    if (isNowhere) return
    if (target) target.scrollIntoView()
    else window.scrollTo(0, 0)
  })
  if (isNowhere || (isBack && stays)) return
  if (target) focusBriefly(target)
  else focusStart()
}

/**
 * Marks the element that the address names, for style sheets: `:target` is what a browser has gone to by itself, and
 * stays behind where a page changes the address.
 */
export function markTarget({ hash }: RouterLocation) {
  const target = hash ? namedElement(hash) : null
  for (const marked of document.querySelectorAll(`[${targetAttribute}]`))
    if (marked !== target) marked.removeAttribute(targetAttribute)
  target?.setAttribute(targetAttribute, '')
}
