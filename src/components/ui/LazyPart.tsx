import { useRef, type ReactNode } from 'react'
import { useLazy } from './use-lazy'
import { Loading } from './Loading'
import { Retry } from './Retry'

interface LazyPartProps<T> {
  /** What the part is, to be read in a sentence: "the figure". */
  what: string
  /** Begins to load; the same function at every render. */
  load: () => Promise<T>
  /** Whether it is wanted by now. */
  wanted?: boolean
  /** What stands in the part's place until it is there, on the server, too: a text alternative. */
  fallback?: ReactNode
  /** Draws what has been loaded. */
  children: (value: T) => ReactNode
}

/**
 * A part of a page that is loaded in the browser when it is wanted. Says that it is loading once that is worth
 * saying, and offers to try again when it fails or takes too long.
 */
export function LazyPart<T>({ what, load, wanted, fallback, children }: LazyPartProps<T>) {
  const part = useLazy(load, { wanted })
  const frame = useRef<HTMLDivElement>(null)
  if (part.status === 'loaded') return children(part.value)
  const retry = () => {
    frame.current?.focus() // the button goes away
    part.retry()
  }
  return (
    <>
      {fallback}
      <div ref={frame} role="status" tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        {part.status === 'past delay' && <Loading what={what} />}
        {part.status === 'timed out' && (
          <Retry onRetry={retry}>Loading {what} takes longer than usual.</Retry>
        )}
        {part.status === 'error' && (
          <Retry onRetry={retry} reason={part.error}>
            Loading {what} has failed.
          </Retry>
        )}
      </div>
    </>
  )
}
