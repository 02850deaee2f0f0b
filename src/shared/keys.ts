/** Keys that do something by themselves, from anywhere on the site. */
export const singleKeys = { search: '/', shortcuts: '?' } as const
export type SingleKey = keyof typeof singleKeys

/** Whether a key goes into a field. */
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Whether a press is of a single key: not in a field, not held down, and not with a modifier. */
export const isPressOf = (name: SingleKey, event: KeyboardEvent) =>
  event.key === singleKeys[name] &&
  !event.repeat &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isTyping(event)

/**
 * Whether a key is K, or stands where K does on a keyboard of another script. Signs such as "/" are somewhere on every
 * keyboard.
 */
const isK = ({ key, code }: KeyboardEvent) => key.toLowerCase() === 'k' || (key > '~' && code === 'KeyK')

/** Whether a press is Ctrl/⌘+K. */
export const isSearchChord = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && isK(event)
