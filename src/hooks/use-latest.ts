import { useLayoutEffect, useRef } from 'react'

/** A callback's latest version, for effects that outlive a render and shall not begin anew with each. */
export function useLatest<T>(callback: T) {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return latest
}
