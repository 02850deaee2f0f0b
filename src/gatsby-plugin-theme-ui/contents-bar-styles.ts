import type { ThemeUICSSObject } from 'theme-ui'
import { column } from './measure'
import { colorRoles } from './roles'
import { phoneScreen } from './screens'

/** How high the line is: as high as a finger needs it. */
const height = '2.75rem'

/** What a phone or a tablet has beside the text: the page's own edge, which does not grow with letters, at least. */
const edge = `max(16px, (100vw - ${column}) / 2)`

/**
 * The table of contents above the text. On a phone its line stays below the bar while the page scrolls, says which heading a
 * reader is at, and opens over the text, so that nothing moves. Where no script would close it again it stays in its place.
 */
export const contentsBarStyles: ThemeUICSSObject = {
  '.contents-bar': { mb: 3, fontSize: '0.875rem', '@media print': { display: 'none' } },
  '.contents-bar nav': { mt: 1, px: 3, py: 2, borderRadius: 3, bg: 'surface' },
  [`@media screen and (scripting: enabled) and ${phoneScreen}`]: {
    ':root:has(.contents-bar)': { '--contents-height': height },
    '.contents-bar': {
      position: 'sticky',
      top: 'var(--navbar-height)',
      zIndex: 5,
      // From edge to edge, as the bar.
      marginInline: `calc(-1 * ${edge})`,
      mt: -2,
    },
    // What it opens over the page lies over the bar, too.
    '.contents-bar:has(> [open])': { zIndex: 'menu' },
    'header[data-hidden]:not(:focus-within) ~ div .contents-bar': { top: 0 },
    '.contents-bar summary': {
      width: 'auto',
      py: 0,
      paddingInlineStart: `calc(${edge} + 1.125rem)`,
      paddingInlineEnd: edge,
      lineHeight: `calc(${height} - 1px)`,
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      bg: 'background',
      borderBottom: '1px solid',
      borderColor: 'border',
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '[data-here]::after': { content: '" · " attr(data-here)', color: 'heading' },
    // A press beside it closes it, since what lies over the page is a part of the summary.
    '.contents-bar > [open] > summary::after': {
      content: '""',
      position: 'fixed',
      inset: 0,
      zIndex: -1,
      bg: 'overlay',
    },
    '.contents-bar nav': {
      position: 'absolute',
      insetInline: 0,
      m: 0,
      paddingInline: edge,
      // Within the window, wherever the line stands in it; on half a phone it may go on below.
      maxHeight: `max(12rem, 100dvh - var(--above, calc(var(--navbar-height) + ${height})) - 2rem)`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      borderRadius: 0,
      bg: 'background',
      boxShadow: 'raised',
      // Where it goes on, it fades, as the menu does.
      pb: 0,
      scrollPaddingBlockEnd: '2rem',
      '&::after': {
        content: '""',
        position: 'sticky',
        insetBlockEnd: 0,
        display: 'block',
        height: '2rem',
        backgroundImage: `linear-gradient(to top, ${colorRoles.background}, transparent)`,
        pointerEvents: 'none',
      },
    },
  },
}
