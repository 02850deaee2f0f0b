import { searchParameter } from '../shared/search'
import { entryKey } from './history-entry'
import { readSession, writeSession } from './session'

/** The words that the address asks for; null where it asks for no search. */
export const searchInAddress = () => new URLSearchParams(window.location.search).get(searchParameter)

/** Marks the entry that the open search has in the browser's history. */
interface SearchEntry {
  search?: true
  snapshot?: SearchSnapshot
}

/** What a search showed when its reader left it, or limited it to a section. */
export interface SearchSnapshot {
  words: string
  /** The section that results are limited to; empty for all. */
  section: string
  /** Where the chosen result leads, once one was chosen. */
  to?: string
}

/** Whether the current entry of the history is the open search's. */
export const isSearchEntry = () => Boolean((window.history.state as SearchEntry | null)?.search)

/** What the search of the current entry showed: the history keeps it, for the way back and a reload. */
export const searchSnapshot = () => (window.history.state as SearchEntry | null)?.snapshot

/** Notes in the current entry what its search shows. */
export const noteSnapshot = (snapshot: SearchSnapshot) =>
  window.history.replaceState({ ...window.history.state, snapshot } satisfies SearchEntry, '')

/** Most letters of a search that an address holds: servers refuse addresses of more than 8 KB, and a letter may take nine bytes. */
const longest = 500
/** The first half of a surrogate pair whose second one was cut off. */
const halfSign = /[\uD800-\uDBFF]$/

/** The address of this page with the words of a search, or without any. */
export function addressWith(words: string | null) {
  const address = new URL(window.location.href)
  if (words === null) address.searchParams.delete(searchParameter)
  else address.searchParams.set(searchParameter, words.slice(0, longest).replace(halfSign, ''))
  return address
}

/** Notes the words of the open search in the address of this page, or that none is open. */
export function writeSearchToAddress(words: string | null) {
  const address = addressWith(words)
  if (address.href !== window.location.href) window.history.replaceState(window.history.state, '', address)
}

const typedKey = 'typed'

/** Names the search that the address asks for: entries of a page share its key, and differ in their words. */
const searchKey = () => `${entryKey()} ${searchInAddress()}`

/** Notes what stands in the field of the search. The address is told later, and a reader may be gone by then. */
export const noteTyped = (words: string) => writeSession(typedKey, { [searchKey()]: words.slice(0, longest) })

/** What was typed last, where the address still has the words before it. */
export const lastTyped = () => readSession<string>(typedKey)[searchKey()]

/** Gives the search that opens its own entry in the history, so that Back closes it and leads no further. */
export const pushSearchToAddress = (words: string) =>
  window.history.pushState(
    { ...window.history.state, search: true, snapshot: undefined } satisfies SearchEntry,
    '',
    addressWith(words),
  )

/** Name of the event that asks for the search. */
export const openSearchEvent = 'docs.search'

/** Opens the search, from anywhere on the site. */
export const openSearch = (words = '') =>
  window.dispatchEvent(new CustomEvent(openSearchEvent, { detail: words }))
