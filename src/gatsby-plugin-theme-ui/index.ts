import type { Theme } from 'theme-ui'
import { motions } from './motions'
import { column, measure } from './measure'
import { colorRoles } from './roles'
import { desktopWidth, wholePageWidth } from './screens'
import { badges, buttons, cards, links } from './variants'

/** Behind Figtree the fonts of systems that are fitted to it: src/fonts/faces.ts. */
const sans = 'Figtree, sans-arial, sans-roboto, sans-dejavu, system-ui, sans-serif'

/** The height of the navbar in pixels, at the browser's usual size of letters. */
export const navbarHeight = 60

/**
 * The design's tokens. One idea runs through it: a hyperedge is a soft region drawn around what belongs together, so
 * groups are rounded, softly tinted regions, and lines are few.
 *
 * Colors are custom properties, written into the head by GlobalStyles; a class on the root says which mode applies.
 */
const theme: Theme = {
  /** The table of contents has room beside text from 1280 px; from 1440 px the samples of an API have; from 1600 px both. */
  breakpoints: [desktopWidth, `${1280 / 16}em`, `${1440 / 16}em`, wholePageWidth],
  colors: colorRoles,
  fonts: {
    body: sans,
    /** GlobalStyles says which: the font of listings comes when the page is there. */
    monospace: 'var(--monospace)',
  },
  /** From captions (0) over body text (2) to the home page's headline (7). */
  fontSizes: ['0.8125rem', '0.9375rem', '1.0625rem', '1.25rem', '1.5625rem', '2.125rem', '2.75rem', '3.5rem'],
  fontWeights: { body: 400, medium: 500, bold: 600, heading: 700 },
  lineHeights: { body: 1.65, tight: 1.45, heading: 1.2 },
  letterSpacings: { heading: '-0.018em' },
  /** Steps by their number; `snug`, between the second and the third, is for what is operated and for lists of lines. */
  space: { 0: 0, 1: 4, 2: 8, snug: 12, 3: 16, 4: 24, 5: 40, 6: 64, 7: 96 },
  /**
   * The text column holds 60 to 75 characters; listings and tables may be wider. A page, which is sidebar, text and contents or
   * samples, stands in the middle of a window that is wider than it.
   */
  sizes: { measure, column, page: '112rem' },
  /** Of words and badges, of rows and tools within a region, of every region, and of what is pressed. */
  radii: [0, 6, 10, 16, 999],
  shadows: { raised: '0 1px 2px rgba(12, 12, 18, 0.06), 0 8px 24px rgba(12, 12, 18, 0.08)' },
  transitions: motions,
  zIndices: { navbar: 10, skipLink: 11, menu: 20, progress: 1031 },
  text: {
    /** The sentence below a title that says what a page is about. */
    lead: {
      fontSize: ['1.125rem', 3],
      lineHeight: 'tight',
      color: 'muted',
      maxWidth: 'measure',
      textWrap: 'balance',
    },
  },
  buttons,
  links,
  cards,
  badges,
}

export default theme
