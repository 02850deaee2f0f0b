import { useEffect, useLayoutEffect } from 'react'
import { isSearchEntry, noteTyped, searchInAddress, writeSearchToAddress } from '../../browser/search-address'

/** How long a query has to rest before it is written to the address, in milliseconds: browsers limit how often an address may change. */
const rest = 250

/**
 * Keeps the page's address in step with the words in the search's field; a reader who leaves earlier finds them again, too.
 * The entry of a page that has just come below the search is left alone: Back leads to it.
 */
export function useSearchAddress(typed: string) {
  useLayoutEffect(() => noteTyped(typed), [typed]) // at once, with what is drawn
  useEffect(() => {
    const words = typed.trim()
    if (words === searchInAddress()) return
    const write = () => (isSearchEntry() || searchInAddress() !== null) && writeSearchToAddress(words)
    const timer = setTimeout(write, rest)
    return () => clearTimeout(timer)
  }, [typed])
}
