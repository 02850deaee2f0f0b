import { entryKey } from '../browser/history-entry'
import { layOutAll, layOutRest } from '../browser/lay-out-rest'
import { fromTopAttribute } from '../shared/later-blocks'

/** Whether the page is opened at its top: neither at a heading or at words, nor anew where a reader has left it. */
function isAtTop() {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return !entryKey() && !location.hash && opening?.type === 'navigate' && !opening.name.includes(':~:')
}

const onClick = ({ target }: MouseEvent) => {
  if (target instanceof Element && target.closest('a[href*="#"]')) layOutAll()
}

/**
 * Of a page that begins at its top, only what is seen is laid out before it is painted, and the rest once it is. Before a
 * reader goes to a place of the page by a link or a key, all of it is. One that begins at another place would not find it.
 */
export function beginAtTop() {
  window.___layOutRest = layOutRest
  window.addEventListener('keydown', layOutAll, true)
  window.addEventListener('click', onClick, true)
  if (!isAtTop()) return
  document.documentElement.setAttribute(fromTopAttribute, '')
  document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(layOutRest))
}
