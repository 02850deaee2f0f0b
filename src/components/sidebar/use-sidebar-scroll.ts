import { useContext, useLayoutEffect, useRef } from 'react'
import { bringIntoView } from '../../browser/bring-into-view'
import { Memory } from '../../hooks/use-kept-state'

/** Headings that stay in sight cut no entry in two: the one that lies half below them goes below them as a whole. */
function clearHeadings(frame: HTMLElement) {
  const headings = [...frame.querySelectorAll('[data-active]')]
  const edge = Math.max(...headings.map((heading) => heading.getBoundingClientRect().bottom))
  const [cut] = [...frame.querySelectorAll('a')]
    .filter((link) => !link.closest('[data-active]'))
    .map((link) => link.getBoundingClientRect())
    .filter(({ top, bottom }) => top < edge && bottom > edge)
  if (cut) frame.scrollTop += cut.bottom - edge
}

/**
 * Keeps the place of a sidebar that scrolls by itself: it is found again after a change of section, and the link of
 * the current page is always in view, except where a reader has scrolled before the scripts start.
 * @param name of the sidebar
 * @param path of the page
 * @returns the ref of the element that scrolls
 */
export function useSidebarScroll(name: string, path: string) {
  const frame = useRef<HTMLDivElement>(null)
  const isReaders = useRef(false)
  const memory = useContext(Memory)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const key = `scroll of ${name}`
    const kept = memory.get(key) as number | undefined
    if (kept !== undefined) element.scrollTop = kept
    // Before the scripts start only a reader scrolls.
    isReaders.current = kept === undefined && element.scrollTop > 0
    const onScroll = () => memory.set(key, element.scrollTop)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [memory, name])
  useLayoutEffect(() => {
    const current = frame.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (frame.current && current && !isReaders.current && bringIntoView(frame.current, current))
      clearHeadings(frame.current)
    isReaders.current = false
  }, [name, path])
  return frame
}
