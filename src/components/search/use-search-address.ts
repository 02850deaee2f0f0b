import { useEffect } from 'react'
import { searchInAddress, writeSearchToAddress } from '../../browser/search-address'

/** How long a query has to rest before the address tells it, in milliseconds: browsers limit how often an address may change. */
const rest = 250

/** Keeps the page's address in step with the words in the search's field. */
export function useSearchAddress(typed: string) {
  useEffect(() => {
    const words = typed.trim()
    if (words === searchInAddress()) return
    const timer = setTimeout(() => writeSearchToAddress(words), rest)
    return () => clearTimeout(timer)
  }, [typed])
}
