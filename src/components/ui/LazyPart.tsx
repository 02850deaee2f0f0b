import { useRef, type ReactNode } from 'react'
import { Loading } from './Loading'
import { Retry } from './Retry'
import { useLazy, type Lazy } from './use-lazy'

interface LazyStatusProps {
  /** What the part is, to be read in a sentence: "the figure". */
  what: string
  part: Lazy<unknown>
  /** The looks of the place, from `sx`. */
  className?: string
}

/** Says that a part is loading once that is worth saying, and offers to try again when it fails or takes too long. */
export function LazyStatus({ what, part, className }: LazyStatusProps) {
  const frame = useRef<HTMLDivElement>(null)
  const retry = () => {
    frame.current!.focus() // the button goes away
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
      {part.status === 'timed out' && <Retry onRetry={retry}>{WORDS.loading.slow.join(what)}</Retry>}
      {part.status === 'error' && (
        <Retry onRetry={retry} advice={WORDS.loading.advice}>
          {WORDS.loading.failed.join(what)}
        </Retry>
      )}
    </div>
  )
}

interface LazyPartProps<T> {
  /** What the part is, to be read in a sentence: "the figure". */
  what: string
  /** Begins to load; the same function at every render. */
  load: () => Promise<T>
  /** What stands in the part's place until it is there: a text alternative. */
  fallback?: ReactNode
  /** Draws what has been loaded. */
  children: (value: T) => ReactNode
}

/** A part of a page that is loaded in the browser once it is rendered; until then it says how that goes. */
export function LazyPart<T>({ what, load, fallback, children }: LazyPartProps<T>) {
  const part = useLazy(load)
  if (part.status === 'loaded') return children(part.value)
  return (
    <>
      {fallback}
      <LazyStatus what={what} part={part} />
    </>
  )
}
