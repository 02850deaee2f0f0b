import { listKey } from './use-shortcut-list'

interface Shortcut {
  keys: string[]
  meaning: string
}

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform)

/** What keys do on this site, for the keyboard that the reader has. */
export const shortcuts = (): Shortcut[] => [
  { keys: ['/'], meaning: 'Search' },
  { keys: [isMac() ? '⌘' : 'Ctrl', 'K'], meaning: 'Search, also while single keys are off' },
  { keys: [listKey], meaning: 'Open this list' },
  { keys: ['Tab', 'Enter'], meaning: 'At the top of a page: skip to its main content' },
  { keys: ['←', '→', 'Home', 'End'], meaning: 'Choose one of several tabs' },
  { keys: ['Esc'], meaning: 'Close what is open' },
]
