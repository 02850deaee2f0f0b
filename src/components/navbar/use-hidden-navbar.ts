import { useState } from 'react'
import { navbarHeight } from '../../gatsby-plugin-theme-ui'
import { useScroll } from '../../hooks/use-scroll'

/**
 * Whether the navbar is out of the way: after scrolling down and after a jump to a heading; back again when a reader
 * scrolls up or is near the top.
 * @param enabled whether the site's settings let it hide
 */
export function useHiddenNavbar(enabled: boolean): boolean {
  const [hidden, setHidden] = useState(false)
  useScroll(({ position, previous, jumped }) => {
    if (position < navbarHeight) setHidden(false)
    else if (jumped || position > previous) setHidden(true)
    else if (position < previous) setHidden(false)
  }, enabled)
  return hidden
}
