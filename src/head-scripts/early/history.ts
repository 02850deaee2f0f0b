import { addressWith, searchInAddress } from '../../browser/search-address'
import { isEarly } from './page-state'
import { queue } from './queue'

const address = () => location.pathname + location.search

/** The address of the page that the document was made for. */
let own = address()

const asksForSearch = () => searchInAddress() !== null

/** Takes the search back that the address asks for. */
export function takeSearchOutOfAddress() {
  if (!asksForSearch()) return
  history.replaceState(history.state, '', addressWith(null))
  own = address()
}

/** Loads the page again, at the place where the reader is, with what was written, as an entry of its own in the history. */
export function loadAgain(event: Event) {
  event.preventDefault()
  if (queue.typed) {
    const change = asksForSearch() ? 'replaceState' : 'pushState'
    history[change]({ ...history.state, search: true }, '', addressWith(queue.typed))
  }
  location.reload()
}

/**
 * Back and Forward to what the tab has shown without loading it, be it a page or the search on one, change the address alone:
 * a document is loaded for it, and this one does nothing more: its scripts would take that entry's address for its own.
 */
export const listenForBack = () =>
  window.addEventListener('popstate', () => {
    if (isEarly() && (queue.over ||= address() !== own)) location.reload()
  })
