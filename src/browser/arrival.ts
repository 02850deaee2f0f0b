import type { ShouldUpdateScrollArgs } from 'gatsby'
import { targetAttribute } from '../shared/target'
import { namedElement } from './named-element'

/** The region of the skip link, where the keyboard begins on every page. No heading gets an id like it. */
export const startRegionId = '__start'

/** A location as Gatsby's router gives it: with the key of its entry in the browser's history. */
type RouterLocation = Pick<Location, 'pathname' | 'search' | 'hash'> & { key?: string }

/**
 * Takes the focus from Gatsby's hands: its router focuses the whole page after a change of route, and on every click
 * into the text.
 */
export const prepareFocus = () => document.getElementById('gatsby-focus-wrapper')?.removeAttribute('tabindex')

/** Focuses an element that is no stop of the keyboard, until the focus goes on. */
export function focusBriefly(element: HTMLElement) {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
}

/** Moves the keyboard to where it begins on every page: what had the focus is gone. */
export function focusStart() {
  const start = document.getElementById(startRegionId)
  if (start) focusBriefly(start)
}

/**
 * What a reader finds after a change of page: the focus at the heading that the address names, else before the skip
 * link, so that the next Tab reaches it; and the top of the page where the named heading is missing. (Gatsby scrolls
 * in all other cases, and announces the page.)
 * @param previous null on the first page, where the browser does all this
 */
export function arrive(location: RouterLocation, previous: RouterLocation | null) {
  if (!previous || previous.pathname === location.pathname) return
  const target = location.hash ? namedElement(location.hash) : null
  if (location.hash && !target) window.scrollTo(0, 0)
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

/**
 * Whether Gatsby is to scroll: to the top, to the hash, or to where a reader was before Back. Not where the page
 * stays and only its query changes, nor where the same entry of the history is shown again.
 */
export function shouldUpdateScroll({ prevRouterProps, routerProps }: ShouldUpdateScrollArgs): boolean {
  const previous = prevRouterProps?.location as RouterLocation | undefined
  const location = routerProps.location as RouterLocation
  if (!previous || previous.pathname !== location.pathname || previous.hash !== location.hash) return true
  return previous.search === location.search && previous.key !== location.key
}

/**
 * Has Gatsby alone return readers to where they were before Back. Left to itself the browser does it first, on the
 * page that is about to go, and Gatsby takes that for the reader's place on it. Reloads are the browser's.
 */
export function ownScrollRestoration() {
  const set = (mode: ScrollRestoration) => () => {
    window.history.scrollRestoration = mode
  }
  set('manual')()
  window.addEventListener('pageshow', set('manual'))
  window.addEventListener('pagehide', set('auto'))
}
