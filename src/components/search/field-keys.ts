import type { KeyboardEvent } from 'react'

/** Whether a key is a letter; Space presses the focused control instead. */
const isLetter = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !altKey && !ctrlKey && !metaKey

/** Whether a key on one of the sections goes through the list of results, or opens what is chosen there: Enter chooses first. */
export function isForList({ key, target }: KeyboardEvent) {
  const section = (target as Element).getAttribute('aria-pressed')
  return key === 'Enter' ? section === 'true' : section !== null && /^(Arrow(Up|Down)|Home|End)$/.test(key)
}

/** Whether a key that is pressed elsewhere in the dialog is meant for its field. */
export const isForField = (event: KeyboardEvent) =>
  !(event.target as Element).matches('input') &&
  !event.nativeEvent.isComposing &&
  (isLetter(event) || isForList(event))
