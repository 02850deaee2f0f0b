import type { ReactNode } from 'react'
import { width } from './tokens'

/** The ground of a picture: 360 units wide, as high as it has to be. Its text alternative stands on what frames it. */
export function Drawing({ height, children }: { height: number; children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width="100%" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}
