import { useContext, useState } from 'react'
import { Memory } from '../../hooks/use-kept-state'
import type { ResultOption } from '../../search/groups'

/** What a search showed when a result of it was chosen. */
interface LeftSearch {
  words: string
  /** The section that results were limited to; empty for all. */
  section: string
  /** Where the chosen result leads. */
  to: string
}

const name = 'left search'

/**
 * Keeps what the search is left with when it leads somewhere, so that the way back leads to the next result.
 * @param words in the field when the search appears: those that it was left with, on the way back
 * @returns the section that results are limited to at first; `chosenOf`, the position of the result that was chosen when
 * the search was left like this, if it was; and `leave`
 */
export function useLeftSearch(words: string) {
  const memory = useContext(Memory)
  const [last] = useState(() => {
    const search = memory.get(name) as LeftSearch | undefined
    return search?.words === words ? search : undefined
  })
  const chosenOf = (options: readonly ResultOption[], words: string, section: string) => {
    if (last?.words !== words || last.section !== section) return undefined
    const position = options.findIndex(({ to }) => to === last.to)
    return position < 0 ? undefined : position
  }
  return {
    section: last?.section ?? '',
    chosenOf,
    leave: (search: LeftSearch) => void memory.set(name, search),
  }
}
