import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Memory } from '../../hooks/use-kept-state'
import { longestWords, wordsOf, type AnyFigure } from '../../figures/figure'
import { Live } from '../../figures/kit/live'
import { wantsStillness } from '../../browser/reduced-motion'
import { LivePicture } from './LivePicture'
import { controlsStyle, FigureWords } from './StillFigure'
import { usePlayback } from './use-playback'

interface FigurePlayerProps {
  figure: AnyFigure
  name: string
  frameRate: number
}

/**
 * A figure that its reader moves: by steps, by playing, by its own controls, by touching its picture. It starts at its beginning,
 * or on the way back where its reader has left it, and does nothing by itself. Who has asked for less motion steps instead of playing.
 */
export function FigurePlayer({ figure, name, frameRate }: FigurePlayerProps) {
  const { initial, start = initial, step, Picture, Controls, hint } = figure
  const memory = useContext(Memory)
  /** Of the page that it came with: the address changes before the next page is there. */
  const [key] = useState(() => `frame of ${name} at ${window.location.pathname}`)
  const [state, setState] = useState<unknown>(() => (memory.has(key) ? memory.get(key) : start))
  useEffect(() => void memory.set(key, state), [memory, key, state])
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The button that was pressed is gone; a reader who has gone elsewhere since stays there.
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.contains(frame.current)) frame.current?.focus()
  }, [])
  const next = step?.(state) ?? null
  const { isPlaying, setPlaying } = usePlayback(frameRate, next !== null, () =>
    setState((current: unknown) => step?.(current) ?? current),
  )
  const canPlay = frameRate > 0 && !wantsStillness()
  const play = () => {
    if (next === null) setState(start)
    setPlaying(!isPlaying)
  }
  const words = wordsOf(figure, state)
  // What is pressed and dragged may lead to words that are longer still: the room for them stays.
  const [longest, setLongest] = useState(() => longestWords(figure))
  if (words.length > longest.length) setLongest(words)
  return (
    <div
      ref={frame}
      tabIndex={-1}
      role="group"
      aria-label={WORDS.figures.interactive}
      sx={{ '&:focus': { outline: 'none' } }}
    >
      <LivePicture>
        <Live value={setState}>
          <Picture state={state} />
        </Live>
      </LivePicture>
      <div className="controls" sx={{ ...controlsStyle, mt: 3 }}>
        {step && (
          <>
            {/* A disabled button would lose the focus at the last frame. */}
            <button
              type="button"
              className="primary"
              aria-disabled={next === null}
              onClick={() => next !== null && setState(next)}
            >
              {WORDS.figures.step}
            </button>
            {canPlay && (
              <button type="button" onClick={play}>
                {isPlaying ? WORDS.figures.pause : WORDS.figures.play}
              </button>
            )}
          </>
        )}
        <button type="button" onClick={() => setState(start)}>
          {WORDS.figures.startOver}
        </button>
        {Controls && <Controls state={state} onChange={setState} />}
      </div>
      <FigureWords hint={hint} room={longest}>
        <p aria-live={isPlaying ? 'off' : 'polite'}>{words}</p>
      </FigureWords>
    </div>
  )
}
