import type { ThemeUICSSObject } from 'theme-ui'
import { colorValue } from '../../gatsby-plugin-theme-ui/roles'
import { chevronClass } from '../../shared/chevron-class'

/** What a reader operates: below each other, as wide as there is room. */
export const builderStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  maxWidth: 'column',
  p: 3,
  border: '1px solid',
  borderColor: 'border',
  borderRadius: 3,
  fontSize: 1,
  '& fieldset': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 3,
    minWidth: 0,
    m: 0,
    p: 0,
    border: 0,
  },
  // A part of its own, further away than one field is from the next.
  '& fieldset ~ fieldset': { mt: 3 },
  '& legend': { mb: 3, p: 0, fontSize: 2, fontWeight: 'bold', color: 'heading' },
  '& p': { m: 0 },
  '& p.error': { color: 'danger.text', fontWeight: 'medium' },
  // What goes on in the next line can't be taken for a new one.
  '& .listing > pre.wraps': { textIndent: '4ch hanging each-line' },
  '& .tk-option': { whiteSpace: 'nowrap' },
  // How it was signed is full of hashes: lines are as wide as there is room.
  '& details .listing > pre.wraps': { wordBreak: 'break-all' },
  '@media print': { display: 'none' },
} as const

/** A field with its label and what is said of it. */
export const fieldStyle: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  minWidth: 0,
  '& label': { fontWeight: 'bold', color: 'heading', overflowWrap: 'anywhere' },
  // As in the list of members.
  '& label code': { p: 0, bg: 'transparent', fontSize: '0.875rem' },
  // As far from the name as what is said of a member.
  '& label > span': { marginInlineStart: 1 },
  // No stronger than what says that a value is wrong.
  'input:not(:where([type=checkbox], [type=file])), select, textarea': {
    variant: 'buttons.control',
    width: '100%',
    minWidth: 0,
    minHeight: 40,
    // A long one is seen to go on.
    textOverflow: 'ellipsis',
    borderRadius: 2,
    // Browsers of phones make a page larger for smaller letters.
    fontSize: ['1rem', 1],
  },
  // What is typed or chosen looks as it does in the samples.
  'input:not(:where([type=checkbox], [type=file])), textarea, .typed': {
    fontFamily: 'monospace',
    fontSize: ['1rem', '0.84375rem'],
  },
  // Its sign is that of all that unfolds, as far from the edge as its text.
  '& .list': {
    display: 'grid',
    '& > *': { gridArea: '1 / 1' },
    [`& > .${chevronClass}`]: {
      '--turn': '135deg',
      placeSelf: 'center end',
      marginInlineEnd: 3,
      color: 'control',
      pointerEvents: 'none',
    },
  },
  select: { appearance: 'none', paddingInlineEnd: 5 },
  // As high as what is typed, also where its lines are wrapped, so that nothing is cut; browsers that can't go by `rows`.
  textarea: {
    minHeight: 64,
    maxHeight: '20rem',
    paddingBlock: 2,
    lineHeight: 'tight',
    fieldSizing: 'content',
    resize: 'vertical',
  },
  // Twice as strong, and what is in it stays where it is.
  '[aria-invalid=true]': {
    borderColor: 'danger.text',
    boxShadow: `inset 0 0 0 1px ${colorValue('danger.text')}`,
  },
  '[type=file][aria-invalid=true]': { borderStyle: 'solid', borderRadius: 2, p: 1 },
  'input[type=checkbox]': { m: 0, width: 16, height: 16, accentColor: 'accent' },
  'input[type=file]': { minWidth: 0, maxWidth: '100%', fontSize: 0 },
  '& ::file-selector-button': {
    font: 'inherit',
    variant: 'buttons.small',
    marginInlineEnd: 2,
    fontSize: 0,
    cursor: 'pointer',
  },
  '& p': { fontSize: 0, color: 'muted', overflowWrap: 'anywhere' },
  '& p.warning': { color: 'warning.text', fontWeight: 'medium' },
  // Other ways to fill the field come after what is said of it.
  '& .beside': {
    order: 1,
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: 3,
    rowGap: 1,
    mt: 1,
    fontSize: 0,
  },
  '& .beside label': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1,
    minWidth: 0,
    minHeight: 28,
    fontWeight: 'body',
  },
}

/** What few need, between two lines as all that unfolds. */
export const foldStyle = {
  borderBlock: '1px solid',
  borderColor: 'border',
  '& > summary': { py: 2, fontWeight: 'bold' },
  '& > summary:not(:hover)': { color: 'heading' },
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, pt: 2, pb: 3 },
} as const
