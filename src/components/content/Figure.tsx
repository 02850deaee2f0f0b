import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import type { LiveFigure } from '../figures/LiveFigure'
import { StillFigure } from '../figures/StillFigure'

interface FigureProps {
  name: string
  /** The picture of the first state, drawn by the build. */
  html: string
  /** What that picture shows, in words. */
  description: string
  interactive?: boolean
  /** Steps in a second while it plays, 0 to 125; the build refuses others. */
  frameRate?: number
  /** The caption. */
  children?: ReactNode
}

type Live = ComponentType<Parameters<typeof LiveFigure>[0]>

/**
 * A figure. The picture and its text alternative stand in the page; the code of an interactive one begins to load
 * when a reader comes near its button, and replaces the picture when it is pressed.
 */
export function Figure({ name, html, description, interactive, frameRate = 2, children }: FigureProps) {
  const [Live, setLive] = useState<Live>()
  const [label, setLabel] = useState('Try it')
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const load = () => import('../figures/LiveFigure')
  const warm = () => void load().catch(() => undefined) // a failure is told when the figure is wanted
  const start = () =>
    load().then(
      (loaded) => setLive(() => loaded.LiveFigure),
      () => setLabel('Loading has failed. Try again'),
    )
  const still = <StillFigure html={html} description={description} isDescribed={interactive} />
  return (
    <figure
      sx={{ mx: 0, p: 3, maxWidth: 'measure', border: '1px solid', borderColor: 'border', borderRadius: 3 }}
    >
      {Live ? <Live name={name} frameRate={frameRate} still={still} /> : still}
      {interactive && !Live && (
        <button
          type="button"
          disabled={!isReady}
          onPointerEnter={warm}
          onFocus={warm}
          onClick={() => void start()}
          sx={{
            mt: 2,
            px: 3,
            minHeight: 36,
            border: 0,
            borderRadius: 4,
            bg: 'accent',
            color: 'onAccent',
            fontWeight: 'bold',
            cursor: 'pointer',
            visibility: isReady ? 'visible' : 'hidden',
            '@media print': { display: 'none' },
          }}
        >
          {label}
        </button>
      )}
      <figcaption sx={{ mt: 3, fontSize: 1, color: 'muted' }}>{children}</figcaption>
    </figure>
  )
}
