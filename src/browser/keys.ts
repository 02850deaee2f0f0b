import { isPressOf, isSearchChord, singleKeys, type SingleKey } from '../shared/keys'
import { singleKeysKey } from '../shared/storage'
import { storageSlot } from './storage'

/** Keys that open the search, as `aria-keyshortcuts` has them: buttons that open it are known by these, before React has started, too. */
export const searchKeys = `${singleKeys.search} Control+K Meta+K`

/** Whether the reader's keyboard is a Mac's, with ⌘ in the place of Ctrl. */
export const isMac = () => /mac|iphone|ipad/i.test(navigator.platform)

const slot = () => storageSlot(singleKeysKey)

/** Whether shortcuts of a single key are on: readers who use speech input, or mistype easily, may turn them off. */
export const singleKeysAreOn = () => slot().get() !== 'off'

/** Turns shortcuts of a single key on or off, in all windows of the site. */
export const turnSingleKeys = (on: boolean) => (on ? slot().delete() : slot().set('off'))

/** Whether a press is the shortcut of a single key, and these are not turned off. */
export const isSingleKey = (event: KeyboardEvent, name: SingleKey) =>
  isPressOf(name, event) && singleKeysAreOn()

/** Whether a press is a shortcut of the search: "/" or Ctrl/⌘+K. */
export const isSearchShortcut = (event: KeyboardEvent) => isSingleKey(event, 'search') || isSearchChord(event)
