import { isMac, singleKeys } from '../../browser/keys'

interface Shortcut {
  keys: string[]
  meaning: string
}

/** What keys do on this site, for the keyboard that the reader has. */
export const shortcuts = (): Shortcut[] => [
  { keys: [singleKeys.search], meaning: 'Search' },
  { keys: [isMac() ? '⌘' : 'Ctrl', 'K'], meaning: 'Search, also while single keys are off' },
  { keys: [singleKeys.shortcuts], meaning: 'Open this list' },
  { keys: ['Tab', 'Enter'], meaning: 'At the top of a page: skip to its main content' },
  { keys: ['←', '→', 'Home', 'End'], meaning: 'Choose one of several tabs' },
  { keys: ['Esc'], meaning: 'Close what is open' },
]
