import type { ThemeUICSSObject } from 'theme-ui'

/** The most columns that a table with labels may have. */
export const mostColumns = 7

/** In each cell of a row the name of its column, which the table brings along. */
const labels = (alternative: string) =>
  Object.fromEntries(
    Array.from({ length: mostColumns }, (_, index) => [
      `.stacked td:nth-child(${index + 1})::before`,
      { content: `var(--c${index + 1})${alternative}` },
    ]),
  )

/**
 * Tables, and what they become on a phone where columns have no room beside each other: a row is its name, and below it
 * label and value. The build says of which tables that holds, and keeps their roles (`node/page/stacked-tables.ts`).
 */
export const tableStyles: ThemeUICSSObject = {
  '.table': {
    maxWidth: 'column',
    overflowX: 'auto',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 3,
    '&[tabindex]': {
      // At the end of the table this is what fades, and no text.
      paddingInlineEnd: 4,
      maskImage: 'linear-gradient(calc(var(--dir) * -90deg), transparent, #000 1.5rem)',
    },
    '&:focus-visible': { maskImage: 'none' },
  },
  table: {
    borderCollapse: 'separate',
    borderSpacing: 0,
    width: '100%',
    fontSize: 1,
    lineHeight: 'tight',
    fontVariantNumeric: 'tabular-nums',
  },
  'th, td': {
    textAlign: 'start',
    verticalAlign: 'top',
    paddingInline: 3,
    paddingBlock: 2,
    overflowWrap: 'normal',
    fontWeight: 'body',
  },
  // The build says where code may break in a cell.
  '& :is(th, td) code': { overflowWrap: 'normal' },
  'tbody :is(th, td)': { borderTop: '1px solid', borderColor: 'border' },
  'tbody th': { color: 'heading', fontWeight: 'medium' },
  'thead :is(th, td)': { bg: 'surface', color: 'heading', fontWeight: 'bold', fontSize: 0 },
  // As wide as a few words, however narrow the screen: the table scrolls.
  'th.prose': { minWidth: ['13rem', '8.5rem'] },
  '@media screen and (width < 37.5em)': {
    '.stacked, .stacked :is(thead, tbody, tr, th, td)': { display: 'block', position: 'relative' },
    '.stacked tr': { px: 3, py: 2, bg: 'surface' },
    '.stacked tbody tr': { py: 'snug', borderTop: '1px solid', borderColor: 'border', bg: 'transparent' },
    '.stacked :is(th, td)': { p: 0, border: 0, textAlign: 'start !important' as 'start' },
    '.stacked :is(th, td) ~ *': { mt: 1 },
    '.stacked tbody th': { fontWeight: 'bold' },
    '.stacked thead th ~ th': { mt: 0, color: 'muted', fontWeight: 'body' },
    // Label and value stand in this order in any text.
    '.stacked td::before': { color: 'muted', fontSize: 0, marginInlineEnd: 2, unicodeBidi: 'isolate' },
    ...labels(''),
    // Where a browser can keep them from screen readers, which have them from the head.
    '@supports (content: "a" / "b")': labels(' / ""'),
    '.stacked td:empty::before': { content: 'none' },
    // Their heads stand in each row.
    '.labeled thead': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '.labeled tbody tr:first-of-type': { borderTop: 0 },
  },
  // Paper doesn't scroll.
  '@media print': {
    '.table': { overflow: 'visible', maskImage: 'none !important' },
    '.table :is(th, td, code, span)': { overflowWrap: 'anywhere', whiteSpace: 'normal', minWidth: 0 },
  },
}
