/** Scrolls a frame, and nothing around it, so that an element of it is in view, in the middle if it was not. */
export function bringIntoView(frame: HTMLElement, element: HTMLElement) {
  const { top, bottom } = frame.getBoundingClientRect()
  const place = element.getBoundingClientRect()
  if (place.top >= top && place.bottom <= bottom) return
  frame.scrollTop += (place.top + place.bottom) / 2 - (top + bottom) / 2
}
