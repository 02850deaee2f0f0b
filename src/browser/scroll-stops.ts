import type { RefCallback } from 'react'

const scrolls = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight

/** One observer for all: a page may have a hundred listings. It looks when their sizes are known anyway. */
let observer: ResizeObserver | undefined
const startObserver = () =>
  new ResizeObserver((entries) => {
    // All are measured before any is changed, or the browser would compute styles anew for each.
    const measured = entries.map(({ target }) => ({ target, isStop: scrolls(target) }))
    for (const { target, isStop } of measured)
      if (isStop) target.setAttribute('tabindex', '0')
      else if (target !== document.activeElement) target.removeAttribute('tabindex')
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
  observer.observe(box)
  return () => {
    observer?.unobserve(box)
  }
}
