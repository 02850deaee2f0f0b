import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { wantsStillness } from '../../browser/reduced-motion'
import { moveTime } from '../../gatsby-plugin-theme-ui/motions'

/**
 * A region that opens and closes with a change of its height, and at once where a reader wants no motion. What turns beside it,
 * in the same parent, does as it does.
 * @returns the region's ref, and whether its content is there: it goes when the region has closed
 */
export function useCollapsible<T extends HTMLElement>(
  open: boolean,
): { region: RefObject<T | null>; shown: boolean } {
  const region = useRef<T>(null)
  const wasOpen = useRef(open)
  /** What a reload brings back, right after the region has come, has been open before: it does not move. */
  const isNew = useRef(true)
  /** The height at which the last motion was cut short: who turns round midway goes on from there. */
  const reached = useRef<number | null>(null)
  const [shown, setShown] = useState(open)
  if (open && !shown) setShown(true)

  useLayoutEffect(() => queueMicrotask(() => (isNew.current = false)), [])

  useLayoutEffect(() => {
    const element = region.current
    if (!element || wasOpen.current === open) return
    wasOpen.current = open
    if (isNew.current || wantsStillness()) {
      // Nor does the sign beside it turn.
      for (const motion of element.parentElement?.getAnimations?.({ subtree: true }) ?? []) motion.finish()
      setShown(open)
      return
    }
    const full = element.scrollHeight
    const heights = [reached.current ?? (open ? 0 : full), open ? full : 0]
    reached.current = null
    const motion = element.animate(
      { height: heights.map((height) => `${height}px`), overflow: ['clip', 'clip'] },
      {
        duration: moveTime,
        easing: 'ease-in-out',
        // What has closed stays closed until it is hidden; what has opened grows with its content again.
        fill: open ? 'none' : 'forwards',
      },
    )
    motion.onfinish = () => setShown(open)
    return () => {
      if (motion.playState === 'running') reached.current = element.offsetHeight
      motion.cancel()
    }
  }, [open])

  return { region, shown }
}
