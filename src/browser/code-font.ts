import { codeFont, codeFontAttribute } from '../shared/code-font'
import { sparesData } from './link-loading'
import { whenIdle } from './when-idle'

const load = () =>
  document.fonts
    .load(`1em ${codeFont}`)
    .then(() => document.documentElement.setAttribute(codeFontAttribute, ''))
    .catch(() => undefined) // the fallback stays

const loadWhenIdle = () => {
  if (document.readyState === 'complete') whenIdle(() => void load())
  else window.addEventListener('load', loadWhenIdle, { once: true })
}

/** One observer for all listings, until the first is seen. */
let observer: IntersectionObserver | undefined
const startObserver = () =>
  new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer?.disconnect()
    loadWhenIdle()
  })

/**
 * Loads the font of listings once one is in sight, the page itself is there and the browser has nothing else to do; not
 * on slow or metered connections. The styles use it from then on.
 * @param listing React hands it over as a ref
 * @returns what forgets the listing
 */
export function wantCodeFont(listing: Element | null) {
  if (!listing || sparesData() || document.documentElement.hasAttribute(codeFontAttribute)) return undefined
  observer ??= startObserver()
  observer.observe(listing)
  return () => {
    observer?.unobserve(listing)
  }
}
