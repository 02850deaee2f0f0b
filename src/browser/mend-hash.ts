/**
 * Mends a hash that can't be decoded ("#50%"), such as a reader may have typed: Gatsby would fail on it and show
 * nothing at all.
 */
export function mendHash() {
  try {
    decodeURIComponent(window.location.hash)
  } catch {
    const hash = encodeURIComponent(window.location.hash.slice(1))
    window.history.replaceState(window.history.state, '', `#${hash}`)
  }
}

// Gatsby's router reads the address when its module is loaded, so this one stands before it in gatsby-browser.
mendHash()
window.addEventListener('popstate', mendHash)
