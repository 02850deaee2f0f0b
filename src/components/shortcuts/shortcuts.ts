import { isMac } from '../../browser/keys'
import { singleKeys } from '../../shared/keys'

interface Shortcut {
  keys: string[]
  meaning: string
}

/** What keys do on this site, for the keyboard that the reader has. */
export const shortcuts = (): Shortcut[] => [
  { keys: [singleKeys.search], meaning: WORDS.shortcuts.search },
  { keys: [isMac() ? '⌘' : WORDS.common.keys.control, 'K'], meaning: WORDS.shortcuts.searchAlways },
  { keys: [singleKeys.shortcuts], meaning: WORDS.shortcuts.list },
  { keys: [WORDS.common.keys.tab, WORDS.common.keys.enter], meaning: WORDS.shortcuts.skip },
  { keys: ['←', '→', WORDS.common.keys.home, WORDS.common.keys.end], meaning: WORDS.shortcuts.tabs },
  { keys: [WORDS.common.keys.escape], meaning: WORDS.shortcuts.close },
]
