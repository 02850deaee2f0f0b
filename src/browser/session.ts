import { storageName } from '../shared/storage'

/** What of one kind the tab keeps over a reload, by name. */
type Kept<T> = Record<string, T | undefined>

/** Reads what the tab keeps of one kind: nothing where storage is blocked, or holds what is none of ours. */
export function readSession<T>(kind: string): Kept<T> {
  try {
    return Object(JSON.parse(window.sessionStorage.getItem(storageName(kind)) ?? '{}')) as Kept<T>
  } catch {
    return {}
  }
}

/** Keeps it over a reload, where storage is neither blocked nor full. No secret may be among it, nor what goes into a request. */
export function writeSession<T>(kind: string, kept: Kept<T>) {
  try {
    window.sessionStorage.setItem(storageName(kind), JSON.stringify(kept))
  } catch {
    // It lasts as long as the document.
  }
}

/** Keeps what changes, whenever the page may be about to go: browsers end what a reader does not look at without a word. */
export function keepInSession<T>(kind: string, kept: Kept<T>) {
  for (const event of ['pagehide', 'visibilitychange'])
    window.addEventListener(event, () => writeSession(kind, kept))
}
