/**
 * Scrolls a frame, and nothing around it, so that an element of it is in view, in the middle if it was not. What the frame
 * keeps free when it scrolls (`scroll-padding`) is no view: something may lie there.
 */
export function bringIntoView(frame: HTMLElement, element: HTMLElement) {
  const { top, bottom } = frame.getBoundingClientRect()
  const place = element.getBoundingClientRect()
  const free = parseFloat(getComputedStyle(frame).scrollPaddingTop) || 0
  if (place.top >= top + free && place.bottom <= bottom) return
  frame.scrollTop += (place.top + place.bottom) / 2 - (top + bottom) / 2
}
