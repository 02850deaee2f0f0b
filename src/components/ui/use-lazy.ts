import { useCallback, useEffect, useState } from 'react'

/** How far a lazy part of a page has come. */
export type LazyState<T> =
  | { status: 'loading' }
  /** It takes long enough to be worth saying so. */
  | { status: 'past delay' }
  /** It takes so long that a reader may want to try again; what is under way still counts when it arrives. */
  | { status: 'timed out' }
  | { status: 'error' }
  | { status: 'loaded'; value: T }

/** A lazy part of a page, and how to begin again. */
export type Lazy<T> = LazyState<T> & { retry: () => void }

interface LazyOptions {
  /** Whether the part is wanted by now: nothing is loaded before. */
  wanted?: boolean
  /** Milliseconds until it is said that the part is loading. */
  delay?: number
  /** Milliseconds until a reader is offered to try again. */
  timeout?: number
}

/**
 * Loads a part of a page in the browser. On the server, and until it is wanted, the part is `loading`.
 * @param load begins to load; the same function at every render, or the part is loaded anew
 * @returns the state, and `retry` to begin again; what has failed begins again by itself when the connection is back
 */
export function useLazy<T>(
  load: () => Promise<T>,
  { wanted = true, delay = 200, timeout = 10_000 }: LazyOptions = {},
): Lazy<T> {
  const [state, setState] = useState<LazyState<T>>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!wanted) return
    const timers = [
      setTimeout(() => setState({ status: 'past delay' }), delay),
      setTimeout(() => setState({ status: 'timed out' }), timeout),
    ]
    const stop = () => timers.forEach(clearTimeout)
    let abandoned = false
    const settle = (result: LazyState<T>) => {
      if (abandoned) return
      stop()
      setState(result)
    }
    void Promise.resolve()
      .then(load)
      .then(
        (value) => settle({ status: 'loaded', value }),
        (error: Error) => {
          console.warn(error)
          settle({ status: 'error' })
        },
      )
    return () => {
      abandoned = true
      stop()
    }
  }, [load, wanted, delay, timeout, attempt])

  const retry = useCallback(() => {
    setState({ status: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  const hasFailed = state.status === 'error'
  useEffect(() => {
    if (!hasFailed) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [hasFailed, retry])
  return { ...state, retry }
}
