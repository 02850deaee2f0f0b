import { useContext, useLayoutEffect, useRef } from 'react'
import { bringIntoView } from '../../browser/bring-into-view'
import { Memory } from '../../hooks/use-kept-state'

/**
 * Keeps the place of a sidebar that scrolls by itself: it is found again after a change of section, and the link of
 * the current page is always in view.
 * @param name of the sidebar
 * @param path of the page
 * @returns the ref of the element that scrolls
 */
export function useSidebarScroll(name: string, path: string) {
  const frame = useRef<HTMLDivElement>(null)
  const memory = useContext(Memory)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const key = `scroll of ${name}`
    element.scrollTop = (memory.get(key) as number | undefined) ?? 0
    const onScroll = () => memory.set(key, element.scrollTop)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [memory, name])
  useLayoutEffect(() => {
    const current = frame.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (frame.current && current) bringIntoView(frame.current, current)
  }, [name, path])
  return frame
}
