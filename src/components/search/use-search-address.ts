import { useEffect, useLayoutEffect } from 'react'
import { isSearchEntry, noteTyped, searchInAddress, writeSearchToAddress } from '../../browser/search-address'

/** How long a query has to rest before the address tells it, in milliseconds: browsers limit how often an address may change. */
const rest = 250

/**
 * Keeps the page's address in step with the words in the search's field; who leaves before finds them again all the same.
 * The entry of a page that has just come below the search is left alone: it is the one that Back leads to.
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
