import { act } from '@testing-library/react'

/** Heights of window and page, in px, which jsdom does not lay out. */
export function layOut({ window: inner = 800, page = 4000 } = {}) {
  window.innerHeight = inner
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(page)
}

/** Scrolls the page to a position, in px, and lets a frame pass. */
export async function scrollTo(position: number) {
  window.scrollY = position
  window.dispatchEvent(new Event('scroll'))
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
}
