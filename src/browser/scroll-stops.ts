import type { RefCallback } from 'react'

const scrolls = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight

/** One observer for all: a page may have a hundred listings. It looks when their sizes are known anyway. */
let observer: ResizeObserver | undefined
const startObserver = () =>
  new ResizeObserver((entries) => {
    const boxes = entries.map(({ target }) => target)
    // A stop has room beside what fades at its end: without it, it may have room for all. What has the focus keeps it.
    for (const box of boxes) if (box !== document.activeElement) box.removeAttribute('tabindex')
    // All are measured before any is changed, or the browser would compute styles anew for each.
    for (const box of boxes.filter(scrolls)) box.setAttribute('tabindex', '0')
  })

/**
 * Makes a box a stop of the Tab key while it scrolls, so that the arrow keys reach what it hides, and no stop while it
 * doesn't. Most browsers do that by themselves, without scripts too; Safari does not.
 * @param box React hands it over as a ref
 * @returns forgets the box
 */
export const stopWhileScrolling: RefCallback<Element> = (box) => {
  if (!box) return
  observer ??= startObserver()
  // Not its content, for which a stop has less room.
  observer.observe(box, { box: 'border-box' })
  return () => {
    observer?.unobserve(box)
  }
}
