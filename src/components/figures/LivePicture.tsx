import type { ReactNode } from 'react'
import { pictureStyle } from './StillFigure'

/** What can be pressed or dragged has a stronger edge. */
const livePictureStyle = {
  ...pictureStyle,
  '[role=button], [role=slider]': { cursor: 'pointer', userSelect: 'none' as const },
  // Browsers apply touch-action to elements with a box alone; without it, a drag would scroll the page.
  '[role=slider]': { touchAction: 'none', display: 'block' },
  '[role=button] :is(rect, circle)': { strokeWidth: 2 },
  '[role=button][aria-disabled]': { cursor: 'default' },
  '[role]:hover :is(rect, circle, line)': { strokeWidth: 3 },
  // Browsers draw their own ring around a pressed part of an SVG.
  '[role]:focus:not(:focus-visible)': { outline: 'none' },
  '[role]:focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
}

/** A picture that changes. */
export const LivePicture = ({ children }: { children: ReactNode }) => (
  <div sx={livePictureStyle}>{children}</div>
)
