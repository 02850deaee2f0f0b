/**
 * Scrolls a frame, and nothing around it, until an element of it is in view: to the middle where it was not. The frame's
 * `scroll-padding` counts as out of view, since something may cover it, and so does what is below the window.
 */
export function bringIntoView(frame: HTMLElement, element: HTMLElement) {
  const { top, bottom: end } = frame.getBoundingClientRect()
  const bottom = Math.min(end, innerHeight)
  const place = element.getBoundingClientRect()
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(frame)
  const above = parseFloat(scrollPaddingTop) || 0
  const below = parseFloat(scrollPaddingBottom) || 0
  if (place.top >= top + above && place.bottom <= bottom - below) return
  frame.scrollTop += (place.top + place.bottom) / 2 - (top + bottom) / 2
}
