import { useSyncExternalStore } from 'react'
import { sitePath } from '../../browser/site-path'

/** The path that a reader has asked for. The server does not know it: it writes one page for all of them. */
export const useAskedPath = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => sitePath(window.location.pathname),
    () => null,
  )
