import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react'
import { readSession, writeSession } from '../browser/session'

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

const openKey = 'open'

/**
 * Whether something is open, which a reload leaves as it is, too. That is all that it keeps of it: the server knows nothing of
 * it, so a page begins as `initial` says and is told before it is painted.
 */
export function useKeptOpen(key: string, initial: boolean): [boolean, (next: boolean) => void] {
  const [open, keep] = useKeptState(key, initial)
  useLayoutEffect(() => {
    const kept = readSession<boolean>(openKey)[key]
    if (kept !== undefined) keep(kept)
  }, [key, keep])
  const keepLonger = useCallback(
    (next: boolean) => {
      writeSession(openKey, { ...readSession(openKey), [key]: next })
      keep(next)
    },
    [key, keep],
  )
  return [open, keepLonger]
}
