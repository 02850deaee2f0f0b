import { entryKey } from '../browser/history-entry'
import { layOutRest } from '../browser/lay-out-rest'
import { fromTopAttribute } from '../shared/later-blocks'

/**
 * Of a page that begins at its top, only what is seen is laid out before it is painted, and the rest as soon as it is there. One that
 * begins at a heading or is returned to would be at another place.
 */
export function beginAtTop() {
  window.___layOutRest = layOutRest
  if (entryKey() || location.hash) return
  document.documentElement.setAttribute(fromTopAttribute, '')
  window.addEventListener('load', layOutRest, { once: true })
}
