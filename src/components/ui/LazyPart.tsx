import type { ReactNode } from 'react'
import { LazyStatus } from './LazyStatus'
import { useLazy } from './use-lazy'

interface LazyPartProps<T> {
  /** What the part is, to be read in a sentence: "the figure". */
  what: string
  /** Begins to load; the same function at every render. */
  load: () => Promise<T>
  /** What stands in the part's place until it is there: a text alternative. */
  fallback?: ReactNode
  /** Whether the focus waits with it, having been on a button that is gone. */
  takesFocus?: boolean
  /** Draws what has been loaded. */
  children: (value: T) => ReactNode
}

/** A part of a page that is loaded in the browser once it is rendered; until then it says how that goes. */
export function LazyPart<T>({ what, load, fallback, takesFocus, children }: LazyPartProps<T>) {
  const part = useLazy(load)
  if (part.status === 'loaded') return children(part.value)
  return (
    <>
      {fallback}
      <LazyStatus what={what} part={part} takesFocus={takesFocus} />
    </>
  )
}
