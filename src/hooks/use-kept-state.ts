import { createContext, useCallback, useContext, useState } from 'react'

/**
 * What parts of the page leave behind for when they come back, after a change of section, say. The layout holds it,
 * so it lasts as long as the tab shows the site.
 */
export const Memory = createContext(new Map<string, unknown>())

/**
 * State that a part of the page finds again when it comes back.
 * @param key names the state among all that is kept
 * @param initial what it is the first time
 */
export function useKeptState<T>(key: string, initial: T): [T, (next: T) => void] {
  const memory = useContext(Memory)
  const [state, setState] = useState(() => (memory.has(key) ? (memory.get(key) as T) : initial))
  const keep = useCallback(
    (next: T) => {
      memory.set(key, next)
      setState(next)
    },
    [memory, key],
  )
  return [state, keep]
}
