import { darkSystemQuery, type ColorMode } from '../model/color-mode'

/** Stands in for the system's colour mode, which jsdom does not have. */
let mode: ColorMode = 'light'
const changes = new EventTarget()

/** Sets the system's colour mode, as a reader does in the system's settings. */
export const setSystemMode = (next: ColorMode) => {
  mode = next
  changes.dispatchEvent(new Event('change'))
}

/** Answers the one media query that our code asks. */
export const matchMedia = (query: string) =>
  ({
    media: query,
    matches: query === darkSystemQuery && mode === 'dark',
    addEventListener: changes.addEventListener.bind(changes),
    removeEventListener: changes.removeEventListener.bind(changes),
  }) as unknown as MediaQueryList
