import { singleKeysKey } from '../shared/storage'
import { storageSlot } from './storage'

/** Keys that do something by themselves, from anywhere on the site. */
export const singleKeys = { search: '/', shortcuts: '?' } as const

/** Keys that open the search, as `aria-keyshortcuts` has them: buttons that open it are known by these, before React has started, too. */
export const searchKeys = `${singleKeys.search} Control+K Meta+K`

/** Whether the reader's keyboard is a Mac's, with ⌘ in the place of Ctrl. */
export const isMac = () => /mac|iphone|ipad/i.test(navigator.platform)

/**
 * Whether a key is K, or stands where K does on a keyboard of another script. Signs such as "/" are somewhere on every
 * keyboard.
 */
const isK = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>) =>
  key.toLowerCase() === 'k' || (key > '~' && code === 'KeyK')

const slot = () => storageSlot(singleKeysKey)

/** Whether shortcuts of a single key are on: readers who use speech input, or mistype easily, may turn them off. */
export const singleKeysAreOn = () => slot().get() !== 'off'

/** Turns shortcuts of a single key on or off, in all windows of the site. */
export const turnSingleKeys = (on: boolean) => (on ? slot().delete() : slot().set('off'))

/** Whether a key goes into a field. */
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Whether a press is the shortcut of a single key: not in a field, not held down, not with a modifier, and not turned off. */
export const isSingleKey = (event: KeyboardEvent, key: keyof typeof singleKeys) =>
  event.key === singleKeys[key] &&
  !event.repeat &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isTyping(event) &&
  singleKeysAreOn()

/** Whether a press is a shortcut of the search: "/" or Ctrl/⌘+K. */
export const isSearchShortcut = (event: KeyboardEvent) =>
  isSingleKey(event, 'search') ||
  (isK(event) && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey)
