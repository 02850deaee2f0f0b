import { navigate } from 'gatsby'
import { isMenuEntry } from './history-entry'
import { isPlainClick, type Click } from './plain-click'

interface FollowOptions {
  /** Whether the page takes the place of this one in the browser's history. */
  replace?: boolean
}

/**
 * Shows the page behind a link of the site without a reload, where the click is the page's own.
 * @param to the path of the page, as Gatsby knows it
 */
export function followLink(
  event: Click & Pick<Event, 'preventDefault' | 'defaultPrevented'>,
  link: HTMLAnchorElement,
  to: string,
  { replace }: FollowOptions = {},
) {
  if (event.defaultPrevented || !isPlainClick(event) || link.target) return
  event.preventDefault()
  const isHere = link.href === window.location.href
  void navigate(to, { replace: replace ?? (isHere || isMenuEntry()) })
}
