import { useEffect, useRef } from 'react'
import { Loading } from './Loading'
import { Retry } from './Retry'
import type { Lazy } from './use-lazy'

interface LazyStatusProps {
  /** What the part is, to be read in a sentence: "the figure". */
  what: string
  part: Lazy<unknown>
  /** Whether the focus goes here at the beginning, from a button that is gone once it is pressed. */
  takesFocus?: boolean
  /** The looks of the place, from `sx`. */
  className?: string
}

/** Says that a part is loading once that is worth saying, and offers to try again when it fails or takes too long. */
export function LazyStatus({ what, part, takesFocus = false, className }: LazyStatusProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) frame.current?.focus()
  }, [takesFocus])
  const retry = () => {
    frame.current?.focus() // the button goes away
    part.retry()
  }
  return (
    <div
      ref={frame}
      role="status"
      tabIndex={-1}
      className={className}
      sx={{ '&:focus': { outline: 'none' } }}
    >
      {part.status === 'past delay' && <Loading what={what} />}
      {part.status === 'timed out' && <Retry onRetry={retry}>Loading {what} takes longer than usual.</Retry>}
      {part.status === 'error' && (
        <Retry onRetry={retry} reason={part.error}>
          Loading {what} has failed.
        </Retry>
      )}
    </div>
  )
}
