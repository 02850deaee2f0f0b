import { useContext, useLayoutEffect, useRef } from 'react'
import { bringIntoView } from '../../browser/bring-into-view'
import { Memory } from '../../hooks/use-kept-state'

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
    // Once categories are open as a reader has left them: they push it down.
    queueMicrotask(() => {
      const current = frame.current?.querySelector<HTMLElement>('[aria-current=page]')
      if (frame.current && current && !isReaders.current) bringIntoView(frame.current, current)
      isReaders.current = false
    })
  }, [name, path])
  return frame
}
