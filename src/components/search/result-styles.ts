import type { ThemeUIStyleObject } from 'theme-ui'
import { colorValue } from '../../gatsby-plugin-theme-ui/roles'
import { maskOf, shapeOf } from '../../gatsby-plugin-theme-ui/shapes'
import { codeFontClass } from '../../shared/code-font'

/** What a line stands for, as the set's "file-text", "hash" and "braces" have it. */
const icons = {
  page: 'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M10 9H8M16 13H8M16 17H8',
  part: 'M4 9h16M4 15h16M10 3 8 21M16 3l-2 18',
  name: 'M8 3H7a2 2 0 0 0-2 2v5a2 2 0 0 1-2 2 2 2 0 0 1 2 2v5c0 1.1.9 2 2 2h1M16 21h1a2 2 0 0 0 2-2v-5c0-1.1.9-2 2-2a2 2 0 0 1-2-2V5a2 2 0 0 0-2-2h-1',
}

/** A word that was searched for, within a name. */
const markInName = {
  // On any ground, that of the chosen result, too.
  bg: `color-mix(in srgb, ${colorValue('accent')} 14%, transparent)`,
  color: 'inherit',
  fontWeight: 'heading',
  borderRadius: 1,
}

/**
 * The looks of all lines of the results. The list has them once: a line that brought its own would be slower to draw, and
 * some twenty are drawn anew at each key.
 */
export const resultStyles: ThemeUIStyleObject = {
  mark: markInName,
  '.result': {
    display: 'grid',
    gridTemplateColumns: '1rem minmax(0, 1fr)',
    columnGap: 'snug',
    p: 2,
    mx: 2,
    borderRadius: 2,
    color: 'text',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    scrollMargin: '24px',
    '&.of-part': { py: '6px', marginInlineStart: 4 },
    '&[aria-selected=true]': { bg: 'accentSoft' },
    '&::before': {
      content: '""',
      width: '1rem',
      height: '1rem',
      mt: '3px',
      bg: 'muted',
      WebkitMask: maskOf(icons.page),
      forcedColorAdjust: 'none',
    },
    '&.of-part::before': {
      width: '0.9375rem',
      height: '0.9375rem',
      mt: 1,
      WebkitMaskImage: shapeOf(icons.part),
    },
    '&.of-name::before': { WebkitMaskImage: shapeOf(icons.name) },
    '&[aria-selected=true]::before': { bg: 'accent' },
    '@media (forced-colors: active)': { '&::before, &[aria-selected=true]::before': { bg: 'LinkText' } },
  },
  '.result-title': {
    color: 'heading',
    fontWeight: 'bold',
    fontSize: 2,
    lineHeight: 'tight',
    textWrap: 'balance',
  },
  '.of-part .result-title': { fontWeight: 'medium', fontSize: 1 },
  // As the names of members on the page.
  [`.result-title.${codeFontClass}`]: { fontSize: '0.875rem' },
  '.result-trail, .result-text': { color: 'muted', fontSize: 0, lineHeight: 'tight' },
  '.result-trail > span': { display: 'inline-block', marginInlineEnd: '0.25em' },
  '.result-text': {
    minHeight: '1.45em',
    // Two lines, however narrow the screen: where a third begins, dots say so.
    '@media (width < 45em)': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '2',
      overflow: 'hidden',
      minHeight: '2.9em',
    },
    // Among many words, weight is enough.
    mark: { ...markInName, bg: 'transparent' },
  },
}
