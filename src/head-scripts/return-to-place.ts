import { entryKey } from '../browser/history-entry'
import { readSession } from '../browser/session'
import { partsKey, positionsKey } from '../shared/storage'
import { stateOfParts } from './page-parts'

/** What a reader does who moves the page. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/**
 * Returns readers to how they have left an entry of the history: what they have unfolded and wrapped, the place that a form has
 * had, and then the position. That is as soon as the document is there, and when its fonts have settled how high it is, unless
 * they have moved the page or gone to another entry by then. Where the address names a heading it is once more when the page is shown:
 * Safari goes to that by itself.
 *
 * Chromium's own way back lands hundreds of pixels off on phones (seen in 156); it stays where the browser keeps nothing for us.
 */
export function returnToPlace() {
  const key = entryKey()
  window.___parts = stateOfParts
  if (!key) return
  const kept = <T>(kind: string) => readSession<T>(kind)[key]
  const position = kept<number>(positionsKey)
  let isOurs = position !== undefined

  function scrollBack() {
    if (isOurs && entryKey() === key) window.scrollTo({ top: position, behavior: 'instant' })
  }

  if (isOurs) {
    history.scrollRestoration = 'manual'
    for (const move of moves)
      window.addEventListener(move, () => (isOurs = false), { once: true, passive: true })
  }
  const onContent = () => {
    stateOfParts(kept(partsKey))
    scrollBack()
    void document.fonts?.ready.then(scrollBack)
  }
  window.addEventListener('DOMContentLoaded', onContent, { once: true })
  const onShow = () => requestAnimationFrame(() => requestAnimationFrame(scrollBack))
  if (location.hash) window.addEventListener('pageshow', onShow, { once: true })
}
