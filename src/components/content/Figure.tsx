import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { savesData } from '../../browser/saves-data'
import { figureFrame, StillFigure } from '../figures/StillFigure'
import { LazyPart } from '../ui/LazyPart'

interface FigureProps {
  name: string
  /** The picture of the first state, drawn by the build. */
  html: string
  /** What that picture shows, in words. */
  description: string
  /** The buttons and inputs that an interactive figure gets, as HTML: what keeps their place until it is alive. */
  controls?: string
  /** What can be touched when it is alive. */
  hint?: string
  /** The most that it says when it is alive: room for that is kept. */
  room?: string
  /** Steps in a second while it plays, 0 to 125; the build refuses others. */
  frameRate?: number
  /** The caption. */
  children?: ReactNode
}

/**
 * A figure. The picture and its text alternative stand in the page; the code of an interactive one begins to load
 * when a reader comes near its button, and takes the picture's place when it is pressed.
 */
export function Figure({
  name,
  html,
  description,
  controls,
  hint,
  room,
  frameRate = 2,
  children,
}: FigureProps) {
  const frame = useRef<HTMLElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  useLayoutEffect(() => {
    if (isWanted) frame.current?.focus() // the button that was pressed is gone
  }, [isWanted])
  const load = useCallback(async () => {
    const { FigurePlayer, loadFigure } = await import('../figures/live-figure')
    return { FigurePlayer, figure: await loadFigure(name) }
  }, [name])
  const warm = () => {
    if (!savesData()) load().catch(() => undefined) // a failure is told when the figure is wanted
  }
  const still = (
    <StillFigure html={html} description={description} controls={controls} hint={hint} room={room}>
      {!isWanted && (
        <button
          type="button"
          disabled={!isReady}
          onPointerEnter={warm}
          onFocus={warm}
          onClick={() => setWanted(true)}
          style={{ visibility: isReady ? 'visible' : 'hidden' }}
          sx={{ variant: 'buttons.primary' }}
        >
          {WORDS.figures.tryIt}
        </button>
      )}
    </StillFigure>
  )
  return (
    <figure ref={frame} tabIndex={isWanted ? -1 : undefined} sx={figureFrame}>
      {isWanted ? (
        <LazyPart what={WORDS.loading.figure} load={load} fallback={still}>
          {({ FigurePlayer, figure }) => <FigurePlayer figure={figure} name={name} frameRate={frameRate} />}
        </LazyPart>
      ) : (
        still
      )}
      <figcaption sx={{ mt: 3, fontSize: 1, color: 'muted' }}>{children}</figcaption>
    </figure>
  )
}
