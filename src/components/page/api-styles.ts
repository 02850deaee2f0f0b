import type { ThemeUICSSObject } from 'theme-ui'
import { below } from '../../gatsby-plugin-theme-ui/below'
import { colorValue } from '../../gatsby-plugin-theme-ui/roles'
import { aboveSection, flowStyles } from '../../gatsby-plugin-theme-ui/content-styles'
import { pairScreen, widestPageScreen } from '../../gatsby-plugin-theme-ui/screens'

const besideText = 'minmax(0, 36rem) minmax(0, 1fr)'

/**
 * Styles of an operation's or a type's page: samples beside the text. They stand in the head of all
 * pages (GlobalStyles): the browser gets no code for them. `.api-panel` is dark in both modes, which is GlobalStyles' work.
 */
export const apiStyles: ThemeUICSSObject = {
  // What a form is going to say keeps no room below its button.
  'form > p:empty': { mt: '-16px' },
  // What is only read has a ground, and no outline as cards and pagers have.
  '.endpoint': {
    bg: 'surface',
    display: 'flex',
    // On a phone the address has a line of its own.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 2,
    p: 2,
    paddingInlineStart: 'snug',
    borderRadius: 3,
    // The longest address has one line beside a sidebar.
    fontSize: 0,
  },
  // It breaks where its parts begin, and at none of its signs.
  '.endpoint code > span': { whiteSpace: 'nowrap' },
  '.endpoint > span ~ span': { flex: '1 0 100%', order: 1, overflowWrap: 'anywhere' },
  [`@media ${pairScreen}`]: { '.endpoint > span ~ span': { flex: 1, order: 0 } },
  // Short statements, as many in a line as have room.
  '.needs': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 3,
    m: 0,
    mt: 2,
    mb: [3, null, 4, 3],
    fontSize: 0,
    color: 'muted',
  },
  // Links as in any sentence.
  '.needs a': { color: 'accent', textUnderlineOffset: '0.2em', overflowWrap: 'anywhere' },
  // While its form is open it is no longer the one thing to do.
  '& button[aria-expanded=true]': {
    bg: 'background',
    color: 'heading',
    boxShadow: `inset 0 0 0 1px ${colorValue('control')}`,
  },
  // A mark is one letter: a press beside it counts, and its ring is no larger than it.
  'a[href="#fact-sources"]': {
    display: 'inline',
    paddingBlock: '5px',
    paddingInline: '4px 13px',
    marginInline: '-4px -13px',
    '&:focus-visible': { p: 0, m: 0 },
  },
  '.api-columns': {
    display: ['block', null, null, 'grid'],
    // Text is as wide as its measure; samples have the rest, and half where the table of contents takes some of it.
    gridTemplateColumns: [null, null, null, besideText, 'repeat(2, minmax(0, 1fr))'],
    [`@media ${widestPageScreen}`]: { gridTemplateColumns: besideText },
    gridTemplateRows: 'auto auto 1fr',
    columnGap: 5,
  },
  '.flow': flowStyles,
  '.api-text, .api-facts': { maxWidth: [null, null, null, 'measure'] },
  // They begin with a section, as any other.
  '.api-facts': { mt: aboveSection, gridColumn: 1 },
  '.api-samples': {
    gridColumn: 2,
    gridRow: '1 / span 3',
    mt: [...aboveSection, null, 0],
    // They go up with the page until their end is in sight, and stay so. Few samples have a window's height, and stay at its top.
    alignSelf: 'end',
    position: [null, null, null, 'sticky'],
    bottom: 4,
    minHeight: [null, null, null, 'calc(100vh - var(--navbar-height) - 48px)'],
    '@media print': { position: 'static', alignSelf: 'start', minHeight: 0 },
  },
  // What is within a border and what has none begin at the same edge.
  '.api-samples > .listing': { border: '1px solid transparent' },
  // What is sent lies on the dark; what comes back looks like any listing.
  '.api-panel': {
    border: '1px solid',
    borderColor: 'border',
    position: 'relative',
    maxWidth: 'column',
    borderRadius: 3,
    // Also on a dark page it lies above the ground.
    bg: 'raised',
    color: 'text',
    overflow: 'hidden',
  },
  '.api-panel figure': { bg: 'transparent', borderRadius: 0 },
  '.api-panel > .label': { px: 3, pt: 3, fontSize: 0, color: 'muted' },
  '.api-panel [role=tab]': { fontSize: '0.875rem' },
  // A phone has room for all six labels.
  '.api-panel [role=tablist]': { m: 0, gap: 'snug', paddingInlineStart: 'snug' },
  '.api-panel [role=tabpanel]': { pt: 0, [below()]: { mt: 0 } },
  // A ring around them would be beyond the panel's edge, which cuts it.
  '.api-panel :is([role=tabpanel], pre):focus-visible': {
    outlineOffset: '-2px',
    borderRadius: '0 0 15px 15px',
  },
  '@media print, (scripting: none)': {
    '.api-panel [role=tabpanel]': { border: 0, '&::before': { display: 'block', px: 3, pt: 2 } },
  },
}
