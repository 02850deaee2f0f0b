import type { ThemeUICSSObject } from 'theme-ui'
import { tokenRoles } from './roles'
import { pairScreen, singleFile } from './screens'

/** Screens on which few commands have room in one line or nothing can point at one, and all others. */
const narrow = '(width < 40em)'
const handheld = `@media screen and ${narrow}, screen and (hover: none)`
const wide = '(width >= 40em) and (hover: hover)'

/** Browsers break a long path where the build says that it may be, even in lines that scroll. */
const unbroken = '> pre:not(.wraps) wbr'

/**
 * Commands on what is held in a hand: long lines go on in the next one, indented, so that nothing of them is hidden and each is seen to be
 * one command. Words stay whole, but those longer than a line. Styles do it alone: nothing moves when the scripts start.
 * Listings whose lines all have room there look alike, but for the indent.
 */
const whole = ':is(.commands, .short)'
const wholeListingStyles: ThemeUICSSObject = {
  [handheld]: {
    [`.listing${whole}`]: { display: 'block' },
    [`${whole} > pre`]: { pt: 3 },
    '.commands > pre': {
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      // No whole number of letters: a line that just fits does so in each font.
      '--fade': '15px',
    },
    [`${whole} > pre > code`]: { width: 'auto' },
    // There is nothing to wrap, so the copy button stands alone, in the corner that the first line leaves free.
    [`${whole} > div`]: { position: 'absolute', p: 0, inset: '0 0 auto auto' },
    // Its sign stands in the middle of the first line; the second one is not below it.
    [`${whole} button`]: { width: '2.25rem', height: '38px', pt: 3, pb: 0 },
    [`${whole} > figcaption ~ div > button`]: { pt: 2 },
    '.commands button[aria-pressed]': { display: 'none' },
    // eslint-disable-next-line no-restricted-syntax -- code runs from left to right in any text
    [`${whole} > pre > code::before`]: { content: '""', float: 'right', width: '1.5rem', height: '1lh' },
    [`${whole} > figcaption ~ pre > code::before`]: { content: 'none' },
  },
  // On half a phone no word has room for sure.
  [`${handheld.replaceAll(',', ' and (width >= 18em),')} and (width >= 18em)`]: {
    // The first line leaves the corner free, also where the others go on below it.
    '.listing.clear': { display: 'block' },
    '.clear > pre': { pt: 3 },
    '.clear > div': { position: 'absolute', p: 0, inset: '0 0 auto auto', gap: 0 },
    '.clear button': { height: '38px', pt: 3, pb: 0 },
    '.commands .line > span:not(.long)': { whiteSpace: 'nowrap' },
  },
}

/**
 * A listing: its title, its lines, and the buttons on its edge where a pointer asks for them. Where none can, they are
 * always there, beside the title or above the first line. They never cover a line.
 */
const listingStyles: ThemeUICSSObject = {
  '.listing': {
    position: 'relative',
    // Its button stays away from where lines begin, in any text.
    direction: 'ltr',
    mx: 0,
    maxWidth: 'column',
    bg: 'code.background',
    borderRadius: 3,
  },
  '.listing > figcaption': {
    pt: 3,
    paddingInlineStart: 3,
    paddingInlineEnd: 5,
    fontSize: 0,
    fontWeight: 'bold',
    color: 'muted',
  },
  '.listing > pre': {
    m: 0,
    p: 3,
    // Lines may reach the edge before they scroll; what is beyond it fades, and its last letters stand beside that.
    '--fade': '0px',
    paddingInlineEnd: 'var(--fade)',
    color: 'code.text',
    fontSize: '0.875rem',
    lineHeight: 1.6,
    overflowX: 'auto',
    borderRadius: 'inherit',
    tabSize: 4,
    '&[tabindex]': { '--fade': '1.5rem' },
    // Where a line goes on in the next one, it is seen to be one line.
    textIndent: '2ch hanging each-line',
    '&.wraps': { '--fade': '16px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '@media print': { '--fade': '16px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
  [`.listing:not(.commands) ${unbroken}`]: { '@media screen': { display: 'none' } },
  [`.commands ${unbroken}`]: { [`@media screen and ${wide}`]: { display: 'none' } },
  '.api-samples .listing > pre': { fontSize: '0.84375rem' },
  '.listing > div': { display: 'flex', gap: 1 },
  // A panel's listing has tabs above it: its tools stand beside the panel's name.
  '.api-panel .listing': { position: 'static' },
  '[dir=rtl] .api-panel .listing > div': { insetInlineStart: 'snug', insetInlineEnd: 'auto' },
  // Of use while lines scroll or are wrapped. Its place beside a listing is kept, so that nothing moves.
  '.listing > pre:not([tabindex], .wraps) ~ div > [aria-pressed]': { visibility: 'hidden' },
  [`@media (hover: hover) and ${pairScreen}`]: {
    // On the upper edge, half above the listing: over none of its lines, and over nothing that stands above it.
    '.listing > div': { position: 'absolute', insetBlockStart: '-14px', insetInlineEnd: 'snug' },
    '.listing button': { border: '1px solid', borderColor: 'border' },
    // Beside a title, or the panel's name.
    '.api-panel .listing > div, .listing:has(> figcaption) > div': { insetBlockStart: '10px' },
    '.listing:not(:hover, :focus-within) > div': { opacity: 0 },
  },
  [`@media screen and (hover: none), screen and ${singleFile}`]: {
    '.listing': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
    // One of two lines, or without tools beside it, stands no closer to the code.
    '.listing > figcaption': { pt: 'snug', pb: '6px', paddingInlineEnd: 2 },
    '.listing > figcaption ~ pre': { pt: 1 },
    // Code has the whole width; the buttons stand above it, or beside its title.
    '.listing > pre': { gridArea: '2 / 1 / auto / -1', pt: 0 },
    '.listing > div': { gridColumn: 2, p: 1, pb: 0 },
    // Beside a single line they need no row of their own.
    '.listing:where(:not(:has(> figcaption)):has(.line:only-child))': {
      alignItems: 'center',
      '& > pre': { gridArea: '1 / 1', pt: 3 },
    },
    '.listing button': { width: '2.25rem', height: '2.25rem', justifyContent: 'center', bg: 'transparent' },
    // Without a title the code begins as far down as a thumb needs it, no further.
    '.listing:where(:not(:has(> figcaption))) > div': { pt: 0 },
    '.listing button > span': { display: 'none' },
    '.api-panel .listing > pre': { pt: 3 },
    '.api-panel .listing > div': { position: 'absolute', insetBlockStart: '4px', insetInlineEnd: 0, p: 1 },
    '.api-panel .listing button': { height: '2.25rem', p: 0 },
    '.api-panel .listing > pre > code::before': { content: 'none' },
  },
  ...wholeListingStyles,
}

/** Listings, and the colors of highlighted code. */
export const codeStyles: ThemeUICSSObject = {
  ...listingStyles,
  ...Object.fromEntries(tokenRoles.map((role) => [`.tk-${role}`, { color: `code.${role}` }])),
  '.tk-string-expression': { color: 'code.string' },
  '.tk-link': { color: 'code.constant', textDecoration: 'underline' },
  'pre > code': { display: 'block', width: 'fit-content', minWidth: '100%' },
  '.line.highlighted': { bg: 'code.marked' },
  '.line.diff.add': { bg: 'code.added', '&::before': { content: '"+"' } },
  '.line.diff.remove': { bg: 'code.removed', '&::before': { content: '"−"' } },
  // Drawn, not written: what style sheets add can be neither selected nor copied.
  '.line.command::before': { content: '"$ "', color: 'muted' },
  '.line.command.more::before': { content: '"> "' },
  '.line.output': { color: 'muted' },
  '.line.highlighted, .line.diff': {
    // As high as a line and as wide as the longest: no gap between two of them, and none beside them.
    display: 'inline-block',
    verticalAlign: 'top',
    minHeight: '1lh',
    width: '100%',
    marginInline: '-16px calc(-1 * var(--fade))',
    paddingInline: '16px var(--fade)',
    boxSizing: 'content-box',
  },
  '.line.diff::before': { position: 'absolute', marginInlineStart: '-13px', color: 'muted' },
}
