import { useSyncExternalStore } from 'react'
import { isMenuEntry } from './history-entry'
import { followPageChanges } from './page-change'
import type { LoadedPage } from './page-loader'
import { notePosition } from './scroll-position'
import { isSearchEntry } from './search-address'
import { isOutdated } from './site-version'
import { allHydrated } from './turns'

/** How long a page may take to load before a reader is told that it is on its way. */
const startDelay = 200

/**
 * What a reader is to know of the way to the next page; an unreachable one is known by its address, and by the path of
 * the page from which it was asked for.
 */
export type NavigationState = 'still' | 'loading' | { unreachable: string; from?: string }

let state: NavigationState = 'still'
const listeners = new Set<() => void>()
let timer: number | undefined

function become(next: NavigationState) {
  window.clearTimeout(timer)
  state = next
  for (const listener of listeners) listener()
}

/**
 * The next page is there: nothing more to tell. A change of the address within the page, as by the search, leaves a
 * page that can't be reached to be opened later.
 */
export function endNavigation() {
  if (typeof state !== 'object' || state.from !== window.location.pathname) become('still')
}

/** Where the reader is on the way to the next page. */
export const useNavigation = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
    () => 'still' as const,
  )

/**
 * Whether a page fits what this tab runs: its scripts, settings and sidebars. The dev server names no frame, and
 * brings everything up to date by itself.
 */
const isOfThisFrame = ({ page }: NonNullable<LoadedPage>) =>
  !window.___webpackCompilationHash || page?.webpackCompilationHash === window.___webpackCompilationHash

/** How a page is gone to, as Gatsby takes it: whether it takes the place of this one in the history. */
type Way = NonNullable<Parameters<Window['___navigate']>[1]>

/** Where a navigation leads, and how. */
interface Goal {
  href: string
  way: Way
}

/** What has an entry of its own in the history, above that of the page. */
const openAbove = () => (isMenuEntry() ? 'menu' : isSearchEntry() ? 'search' : undefined)

/** A page that comes when something has been opened meanwhile takes the place of that entry. */
function overWhatOpens(way: Way | undefined): Way {
  const before = openAbove()
  return {
    ...way,
    get replace() {
      const now = openAbove()
      return way?.replace || (now !== undefined && now !== before)
    },
  }
}

/** Has the browser load a page as a whole; without a goal the one that the address names, as after Back. */
function leave(goal: Goal | undefined) {
  if (!goal) window.location.reload()
  else if (goal.way.replace) window.location.replace(goal.href)
  else window.location.assign(goal.href)
}

/**
 * Follows every change of route from the moment a reader asks for it. Gatsby keeps the old page until the next one
 * has loaded; what it lacks is added here, at the one function that it calls for a navigation and for Back alike: the
 * state above, a warning and a reload where loading fails, a reload alone where the page is of another version of the
 * site than this tab, and that of two navigations the later one counts.
 */
export function followNavigation() {
  const { ___loader: loader, ___navigate: navigate } = window
  const { loadPage } = loader
  const never = new Promise<never>(() => {})
  let goal: Goal | undefined
  let latest = 0
  followPageChanges()

  window.___navigate = (to, options) => {
    const way = overWhatOpens(options)
    goal = { href: new URL(String(to), window.location.origin).href, way }
    if (isOutdated() && navigator.onLine && typeof to === 'string') leave(goal)
    else navigate(to, way)
  }

  // Back and Forward change the address first. What was on its way is no longer wanted.
  window.addEventListener('popstate', () => {
    latest++
    goal = undefined
    endNavigation()
  })

  // A document that the browser has kept comes back as it was left: on its way.
  window.addEventListener('pageshow', endNavigation)

  loader.loadPage = async (path) => {
    const turn = ++latest
    const target = goal
    window.clearTimeout(timer)
    timer = window.setTimeout(become, startDelay, 'loading')
    // A part of this page that still waits would take the next page's HTML for its own.
    const [page] = await Promise.all([loadPage(path), allHydrated()])
    if (turn !== latest) return never
    window.clearTimeout(timer)
    const isLoaded = page && page.status !== 'error'
    if (isLoaded && isOfThisFrame(page)) {
      notePosition()
      return page
    }

    if (!isLoaded)
      console.warn(`The page ${path} could not be loaded.`, page?.error ?? 'Its data did not arrive.')
    const { href, pathname } = window.location
    if (!navigator.onLine)
      become(target ? { unreachable: target.href, from: pathname } : { unreachable: href })
    else leave(target)
    return never
  }
}
