/**
 * Scrolls a frame, and nothing around it, until an element of it is in view: to the middle where it was not. The frame's
 * `scroll-padding` counts as out of view, since something may cover it.
 */
export function bringIntoView(frame: HTMLElement, element: HTMLElement) {
  const { top, bottom } = frame.getBoundingClientRect()
  const place = element.getBoundingClientRect()
  const free = parseFloat(getComputedStyle(frame).scrollPaddingTop) || 0
  if (place.top >= top + free && place.bottom <= bottom) return
  frame.scrollTop += (place.top + place.bottom) / 2 - (top + bottom) / 2
}
