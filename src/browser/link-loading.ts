import { phoneScreen } from '../gatsby-plugin-theme-ui/screens'
import { savesData } from './saves-data'
import { isOutdated } from './site-version'
import { onceHydrated } from './turns'
import { whenIdle } from './when-idle'
import { completeStyles, wholeStyles } from './whole-styles'

const pageOf = ({ pathname, search }: HTMLAnchorElement) => pathname + search

/** Loads the page behind a link of the site, since its reader is about to follow it, and does before the click what a first one needs. */
export function preload(link: HTMLAnchorElement) {
  if (savesData()) return
  window.___loader.hovering(pageOf(link))
  void wholeStyles().then(completeStyles)
}

/** Pages that are fetched ahead at the same time: enough for a fast connection, few enough not to delay a click. */
const atOnce = 4

/** The links that can be seen and whose pages have not been asked for, those seen first at the front. */
const inSight = new Set<HTMLAnchorElement>()
const asked = new Set<string>()

/** Most pages that are fetched ahead for one page on a phone: its reader scrolls past dozens of links, and pays for each page. */
const mostOnPhone = 6
/** The page that is shown, and how many have been fetched ahead for it. */
let fetchedFor = ''
let fetched = 0

/** Whether one more page may be fetched ahead for the page that is shown; on a phone, links in its text alone count. */
function isWithinLimit(link: HTMLAnchorElement) {
  if (fetchedFor !== location.pathname) {
    fetchedFor = location.pathname
    fetched = 0
  }
  return (
    !matchMedia(`screen and ${phoneScreen}`).matches ||
    (fetched < mostOnPhone && link.closest('main') !== null)
  )
}

/** Programs that read every page anyway. */
const robots = /bot|crawl|spider/i
let loading = 0

/** The link that a reader is likeliest to follow: one in the text or the listing that is being read, then one around it. */
function takeLikeliest() {
  const links = [...inSight]
  const link = links.find((candidate) => candidate.closest('main')) ?? links[0]
  if (link) inSight.delete(link)
  return link
}

/** Whether pages may be fetched before anybody has asked for them, and can be of use then. */
const mayFetchAhead = () =>
  navigator.onLine && !savesData() && !isOutdated() && !robots.test(navigator.userAgent)

/** Fetches page after page as long as there are links in sight, and stops at the first that can't be had. */
async function fetchAhead(): Promise<void> {
  const link = loading < atOnce && mayFetchAhead() && takeLikeliest()
  if (!link) return
  const path = pageOf(link)
  if (!asked.has(path) && isWithinLimit(link)) {
    asked.add(path)
    fetched++
    loading++
    const page = await fetchPage(path)
    loading--
    if (!page || page.status === 'error') {
      asked.delete(path)
      fetched--
      if (link.isConnected) inSight.add(link) // for the next time that links come into sight, or the connection comes back
      return
    }
  }
  return fetchAhead()
}

async function fetchPage(path: string) {
  try {
    return await window.___loader.enqueue(path)
  } catch {
    return undefined // who follows the link is told
  }
}

/**
 * Begins when the page itself is there, all of its links are known (those of the text are the last), and the browser has
 * nothing else to do.
 */
function startWhenIdle() {
  if (document.readyState !== 'complete')
    return window.addEventListener('load', startWhenIdle, { once: true })
  onceHydrated(() => {
    for (let queue = 0; queue < atOnce; queue++) whenIdle(() => void fetchAhead())
  })
}

/** One observer for all links: a sidebar may hold hundreds. */
let observer: IntersectionObserver | undefined
const startObserver = () =>
  new IntersectionObserver((entries) => {
    for (const entry of entries) {
      const link = entry.target as HTMLAnchorElement
      if (entry.isIntersecting) inSight.add(link)
      else inSight.delete(link)
    }
    startWhenIdle()
  })

/**
 * Fetches the page behind a link while the link can be seen: those in what is read first, a few at a time, each once,
 * and not on slow or metered connections. A page that is there already costs nothing. In a dialog, which is looked through
 * for one link, a page is fetched only when a reader turns to its link (`preload`).
 * @param link a link within the site; React hands it over as a ref
 * @returns forgets the link
 */
export function prefetchWhileVisible(link: HTMLAnchorElement) {
  if (link.closest('dialog')) return () => {}
  if (!observer) {
    observer = startObserver()
    window.addEventListener('online', startWhenIdle)
  }
  observer.observe(link)
  return () => {
    observer?.unobserve(link)
    inSight.delete(link)
  }
}
