import { field, leaveField, openerInFocus } from './field'
import { isEarly, isWaiting, setGone } from './page-state'
import { focusRetry, queue, takeAllBack } from './queue'

/** How long a reader waits for what was pressed, in milliseconds, before the page helps without its scripts. */
const patience = 15_000

let timer: number | undefined

/** Nothing is waited for any more. */
export const stopWaiting = () => clearTimeout(timer)

/** Begins the time that somebody waits, at the last press or letter. */
export function wait() {
  stopWaiting()
  timer = window.setTimeout(giveUp, patience)
}

/** What was pressed so long ago is forgotten, unless its words are being written; what was written is there when the search opens. */
function giveUp() {
  if (!isEarly()) return
  const stays = openerInFocus()
  takeAllBack()
  queue.entered = undefined
  if (stays) queue.push(stays)
  tellGone()
}

/** Tells the page, and has the focus go on where its buttons are gone. */
function tellGone() {
  if (!isWaiting()) return
  setGone()
  const focused = document.activeElement
  if (focused !== field) leaveField()
  if (focused instanceof HTMLButtonElement) focusRetry(focused)
}

/** Hears of a file that could not be loaded, and of data for which Gatsby gives up. */
export function listenForFailures() {
  const onError = ({ target }: Event) => target instanceof HTMLScriptElement && tellGone()
  window.addEventListener('error', onError, true)
  window.addEventListener('unhandledrejection', tellGone)
}
