import { useState } from 'react'
import { focusStart } from '../../browser/arrival'
import { wantsStillness } from '../../browser/reduced-motion'
import { useScroll } from '../../hooks/use-scroll'

/** How far down a page the way back to its top is worth a button, in px. */
const worthwhile = 300

/**
 * The way back to the top of a long page. It is offered to readers who scroll up, far from the top and not at the
 * end; not after a jump to a heading.
 */
export function useBackToTop() {
  const [shown, setShown] = useState(false)
  useScroll(({ position, previous, jumped }) => {
    const atEnd = position + window.innerHeight >= document.documentElement.scrollHeight
    if (position < worthwhile || atEnd || jumped || position > previous) setShown(false)
    else if (position < previous) setShown(true)
  })
  return {
    shown,
    goUp: () => {
      window.scrollTo({ top: 0, behavior: wantsStillness() ? 'auto' : 'smooth' })
      // The button goes on the way. The next Tab would lead on from where it was, down again.
      focusStart()
    },
  }
}
