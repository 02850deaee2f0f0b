import { useRef, type KeyboardEvent } from 'react'

const steps: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Lets arrows go through what is offered where there are no results: from the field down to it, and from its first back up.
 * @param focusField gives the focus back to the field
 * @returns `offers`, for what holds them, and `walk`, what a key does in the field and there
 */
export function useArrowWalk(focusField: () => void) {
  const offers = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    const step = steps[event.key]
    if (!step || event.shiftKey) return
    const stops = [...offers.current!.querySelectorAll<HTMLElement>('a, button')]
    const next = stops.indexOf(document.activeElement as HTMLElement) + step
    if (next < -1 || next >= stops.length) return
    event.preventDefault()
    if (next < 0) focusField()
    else stops[next]!.focus()
  }
  return { offers, walk }
}
