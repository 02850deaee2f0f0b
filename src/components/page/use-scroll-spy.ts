import { useState } from 'react'
import { useScroll } from '../../hooks/use-scroll'

interface View {
  /** Where readable text begins: below the navbar, in px from the window's top. */
  top: number
  height: number
  /** Whether the page is scrolled to its end. */
  atEnd: boolean
}

/**
 * Which heading a reader is at: the first one that is visible in the upper half of the window, else the last one
 * above it; at the end of the page the last of all; above the first heading, none.
 * @param tops of the headings, in the order of the page, in px from the window's top
 * @returns the heading's index, or -1
 */
export function headingInView(tops: readonly number[], { top, height, atEnd }: View): number {
  if (atEnd) return tops.length - 1
  const firstBelow = tops.findIndex((position) => position >= top)
  if (firstBelow === -1) return tops.length - 1
  return tops[firstBelow]! < height / 2 ? firstBelow : firstBelow - 1
}

const root = () => document.documentElement

/** Whether a heading stays in sight beside the text: it says nothing of where a reader is. */
function staysInSight(heading: HTMLElement) {
  const samples = heading.closest('.api-samples')
  return samples !== null && getComputedStyle(samples).position === 'sticky'
}

/**
 * Follows which of the page's headings a reader is at.
 * @returns its id; null above the first one
 */
export function useScrollSpy(headings: readonly { id: string }[], active = true): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useScroll(({ position }) => {
    const elements = headings
      .flatMap(({ id }) => document.getElementById(id) ?? [])
      .filter((heading) => !staysInSight(heading))
    const index = headingInView(
      elements.map((heading) => Math.ceil(heading.getBoundingClientRect().top)),
      {
        top: parseFloat(getComputedStyle(root()).scrollPaddingTop) || 0,
        height: window.innerHeight,
        // A page that is all in view has no end to come to.
        atEnd: position > 0 && position + window.innerHeight >= root().scrollHeight - 1,
      },
    )
    setCurrent(elements[index]?.id ?? null)
  }, active)
  return current
}
