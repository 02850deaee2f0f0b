import { storageName } from '../shared/storage'

/** What the browser's storage holds under a key of the site's; null where it is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(storageName(key))
  } catch {
    return null
  }
}
