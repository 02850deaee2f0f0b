import { useCallback, type ReactNode } from 'react'
import { LazyPart } from '../ui/LazyPart'
import { FigurePlayer } from './FigurePlayer'
import { loadFigure } from './load-figure'

interface LiveFigureProps {
  name: string
  frameRate: number
  /** What stands there until the figure is loaded. */
  still: ReactNode
}

/** A figure by its name: its code is loaded, then it plays. */
export function LiveFigure({ name, frameRate, still }: LiveFigureProps) {
  const load = useCallback(() => loadFigure(name), [name])
  return (
    <LazyPart what="the figure" load={load} fallback={still}>
      {(figure) => <FigurePlayer figure={figure} frameRate={frameRate} />}
    </LazyPart>
  )
}
