import { singleKeys } from '../../shared/keys'
import { leaveField, openField } from './field'
import { stopWaiting, wait } from './gone'
import { takeSearchOutOfAddress } from './history'
import { isWaiting } from './page-state'
import { note, noteWords, queue, takeBack } from './queue'

/** Buttons that open the search, by their keys; the first one is the bar's. */
export const searchButton = `[aria-keyshortcuts^="${singleKeys.search}"]`

const opensDialog = (button: HTMLElement) => button.hasAttribute('aria-haspopup')

/**
 * Takes all dialogs back, but for that of a button. With the search goes what was written for it, also where the address asks
 * for one.
 */
export function takeDialogsBack(except?: HTMLElement) {
  queue.filter((button) => button !== except && opensDialog(button)).forEach(takeBack)
  if (!except?.matches(searchButton)) {
    noteWords('')
    leaveField()
    takeSearchOutOfAddress()
  }
  if (!queue.length) stopWaiting()
}

/**
 * Notes that a button is asked for, by a press on it or on its key; of two dialogs the last one counts. Nobody else hears of
 * it, for the page would be hydrated then and there, and act twice.
 */
export function ask(button: HTMLElement | null, event: Event) {
  if (!button || !isWaiting()) return
  event.preventDefault()
  event.stopPropagation()
  if (opensDialog(button)) takeDialogsBack(button)
  note(button)
  if (button.matches(searchButton)) openField(button)
  wait()
}
