import type { ThemeUICSSObject } from 'theme-ui'
import { lettersClass } from '../shared/letters-class'
import { below } from './below'
import { mirrored } from './direction'
import { fileTreeStyles } from './file-tree-styles'
import { headingSizes } from './heading-sizes'
import { measure } from './measure'
import { memberStyles } from './member-styles'
import { stepStyles } from './step-styles'
import { tabStyles } from './tab-styles'
import { tableStyles } from './table-styles'
import { smallPhone } from './screens'

/** What is read line by line, and boxes with nothing else in them. */
const texts =
  ':where(p, ul, ol, dl:not(.members), h2, h3, h4, h5, h6, blockquote, aside:not(:has(figure, .table, .tabs)))'

/** The space above a section. A phone shows less at once: what belongs together is told apart by less. */
export const aboveSection = ['3rem', 6]

/** Measure and distances of what stands one below the other. */
export const flowStyles: ThemeUICSSObject = {
  [`& > ${texts}`]: { maxWidth: 'measure' },
  [below()]: { mt: 3 },
  [below('h2')]: { mt: aboveSection },
  [below('h3')]: { mt: ['2rem', 5] },
  // The first part of a section belongs to its title.
  '& > h2 + h3': { mt: 3 },
  [below('h4')]: { mt: 4 },
}

/**
 * Styles of a page's content: one set of descendant rules under one wrapper, rather than a styled component for
 * every paragraph.
 */
export const contentStyles: ThemeUICSSObject = {
  position: 'relative',
  anchorName: '--text',
  fontSize: 2,
  lineHeight: 'body',
  overflowWrap: 'break-word',
  '& :where(h2, h3, h4, h5, h6, p, ul, ol, dl, blockquote, figure)': { marginBlock: 0 },
  ...flowStyles,
  // In boxes, tabs and steps, too, text ends where that of the page does, and all that has an edge where listings do.
  [`[role=tabpanel] > ${texts}`]: { maxWidth: 'measure' },
  [`& :is(aside, details > div) > ${texts}`]: { maxWidth: `calc(${measure} - 1rem)` },
  [`.steps > ol > li > ${texts}`]: { maxWidth: `calc(${measure} - 2.5rem)` },
  'h2, h3, h4, h5, h6': {
    position: 'relative',
    color: 'heading',
    fontWeight: 'heading',
    lineHeight: 'heading',
    letterSpacing: 'heading',
    textWrap: 'balance',
  },
  h2: { fontSize: headingSizes.section },
  h3: { fontSize: headingSizes.subsection },
  'h4, h5, h6': { fontSize: 2 },
  '& :where(ul, ol)': { paddingInlineStart: 4 },
  'li::marker': { color: 'muted', fontVariantNumeric: 'tabular-nums' },
  'li ~ li': { mt: 2 },
  'li > :where(:not(style)) ~ *': { mt: 2 },
  'li > ul, li > ol': { mt: 2 },
  'ul.contains-task-list': { p: 0, listStyle: 'none', input: { m: 0, accentColor: 'currentcolor' } },
  a: {
    color: 'accent',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    '@media (hover: hover)': { '&:hover': { textDecorationThickness: '2px' } },
  },
  strong: { color: 'heading', fontWeight: 'bold' },
  // Figtree is slanted by the browser, which lets a letter lean over what is next: "T times" would be one word.
  em: { marginInlineEnd: '0.12em' },
  // Lines stay as far apart as they are.
  'sup, sub': { fontSize: 'max(0.72em, 0.75rem)', lineHeight: 0 },
  '& :not(pre) > code, kbd, samp': { fontSize: 'max(0.86em, 0.75rem)' },
  '& :not(pre) > code': {
    bg: 'code.inline',
    borderRadius: 1,
    // The words beside it stand as near as they do to any other word.
    p: '0.1em 0.2em',
    overflowWrap: 'anywhere',
    // Where the system takes the ground, what stands around it would read as stray spaces.
    '@media (forced-colors: active)': { p: 0 },
  },
  'a > code': { color: 'inherit' },
  '.whole': { whiteSpace: 'nowrap' },
  // It goes on in the next line whole before it breaks.
  '.name': { display: 'inline-block', maxWidth: '100%' },
  blockquote: {
    marginInline: 0,
    paddingInlineStart: 3,
    borderInlineStart: '3px solid',
    borderColor: 'border',
    color: 'muted',
  },
  hr: { border: 0, borderTop: '1px solid', borderColor: 'border', marginBlock: 5 },
  ...tableStyles,
  ...stepStyles,
  ...fileTreeStyles,
  '&': tabStyles,
  ...memberStyles,
  [`.${lettersClass}`]: {
    mb: 2,
    maxWidth: 'column',
    fontWeight: 'medium',
    '& a': { display: 'inline-block', minWidth: 24, py: 1, paddingInlineEnd: 2, textDecoration: 'none' },
    '@media print': { display: 'none' },
  },
  '.facts': { color: 'muted', fontSize: 1 },
  // Notes on the page, none of its last section.
  '.facts.flow': { mt: 5 },
  '.label': { fontSize: 1, fontWeight: 'bold', color: 'heading' },
  // A press just above or below it counts; no line is higher for that.
  '.term > a': { color: 'inherit', textDecorationStyle: 'dotted', paddingBlock: '6px' },
  // Its ring has room between the term and its definition.
  '.term > a:focus-visible': { paddingBlock: 0 },
  '.definition': {
    display: 'none',
    position: 'absolute',
    zIndex: 'menu',
    insetInlineStart: 0,
    // A pointer on its way to it does not leave the term.
    marginBlock: '6px',
    width: 'max-content',
    maxWidth: 'min(24rem, 100%)',
    // Below its term or above it, which has room for one of half a window, and as far as the text reaches. Browsers that know
    // no anchors show it where the term's line begins.
    '@supports (anchor-name: --term)': {
      position: 'fixed',
      width: 'min(24rem, anchor-size(--text width))',
      maxHeight: 'calc(50vh - 1rem)',
      overflow: 'auto',
      positionAnchor: '--term',
      top: 'anchor(bottom)',
      insetInlineStart:
        'max(anchor(--text start), min(anchor(start), anchor(--text end) - min(24rem, anchor-size(--text width))))',
      positionTryFallbacks: 'flip-block',
    },
    p: 3,
    bg: 'background',
    color: 'text',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 3,
    boxShadow: 'raised',
    fontSize: 1,
    fontWeight: 'body',
    lineHeight: 'tight',
  },
  '.term:is(:hover, :focus-within, [data-shown=true])': { anchorName: '--term' },
  '.term:hover > .definition, .term:focus-within > .definition, .term[data-shown=true] > .definition': {
    display: 'block',
  },
  '.term[data-shown=false] > .definition': { display: 'none' },
  img: { maxWidth: '100%', height: 'auto' },
  '.sr-only': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  // Drawn 360 units wide: letters of a picture keep 12 px on phones of 360 and of 320.
  '@media (width < 23.4375em)': { 'svg text[font-size="12.6"]': { fontSize: '13.2px' } },
  [`@media ${smallPhone}`]: {
    'svg text[font-size^="1"]': { fontSize: '15px' },
  },
  '.footnotes': { mt: 6, pt: 3, borderTop: '1px solid', borderColor: 'border', fontSize: 1 },
  '.footnotes [data-footnote-backref]': { ...mirrored, display: 'inline-block' },
  'h2 a[href^="#"], h3 a[href^="#"], h4 a[href^="#"]': { textDecoration: 'none' },
}
