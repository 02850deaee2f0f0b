import { darkSystemQuery, type ColorMode } from '../../src/shared/color-mode'

/** Stands in for media queries, which jsdom does not have: those that hold now, and who follows each. */
const holding = new Set<string>()
const followers: Record<string, EventTarget> = {}
const followersOf = (query: string) => (followers[query] ??= new EventTarget())

/** Makes a media query hold or not, and tells those who follow it. */
export function setMedia(query: string, matches: boolean) {
  if (matches) holding.add(query)
  else holding.delete(query)
  followersOf(query).dispatchEvent(Object.assign(new Event('change'), { matches }))
}

/** Sets the system's color mode, as a reader does in the system's settings. */
export const setSystemMode = (mode: ColorMode) => setMedia(darkSystemQuery, mode === 'dark')

/** Asks for still pages, as a reader does in the system's settings. */
export const wantStillness = () => setMedia('(prefers-reduced-motion: reduce)', true)

/** Back to a window in which no query holds. */
export const resetMedia = () => holding.clear()

/** Stands in for the window's own, which jsdom lacks. */
export const matchMedia = (query: string) =>
  ({
    media: query,
    get matches() {
      return holding.has(query)
    },
    addEventListener: followersOf(query).addEventListener.bind(followersOf(query)),
    removeEventListener: followersOf(query).removeEventListener.bind(followersOf(query)),
  }) as unknown as MediaQueryList
