import { useState } from 'react'
import { leftSearch } from '../../browser/search-address'
import type { ResultOption } from '../../search/groups'

/**
 * How the search was left at this entry of the history, so that the way back leads to the next result.
 * @returns the section that results are limited to at first; and `chosenOf`, the position of the result that was chosen when
 * the search was left like this, if it was
 */
export function useLeftSearch() {
  const [left] = useState(leftSearch)
  const chosenOf = (options: readonly ResultOption[], words: string, section: string) => {
    if (left?.words !== words || left.section !== section) return undefined
    const position = options.findIndex(({ to }) => to === left.to)
    return position < 0 ? undefined : position
  }
  return { section: left?.section ?? '', chosenOf }
}
