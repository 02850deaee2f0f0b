import type { RefCallback } from 'react'

const scrolls = ({ target }: ResizeObserverEntry) =>
  target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight

/** One observer for all: a page may have a hundred listings. It hears of their sizes once they are known. */
let observer: ResizeObserver | undefined
const startObserver = () =>
  new ResizeObserver((entries) => {
    // A stop has room beside what fades at its end: without it, it may have room for all. What has the focus keeps it.
    for (const { target } of entries)
      if (target !== document.activeElement) target.removeAttribute('tabindex')
    // All are measured before any is changed, or the browser would compute styles anew for each.
    for (const { target } of entries.filter(scrolls)) target.setAttribute('tabindex', '0')
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
