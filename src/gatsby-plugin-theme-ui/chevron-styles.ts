import type { ThemeUICSSObject } from 'theme-ui'
import { chevronClass } from '../components/ui/chevron-class'

/** Two edges of a square, turned: it points on along the line, down once what it stands for is open. */
const chevron: ThemeUICSSObject = {
  display: 'inline-block',
  flex: 'none',
  width: '6px',
  height: '6px',
  borderBlockStart: '1.5px solid',
  borderInlineEnd: '1.5px solid',
  // Drawn back by half of its depth, it stands in the middle of its place.
  transform: 'rotate(calc(var(--dir) * var(--turn, 45deg))) translate(calc(var(--dir) * -1px), 1px)',
  transition: 'quick',
}

/**
 * The one sign for what unfolds and what leads on. They stand in the head of all pages (GlobalStyles): the browser gets no code
 * for them. `--turn` is where it points: 45deg on, 135deg down, -135deg back.
 */
export const chevronStyles: ThemeUICSSObject = {
  [`.${chevronClass}`]: chevron,
  '[aria-expanded=true], [open] > summary': { '--turn': '135deg' },
  summary: {
    cursor: 'pointer',
    listStyle: 'none',
    // The lines of a long one begin below each other.
    paddingInlineStart: '18px',
    '&::-webkit-details-marker': { display: 'none' },
    '&::before': {
      ...chevron,
      content: '""',
      marginInlineStart: '-16px',
      marginInlineEnd: '10px',
      verticalAlign: '2px',
    },
  },
}
