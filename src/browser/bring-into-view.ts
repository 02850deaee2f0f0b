/**
 * Scrolls a frame, and nothing around it, so that an element of it is in view, in the middle if it was not. What the frame
 * keeps free when it scrolls (`scroll-padding`) is no view: something may lie there.
 */
export function bringIntoView(frame: HTMLElement, element: HTMLElement) {
  const { top, bottom } = frame.getBoundingClientRect()
  const place = element.getBoundingClientRect()
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(frame)
  const above = parseFloat(scrollPaddingTop) || 0
  const below = parseFloat(scrollPaddingBottom) || 0
  if (place.top >= top + above && place.bottom <= bottom - below) return
  frame.scrollTop += (place.top + place.bottom) / 2 - (top + bottom) / 2
}
