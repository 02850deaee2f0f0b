import type { ThemeUICSSObject } from 'theme-ui'
import { targeted } from '../shared/target'
import { beyondSmallPhone, pairScreen, singleFile } from './screens'

/** The most columns that a table with labels may have. */
export const mostColumns = 8

/** There for those who don't see it. */
const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** As many columns most tables have; those with more say so by a class, so that other pages go without their styles. */
export const usualColumns = 3

/** In each cell of a row the name of its column, which the table brings along. */
const labels = Object.fromEntries(
  Array.from({ length: mostColumns }, (_, index) => {
    const cell = `td:nth-child(${index + 1})`
    return [
      index < usualColumns ? cell : `.wide ${cell}, .told ${cell}`,
      { '--label': `var(--c${index + 1})` },
    ]
  }),
)

/**
 * Tables of names and what they mean: a row is the name, beside it or on a phone below it the meaning, and all other facts
 * in one quiet line.
 */
const toldStyles: ThemeUICSSObject = {
  '.told, .told tbody': { display: 'block' },
  '.told thead': unseen,
  '.told tbody tr': {
    display: ['flex', 'grid'],
    flexWrap: 'wrap',
    gridTemplateColumns: '14.5rem repeat(4, minmax(0, max-content)) 1fr',
    columnGap: 'snug',
    px: 3,
    py: [2, 'snug'],
    borderTop: '1px solid',
    borderColor: 'border',
  },
  '.told tbody tr:first-of-type': { borderTop: 0 },
  '.told tbody :is(th, td)': { p: 0, border: 0 },
  '.told tbody tr > :first-child': { flex: '1 0 100%', gridRow: 'span 2' },
  '.told tr > :first-child code': { p: 0, bg: 'transparent', fontWeight: 'bold' },
  '.told td:last-child': { flex: '1 0 100%', gridRow: 1, gridColumn: '2 / -1' },
  '.told td:not(:first-child, :last-child)': {
    order: 1,
    mt: ['2px', 1],
    color: 'muted',
    fontSize: 0,
    '&::before': { content: 'var(--label) ": " var(--alt,)', unicodeBidi: 'isolate' },
    '& code': { fontSize: 'inherit' },
    '&:empty': { display: 'none' },
  },
}

/** The column of labels: of tables with words, of those with numbers alone, and of those whose labels are short (`stacked-tables.ts`). */
const labelWidth = 'var(--lw)'

/**
 * Tables, and what they become on a phone where columns have no room beside each other: a row is its name, and below it
 * label and value. The build says of which tables that holds, and keeps their roles (`node/page/stacked-tables.ts`).
 */
export const tableStyles: ThemeUICSSObject = {
  // Rows that have an address of their own.
  'tr[id]': {
    scrollMarginTop: 'calc(var(--navbar-height) + 1rem)',
    [targeted('&')]: { bg: 'accentSoft' },
  },
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
    // That of listings, of which tables hold many: one size, however many columns there are.
    fontSize: '0.875rem',
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
  // The build says where code may break in a cell. It is looked up there: no smaller than a caption.
  '& :is(th, td) code': { overflowWrap: 'normal', fontSize: 0 },
  'tbody :is(th, td)': { borderTop: '1px solid', borderColor: 'border' },
  // A row without a name goes on with what is above it.
  'tr:has(> :first-child:empty) > *': { borderTopColor: 'transparent' },
  'tbody th': { color: 'heading', fontWeight: 'medium' },
  // What a row or a column is about has no ground: it is a title, not a word of a sentence.
  'th code, td:first-child > code:only-child': { p: 0, bg: 'transparent' },
  // Where one message ends and the next begins.
  '.joint': { color: 'text', fontWeight: 'body' },
  'thead :is(th, td)': {
    bg: 'surface',
    color: 'heading',
    fontWeight: 'bold',
    fontSize: 0,
    verticalAlign: 'bottom',
  },
  // Many columns have room only where they stand closer.
  [`@media screen and ${pairScreen}`]: {
    '.table > .labeled :is(th, td)': { paddingInline: '10px' },
    // The first begins where text in a listing does, and the last ends there.
    '.table > .labeled tr > :first-child': { paddingInlineStart: 3 },
    '.table > .labeled tr > :last-child': { paddingInlineEnd: 3 },
  },
  ...labels,
  // Where a browser can keep them from screen readers, which have them from the head.
  '@supports (content: "a" / "b")': { table: { '--alt': '/ ""' } },
  '@media screen': toldStyles,
  // As wide as a few words, however narrow the screen: the table scrolls.
  'th.prose': { minWidth: '8.5rem' },
  [`@media screen and ${singleFile}`]: {
    '.stacked, .stacked :is(thead, tbody, tr, th, td)': { display: 'block', position: 'relative' },
    '.stacked tbody tr': { px: 3, py: 'snug', borderTop: '1px solid', borderColor: 'border' },
    '.stacked tr:has(> :first-child:empty)': { borderTop: 0, pt: 0 },
    '.stacked :is(th, td)': { p: 0, border: 0, textAlign: 'start !important' as 'start' },
    // What a row is about is its title, across the whole of it.
    '.stacked tbody tr > :first-child': { color: 'heading', fontWeight: 'bold' },
    '.stacked :is(th, td) > a:only-child': { display: 'inline-block', py: '3px', my: '-3px' },
    '.stacked tbody :is(th, td) ~ *': { mt: 1 },
    // The names of two columns are one quiet line, not a row.
    '.stacked thead tr': { px: 3, py: '6px', bg: 'surface', fontSize: 0 },
    '.stacked thead th': { display: 'inline', bg: 'transparent', color: 'muted', fontWeight: 'body' },
    '.stacked thead th ~ th::before': { content: '" · " var(--alt,)', whiteSpace: 'pre' },
    // Label and value stand in this order in any text; labels in a column of their own where that leaves values room.
    '.labeled': { '--lw': '6.5rem', '&:has(td[style]):not(:has(.prose))': { '--lw': '8.5rem' } },
    '.labeled td': { display: 'flow-root' },
    '.labeled td::before': {
      content: 'var(--label) var(--alt,)',
      color: 'muted',
      fontSize: 0,
      unicodeBidi: 'isolate',
      display: 'block',
      // Also beside a fact that stays in one line.
      whiteSpace: 'normal',
    },
    // Above them, where there is none for a long name, they are on all phones.
    [`@media ${beyondSmallPhone}`]: {
      '.labeled:not(.above) td': { paddingInlineStart: `calc(${labelWidth} + 0.75rem)` },
      '.labeled:not(.above) td::before': {
        float: 'inline-start',
        width: labelWidth,
        marginInlineStart: `calc(-0.75rem - ${labelWidth})`,
        lineHeight: '1.1875rem',
      },
    },
    '.labeled td:first-child': { paddingInlineStart: 0 },
    '.labeled td:first-child::before': { content: 'none' },
    // Their heads stand in each row, and what has no value has no line. Who hears the table has both.
    '.labeled thead, .stacked td:empty': { ...unseen, p: 0 },
    '.labeled tbody tr:first-of-type': { borderTop: 0 },
  },
  // Its own rule is shorter than the table's edge: far enough from it that the two are not one thing.
  '.table + figure:not(.listing)': { mt: 4 },
  // Paper doesn't scroll.
  '@media print': {
    // Its head has square corners, and nothing may be cut off.
    '.table': { overflow: 'visible', borderRadius: 0, maskImage: 'none !important' },
    // The parts of a command stay whole.
    '.table :is(th, td, :not(code) > span)': { whiteSpace: 'normal', minWidth: 0 },
    '.table :is(th, td)': { px: 2, py: 1, fontSize: '0.75rem', hyphens: 'auto' },
    '.table > .wide :is(th, td)': { px: 1 },
    // A column is as wide as its names, so that none is broken in two.
    '.table code': { overflowWrap: 'break-word', whiteSpace: 'normal', hyphens: 'none' },
    // No larger than the words beside it.
    '& :is(th, td) code': { fontSize: '0.6875rem' },
  },
}
