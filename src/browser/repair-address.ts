import { isOver } from './early'

declare const __BASE_PATH__: string
declare global {
  interface Window {
    /** The path of the page that the document was made of. */
    pagePath?: string
  }
}

/** A path may begin with two slashes: by itself it would name another host. */
const replaceAddress = (path: string, { search, hash }: Pick<Location, 'search' | 'hash'>) =>
  window.history.replaceState(window.history.state, '', window.location.origin + path + search + hash)

/** Whether a part of an address can't be decoded, such as "50%": Gatsby would fail on it and show nothing at all. */
function isBroken(part: string) {
  try {
    decodeURIComponent(part)
    return false
  } catch {
    return true
  }
}

/** Encodes a hash that can't be decoded, such as a reader may have typed: "#50%". */
export function repairHash() {
  const { pathname, search, hash } = window.location
  if (isBroken(hash)) replaceAddress(pathname, { search, hash: `#${encodeURIComponent(hash.slice(1))}` })
}

/**
 * Gives a page its own address where a host has found it at another one, an old address or one without the slash at
 * its end: Gatsby would look there for a page of that path, and find none. The page for missing addresses has none of its own.
 */
export function repairPath() {
  const { pagePath } = window
  if (isOver() || !pagePath || pagePath.startsWith('/404')) return
  const own = __BASE_PATH__ + encodeURI(pagePath)
  if (own !== window.location.pathname) replaceAddress(own, window.location)
}

// Gatsby's router reads the address when its module is loaded, so this one stands before it in gatsby-browser.
repairPath()
repairHash()
window.addEventListener('popstate', repairHash)
