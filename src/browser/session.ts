import { storageName } from '../shared/storage'

/** Values of one kind that the tab keeps over a reload, by name. */
type Kept<T> = Record<string, T | undefined>

/** Reads the values of one kind: none where storage is blocked, or holds something that is not ours. */
export function readSession<T>(kind: string): Kept<T> {
  try {
    return Object(JSON.parse(window.sessionStorage.getItem(storageName(kind)) ?? '{}')) as Kept<T>
  } catch {
    return {}
  }
}

/** Keeps values over a reload, where storage is neither blocked nor full. None may be a secret, or go into a request. */
export function writeSession<T>(kind: string, kept: Kept<T>) {
  try {
    window.sessionStorage.setItem(storageName(kind), JSON.stringify(kept))
  } catch {
    // The values last as long as the document.
  }
}

/** Keeps values that change, each time the page may be about to go: browsers end pages in the background without an event. */
export function keepInSession<T>(kind: string, kept: Kept<T>) {
  for (const event of ['pagehide', 'visibilitychange'])
    window.addEventListener(event, () => writeSession(kind, kept))
}
