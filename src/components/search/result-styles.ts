import type { ThemeUIStyleObject } from 'theme-ui'
import { colorValue } from '../../gatsby-plugin-theme-ui/roles'
import { codeFontClass } from '../../shared/code-font'

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
    '> svg': { mt: '3px', color: 'muted' },
    '&.of-part > svg': { mt: 1 },
    '&[aria-selected=true] > svg': { color: 'accent' },
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
    textWrap: 'pretty',
    // Among many words, weight is enough.
    mark: { ...markInName, bg: 'transparent' },
  },
}
