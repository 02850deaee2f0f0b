import { isExternal, normalizePath } from '../../shared/paths'
import { checkExternalAddress, checkScheme } from './external-address'
import { checkInternalAddress, rewrite } from './internal-address'
import type { Targets } from './link-targets'
import type { Problem } from '../source/mistakes'

/**
 * Checks one link.
 * @param from path of the page that the link stands on
 * @returns what is wrong and how to fix it; null where the link is good
 */
export function checkLink(href: string, from: string, targets: Targets): Problem | null {
  const inner = href.startsWith('//') ? normalizePath(href.slice(1).replace(/[?#].*/, '')) : ''
  if (targets.anchors.has(inner))
    return { message: `The link "${href}" begins with two slashes.`, ...rewrite(href, inner) }
  return (
    checkScheme(href) ??
    (isExternal(href) ? checkExternalAddress(href, targets.site) : checkInternalAddress(href, from, targets))
  )
}
