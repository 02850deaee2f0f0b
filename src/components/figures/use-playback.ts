import { useEffect, useState } from 'react'
import { makeFrameGate } from '../../shared/frame-rate'
import { useLatest } from '../../hooks/use-latest'

/**
 * Plays a figure: calls `advance` at most so often in a second.
 * @param frameRate 0 to 125
 * @param hasMore whether there is anything left to play
 * @throws RangeError for another frame rate
 */
export function usePlayback(frameRate: number, hasMore: boolean, advance: () => void) {
  const [isPlaying, setPlaying] = useState(false)
  const onFrame = useLatest(advance)
  const runs = isPlaying && hasMore
  useEffect(() => {
    const isDue = makeFrameGate(frameRate)
    if (!runs) return
    let request = requestAnimationFrame(function frame(now) {
      if (isDue(now)) onFrame.current()
      request = requestAnimationFrame(frame)
    })
    return () => cancelAnimationFrame(request)
  }, [runs, frameRate, onFrame])
  useEffect(() => {
    if (!hasMore) setPlaying(false)
  }, [hasMore])
  return { isPlaying: runs, setPlaying }
}
