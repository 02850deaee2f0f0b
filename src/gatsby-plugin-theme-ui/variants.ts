import type { ThemeUICSSObject } from 'theme-ui'

type Variants = Record<string, ThemeUICSSObject>

/** What is operated: a button with a border, a field, a list to choose from. */
const control: ThemeUICSSObject = {
  paddingInline: 'snug',
  border: '1px solid',
  borderColor: 'control',
  borderRadius: 4,
  bg: 'background',
  color: 'heading',
  fontSize: 1,
}

/** Buttons, and what looks like one, by what they are for. GlobalStyles takes away what browsers give a button. */
export const buttons: Variants = {
  /** The one thing to do. */
  primary: {
    paddingInline: 3,
    minHeight: 36,
    borderRadius: 4,
    bg: 'accent',
    color: 'onAccent',
    fontSize: 1,
    fontWeight: 'bold',
    '&:hover:not([aria-disabled=true])': { filter: 'brightness(1.1)' },
    // Seen where the system takes the ground.
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  /** A way to operate something, such as a figure. */
  control: { ...control, minHeight: 36 },
  /** Beside a message, or one of a few to choose from. */
  small: { ...control, paddingBlock: '1px', minHeight: 28, '&:hover': { color: 'accent' } },
  /** On a listing, an address, or a page: to copy it, to wrap it. */
  code: {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    paddingInline: 2,
    paddingBlock: 1,
    minHeight: 28,
    borderRadius: 2,
    bg: 'background',
    color: 'muted',
    fontSize: 0,
    '&:hover, &[aria-pressed=true]': { color: 'heading' },
  },
  /** An entry of the bar or of the menu. */
  menu: {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    paddingInline: ['snug', 2, 'snug'],
    paddingBlock: '6px',
    borderRadius: 4,
    color: 'text',
    fontSize: 1,
    fontWeight: 'medium',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: 'quick',
    '&:hover': { color: 'accent' },
    '&[aria-current]': { bg: 'accentSoft', color: 'accent', fontWeight: 'bold' },
  },
  /** Of an icon alone. */
  icon: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 'var(--size)',
    height: 'var(--size)',
    borderRadius: 2,
    color: 'text',
    '&:hover': { color: 'accent', bg: 'surface' },
  },
  /** In a sentence. */
  link: { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  /** The search's place in the bar. On a phone there is room for its icon only. */
  search: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    height: 40,
    // On a phone its sign ends where text does, and the system draws no edge at that of the window.
    paddingInline: ['13px', 'snug'],
    marginInlineEnd: ['-15px', 0],
    // As wide while it loads: the icon stays under the pointer that made it load.
    minWidth: [0, '6.5rem', '9.5rem'],
    // Seen where the system takes the ground.
    border: [0, '1px solid transparent'],
    borderRadius: 4,
    bg: ['transparent', 'surface'],
    color: ['text', 'muted'],
    fontSize: 1,
    whiteSpace: 'nowrap',
    '&:hover': { color: 'accent' },
    // On a phone its edge is that of the window.
    '&:focus-visible': { outlineOffset: ['-2px', '2px'] },
    '& span': {
      position: ['absolute', 'static'],
      width: ['1px', 'auto'],
      overflow: 'hidden',
      clipPath: ['inset(50%)', 'none'],
    },
    // The shortcut is shown where the bar has room for it, in a wider font than its own, too.
    kbd: {
      display: ['none', 'none', 'inline'],
      fontFamily: 'body',
      fontSize: 0,
      marginInlineStart: 2,
      '@media (hover: none)': { display: 'none' },
    },
  },
}

export const links: Variants = {
  /** Around the text: where a page is, what else it has, the footer; buttons that read like such a link, too. */
  quiet: {
    color: 'muted',
    textDecoration: 'none',
    '&:hover': { color: 'accent' },
    '&[aria-current]': { color: 'accent' },
  },
  /** In a card whose whole area is the target; the focus ring goes around the card. */
  stretched: {
    fontWeight: 'bold',
    '&&': { textDecoration: 'none' },
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 3 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  },
}

export const cards: Variants = {
  /** A page to go to: what can be pressed has a border, and rises under a pointer; what is only read has a soft ground. */
  page: {
    position: 'relative',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 3,
    transition: 'quick',
    '&:hover': { borderColor: 'accent', boxShadow: 'raised' },
  },
  /** Something to be told, in the colors of its kind. */
  notice: { maxWidth: 'measure', paddingInline: 3, paddingBlock: 'snug', borderRadius: 3, fontSize: 1 },
}

export const badges: Variants = {
  /** A short label beside a name, in the colors of its kind. */
  label: {
    borderRadius: 1,
    paddingInline: 2,
    paddingBlock: '1px',
    fontSize: 0,
    fontWeight: 'bold',
    // As high in a row of a list as in a line of text.
    lineHeight: 'heading',
    whiteSpace: 'nowrap',
    // Seen in a box of the same color, too, and where the system takes the ground.
    outline: '1px solid color-mix(in srgb, currentcolor 25%, transparent)',
    outlineOffset: '-1px',
    // On half a phone a long one goes on in the next line.
    '@media (width < 18em)': { whiteSpace: 'normal' },
  },
}
