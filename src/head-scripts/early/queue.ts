import { retryLink, type EarlyQueue } from '../../shared/early-queue'

/** What a reader has asked for before React could hear it. */
export const queue: EarlyQueue = []

/** Shows that a press on a button was heard. */
const showBusy = (button: HTMLElement) => button.setAttribute('aria-busy', 'true')

/** Shows that nothing is to be expected of a button. */
const showIdle = (button: HTMLElement) => button.removeAttribute('aria-busy')

/** Notes a press on a button, once, as the last one, and shows that it was heard. */
export function note(button: HTMLElement) {
  if (queue.includes(button)) takeBack(button)
  queue.push(button)
  showBusy(button)
}

/** Takes the press on a button back. */
export function takeBack(button: HTMLElement) {
  showIdle(button)
  queue.splice(queue.indexOf(button), 1)
}

/** Takes all presses back. */
export const takeAllBack = () => queue.splice(0).forEach(showIdle)

/** Has another button be the one that was pressed. */
export function replace(button: HTMLElement, other: HTMLElement) {
  showIdle(button)
  queue[queue.indexOf(button)] = other
  showBusy(other)
}

/** Notes what was written for the search. Enter was pressed after other words, if it was. */
export function noteWords(words: string) {
  queue.typed = words
  queue.entered = undefined
}

/** Moves the focus from what is hidden where scripts are gone to the way to load them again; with late scripts it comes back. */
export function focusRetry(origin: HTMLElement) {
  queue.origin = origin
  document.querySelector<HTMLElement>(retryLink)!.focus({ preventScroll: true })
}
