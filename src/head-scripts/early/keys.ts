import { isPressOf, isSearchChord, singleKeys, type SingleKey } from '../../shared/keys'
import { singleKeysKey } from '../../shared/storage'
import { readStored } from '../stored'
import { field, tabOn } from './field'
import { loadAgain } from './history'
import { ask, searchButton, takeDialogsBack } from './presses'
import { isGone, isWaiting } from './page-state'
import { queue } from './queue'

const shortcutsButton = `[aria-keyshortcuts="${singleKeys.shortcuts}"]`

const isSingleKey = (name: SingleKey, event: KeyboardEvent) =>
  isPressOf(name, event) && readStored(singleKeysKey) !== 'off'

const askBy = (selector: string, event: KeyboardEvent) =>
  ask(document.querySelector<HTMLElement>(selector), event)

/** Enter in the field asks for the best result, in a new tab with Ctrl/⌘, or loads the page again where its scripts are gone. */
function enter(event: KeyboardEvent) {
  if (isGone()) loadAgain(event)
  else if (!event.shiftKey && queue.typed?.trim())
    queue.entered = event.ctrlKey || event.metaKey ? 'in a new tab' : 'here'
}

/**
 * Hears a key: those of the field, Escape, which takes back all dialogs, and those that count as a press on their button: "?" on
 * that of the shortcuts, Ctrl/⌘+K and "/" on the search (single ones unless turned off).
 */
export function hearKey(event: KeyboardEvent) {
  const inField = event.target === field
  if (event.isComposing) return
  if (inField && event.key === 'Enter') enter(event)
  else if (inField && event.key === 'Tab') tabOn(event)
  else if (event.key === 'Escape' && (inField || isWaiting())) takeDialogsBack()
  else if (isSearchChord(event) || isSingleKey('search', event)) askBy(searchButton, event)
  else if (isSingleKey('shortcuts', event)) askBy(shortcutsButton, event)
}
