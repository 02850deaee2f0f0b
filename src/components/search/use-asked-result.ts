import { useEffect } from 'react'
import { useLatest } from '../../hooks/use-latest'

/**
 * Goes to the best result as soon as there is one, for a reader who has pressed Enter while the search was still loading.
 * @param isReady whether there are results, of which the best one is the one that was meant
 * @param go leads there
 */
export function useAskedResult(isAsked: boolean, isReady: boolean, go: () => void) {
  const latestGo = useLatest(go)
  useEffect(() => {
    if (isAsked && isReady) latestGo.current()
  }, [isAsked, isReady, latestGo])
}
