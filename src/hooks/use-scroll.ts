import { useEffect } from 'react'
import { useLatest } from './use-latest'

interface Scroll {
  /** Where the page stands, and where it stood before, in px from its top. */
  position: number
  previous: number
  /** Whether another address has brought the reader here: a heading's or another page's. */
  jumped: boolean
}

/**
 * Calls back at most once a frame while the page scrolls or its window changes, and once at the beginning.
 * @param active whether there is anything to follow
 */
export function useScroll(follow: (scroll: Scroll) => void, active = true) {
  const latest = useLatest(follow)
  useEffect(() => {
    if (!active) return
    let previous = window.scrollY
    let address = window.location.href
    let frame = 0
    const look = () => {
      frame = 0
      const jumped = window.location.href !== address
      const position = window.scrollY
      latest.current({ position, previous, jumped })
      previous = position
      address = window.location.href
    }
    const onChange = () => {
      frame ||= requestAnimationFrame(look)
    }
    const events = ['scroll', 'resize'] as const
    for (const event of events) window.addEventListener(event, onChange, { passive: true })
    onChange()
    return () => {
      cancelAnimationFrame(frame)
      for (const event of events) window.removeEventListener(event, onChange)
    }
  }, [active, latest])
}
