import { retryLink } from '../../shared/early-queue'
import { field, leaveField, makeField, type FieldWords } from './field'
import { listenForFailures, wait } from './gone'
import { listenForBack, loadAgain } from './history'
import { hearKey } from './keys'
import { isEarly } from './page-state'
import { ask } from './presses'
import { noteWords, queue } from './queue'

/**
 * Listens until the page is hydrated. A button that is pressed is noted, once, and shows that it was heard; src/browser/early.ts
 * does it then. A press on the search opens a field in its place (field.ts).
 *
 * If scripts are gone, the page is told, so that it becomes what readers without JavaScript have: a file that could not be
 * loaded, data for which Gatsby gives up, or nothing that came in the time that somebody waits (gone.ts). The link that loads the
 * page again, or Enter in the field, loads it at the place where the reader is, and takes the words along (history.ts).
 */
export function listenEarly(words: FieldWords) {
  window.___early = queue
  queue.leave = leaveField
  noteWords('')
  makeField(words)
  field.oninput = hearWords
  field.addEventListener('compositionstart', () => (queue.isComposing = true))
  field.addEventListener('compositionend', () => {
    queue.isComposing = false
    hearWords()
  })
  window.addEventListener('click', hearClick, true)
  window.addEventListener('keydown', hearKey, true)
  listenForBack()
  listenForFailures()
}

function hearWords() {
  noteWords(field.value)
  wait()
}

function hearClick(event: MouseEvent) {
  const target = event.target as Element
  ask(target.closest('button'), event)
  if (target.closest(retryLink)) loadAgain(event)
  if (isEarly() && target.closest('a')) closeContents(target)
}

/** The table of contents on a phone opens over the section that its link leads to. */
const closeContents = (link: Element) => link.closest('.contents-bar details')?.removeAttribute('open')
