import { entryKey } from './history-entry'
import { isShown } from './scroll-position'

/** Which folded parts of the page stood open at each entry of the history, by the entry's key. */
const opened = new Map<string | undefined, boolean[]>()

/** What authors fold; neither parts of a form that comes later, nor the page's contents, which fold by themselves. */
const foldedParts = () => [
  ...document.querySelectorAll<HTMLDetailsElement>('article details:not(form details, :has(> nav))'),
]

/** Notes how the page stands at an entry. */
export function noteUnfolded(key: string | undefined) {
  opened.set(
    key,
    foldedParts().map(({ open }) => open),
  )
}

/** Notes what a reader unfolds, for the way back. */
export function keepUnfolded() {
  const note = () => isShown(entryKey()) && noteUnfolded(entryKey())
  document.addEventListener('toggle', note, true) // it does not bubble
}

/** Unfolds what a reader has left open at an entry whose page is there again; nothing at one that is new. */
export function unfoldAsLeft(key: string | undefined) {
  const kept = opened.get(key)
  if (kept) foldedParts().forEach((part, index) => (part.open = kept[index] ?? part.open))
}
