import { useSyncExternalStore } from 'react'
import { sitePath } from '../browser/site-path'

/**
 * The path that the address names, as `sitePath` writes it. While the server's HTML is hydrated it is null, as there:
 * the server writes one page for all paths that are missing.
 */
export const useAddressPath = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => sitePath(window.location.pathname),
    () => null,
  )
