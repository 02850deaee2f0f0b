import type { ThemeUICSSObject } from 'theme-ui'
import { tokenRoles } from './roles'

/**
 * A listing: its title, its lines, and the buttons that lie over them where a pointer asks for them. Where none can, they are
 * always there: beside the title or the first line, so that nothing is covered.
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
    overflow: 'hidden',
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
    color: 'code.text',
    fontSize: '0.875rem',
    lineHeight: 1.6,
    overflowX: 'auto',
    tabSize: 4,
    '&.wraps': { whiteSpace: 'pre-wrap' },
    '@media print': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
  '.api-samples .listing > pre': { fontSize: '0.84375rem' },
  '.listing > div': { position: 'absolute', insetBlockStart: 2, insetInlineEnd: 2, display: 'flex', gap: 1 },
  '@media (hover: hover) and (width >= 37.5em)': {
    '.listing:not(:hover, :focus-within) > div': { opacity: 0 },
  },
  '@media (hover: none), (width < 37.5em)': {
    '.listing': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
    '.listing > figcaption ~ pre': { gridArea: '2 / 1 / auto / -1', pt: 1 },
    // One line is as high as its button with this.
    '.listing > div': { position: 'static', p: '0.6875rem', paddingInlineStart: 0 },
    '.listing button': { width: '2rem', height: '2rem', justifyContent: 'center' },
    '.listing button > span': { display: 'none' },
  },
}

/** Listings, and the colours of highlighted code. */
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
    marginInline: -3,
    paddingInline: 3,
    boxSizing: 'content-box',
  },
  '.line.diff::before': { position: 'absolute', marginInlineStart: '-13px', color: 'muted' },
}
