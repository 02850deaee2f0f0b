import { useContext, type ReactNode } from 'react'
import { Live } from './live'
import { width } from './tokens'

/**
 * The ground of a picture: 360 units wide, as high as it has to be. Its text alternative stands on what frames it; a
 * picture that is alive has parts that can be pressed and dragged, and the rest of it stays unread.
 */
export function Drawing({ height, children }: { height: number; children: ReactNode }) {
  const hidden = useContext(Live) ? {} : { 'aria-hidden': true, focusable: 'false' as const }
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width="100%" {...hidden}>
      {children}
    </svg>
  )
}
