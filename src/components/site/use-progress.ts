import { useLayoutEffect, useState } from 'react'

/** How a progress that nobody can measure is shown, as readers know it: see {@link useProgress}. */
export const progress = {
  /** The share that shows at once. */
  minimum: 0.08,
  /** What is added while waiting, and how often (ms). */
  trickle: 0.02,
  trickleEvery: 800,
  /** The most that is shown before the end. */
  maximum: 0.994,
  /** How long each step and the end take to be drawn (ms). */
  speed: 200,
} as const

/**
 * The share to show of a work of unknown length: it begins at a minimum, grows slowly, and is whole for a moment
 * when the work is done.
 * @param working whether the work is under way
 * @returns a number up to 1; null where there is nothing to show
 */
export function useProgress(working: boolean): number | null {
  const [share, setShare] = useState<number | null>(null)
  useLayoutEffect(() => {
    if (working) {
      setShare(progress.minimum)
      const grow = () => setShare((now) => Math.min((now ?? 0) + progress.trickle, progress.maximum))
      const interval = window.setInterval(grow, progress.trickleEvery)
      return () => window.clearInterval(interval)
    }
    setShare((now) => (now === null ? null : 1))
    const timer = window.setTimeout(setShare, progress.speed, null)
    return () => window.clearTimeout(timer)
  }, [working])
  return share
}
