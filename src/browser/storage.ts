import { storageName } from '../shared/storage'

/** One named value in the browser's storage. */
export interface StorageSlot {
  get: () => string | null
  set: (value: string) => void
  delete: () => void
  /**
   * Calls back on changes, those of other tabs included, also of one that empties the storage, and of what has changed while
   * the browser kept this page for the way back; returns the way to stop.
   */
  listen: (onChange: (value: string | null) => void) => () => void
}

/** Whether a page's HTML is being made. The bundler knows when not, so that browsers get no code for it. */
const onServer = process.env.BUILD_STAGE !== 'build-javascript' && typeof window === 'undefined'

let warned = false

/** The browser's storage, or null where it is blocked; says so once. */
function browserStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    if (!warned) console.warn('Browser storage is not available: choices last for this page only.')
    warned = true
    return null
  }
}

/** Runs one storage operation; a failure (a full disk, a policy) is reported and not thrown. */
function attempt<T>(what: string, operation: (storage: Storage) => T, fallback: T): T {
  const storage = browserStorage()
  if (!storage) return fallback
  try {
    return operation(storage)
  } catch (error) {
    console.error(`Browser storage: ${what} failed.`, error)
    return fallback
  }
}

/**
 * A slot of browser storage under the site's prefix. Safe in the browser: where storage is blocked it holds
 * nothing.
 * @throws when used while a page is rendered on the server, where there is no storage
 */
export function storageSlot(key: string): StorageSlot {
  const name = storageName(key)
  const inBrowser = () => {
    if (onServer)
      throw new Error(
        `Storage key "${key}" was used while rendering on the server. Use storage in effects and event handlers only.`,
      )
  }
  const notify = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: name, newValue }))
  const get = () => {
    inBrowser()
    return attempt(`reading "${name}"`, (storage) => storage.getItem(name), null)
  }
  return {
    get,
    set: (value) => {
      inBrowser()
      attempt(`writing "${name}"`, (storage) => storage.setItem(name, value), undefined)
      notify(value)
    },
    delete: () => {
      inBrowser()
      attempt(`deleting "${name}"`, (storage) => storage.removeItem(name), undefined)
      notify(null)
    },
    listen: (onChange) => {
      inBrowser()
      let last = get()
      const tell = (value: string | null) => onChange((last = value))
      const hear = ({ key, newValue }: StorageEvent) => (key ?? name) === name && tell(newValue)
      const look = ({ persisted }: PageTransitionEvent) => {
        const value = get()
        if (persisted && value !== last) tell(value)
      }
      window.addEventListener('storage', hear)
      window.addEventListener('pageshow', look)
      return () => {
        window.removeEventListener('storage', hear)
        window.removeEventListener('pageshow', look)
      }
    },
  }
}
