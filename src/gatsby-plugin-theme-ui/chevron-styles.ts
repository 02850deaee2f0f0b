import type { ThemeUICSSObject } from 'theme-ui'
import { chevronClass } from '../shared/chevron-class'

/**
 * The one sign for what unfolds and what leads on: two edges of a square, turned. They stand in the head of all pages
 * (GlobalStyles): the browser gets no code for them. `--turn` is where it points: 45deg on, 135deg down, -135deg back.
 */
export const chevronStyles: ThemeUICSSObject = {
  [`.${chevronClass}, summary::before`]: {
    display: 'inline-block',
    flex: 'none',
    width: '0.375rem',
    height: '0.375rem',
    border: '0 solid',
    borderBlockStartWidth: '1.5px',
    borderInlineEndWidth: '1.5px',
    // Turned around the middle of what is drawn, which stands in the middle of the square.
    transformOrigin: 'calc(50% + var(--dir) * 25%) 25%',
    translate: 'calc(var(--dir) * -0.09375rem) 0.09375rem',
    transform: 'rotate(calc(var(--dir) * var(--turn, 45deg)))',
    transition: 'quick',
  },
  '[aria-expanded=true], [open] > summary': { '--turn': '135deg' },
  // The lines of a long one begin below each other.
  summary: { minHeight: 24, cursor: 'pointer', listStyle: 'none', paddingInlineStart: '1.125rem' },
  '@media (hover: hover)': { 'summary:hover': { color: 'accent' } },
  'summary::before': { content: '""', marginInline: '-1rem 0.625rem', verticalAlign: '2px' },
  'summary::-webkit-details-marker': { display: 'none' },
}
