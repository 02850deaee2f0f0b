import { searchParameter } from '../shared/search'

/** The words that the address asks for; null where it asks for no search. */
export const searchInAddress = () => new URLSearchParams(window.location.search).get(searchParameter)

/** Notes the words of the open search in the address of this page, or that none is open. */
export function writeSearchToAddress(words: string | null) {
  const address = new URL(window.location.href)
  if (words === null) address.searchParams.delete(searchParameter)
  else address.searchParams.set(searchParameter, words)
  if (address.href !== window.location.href) window.history.replaceState(window.history.state, '', address)
}

/** Name of the event that asks for the search. */
export const openSearchEvent = 'docs.search'

/** Opens the search, from anywhere on the site. */
export const openSearch = (words = '') =>
  window.dispatchEvent(new CustomEvent(openSearchEvent, { detail: words }))
