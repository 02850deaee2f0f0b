import { followLink } from '../../browser/follow-link'
import { prefetchWhileVisible, preload } from '../../browser/link-loading'
import { sitePath } from '../../browser/site-path'
import { isFile } from '../../shared/paths'

/** Links to pages of the site: not to another site, nor to an anchor or a file. */
const pageLinks = 'a[href^="/"]:not([target])'

const linkAt = ({ target }: Event) => {
  const link = (target as Element).closest<HTMLAnchorElement>(pageLinks)
  return link && !isFile(link.pathname) ? link : null
}

const intents = ['mouseover', 'touchstart', 'focusin'] as const

/**
 * Gives the links of a text that React leaves as the server has drawn it what `SiteLink` gives to its own: their pages
 * are fetched ahead, and shown without a reload.
 * @param text React hands it over as a ref
 * @returns what forgets it
 */
export function stillLinks(text: HTMLElement | null) {
  if (!text) return undefined
  const forgets = [...text.querySelectorAll<HTMLAnchorElement>(pageLinks)]
    .filter(({ pathname }) => !isFile(pathname))
    .map(prefetchWhileVisible)
  const intend = (event: Event) => {
    const link = linkAt(event)
    if (link) preload(link)
  }
  const follow = (event: MouseEvent) => {
    const link = linkAt(event)
    if (link) followLink(event, link, sitePath(link.pathname) + link.search + link.hash)
  }
  for (const type of intents) text.addEventListener(type, intend, { passive: true })
  text.addEventListener('click', follow)
  return () => {
    for (const forget of forgets) forget()
    for (const type of intents) text.removeEventListener(type, intend)
    text.removeEventListener('click', follow)
  }
}
