import type { ThemeUICSSObject } from 'theme-ui'
import { codeFontClass } from '../../shared/code-font'
import { earlySearchClass } from '../../shared/early-search'

/** Elements wherever they stand: what is chosen, has the focus or is pressed, and code. */
export const elementStyles: ThemeUICSSObject = {
  // Not of the root: with a rule for that, Chromium finds the styles of all elements anew as a view transition begins, and as it ends.
  'body ::selection': { bg: 'accent', color: 'onAccent' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px', borderRadius: 1 },
  // No word stands alone in the last line. WebKit, which alone knows hanging punctuation, crashes on some tables so.
  '@supports not (hanging-punctuation: first)': {
    body: { '--pretty': 'pretty', textWrap: 'var(--pretty)' },
  },
  'button, input, select': { font: 'inherit', color: 'inherit' },
  // Code runs from left to right in any text. A key does as its letters do: its margins are the text's.
  'code, samp': { direction: 'ltr', unicodeBidi: 'isolate' },
  kbd: { unicodeBidi: 'plaintext' },
  [`code, kbd, samp, .${codeFontClass}`]: { fontFamily: 'monospace' },
  // What stays at the top is in sight: no page is scrolled to show it to the keyboard.
  'header :is(a, button), .contents-bar summary': { scrollMarginTop: 'calc(-1 * var(--top))' },
  // Where a link is underlined, its line answers the pointer.
  '@media (hover: hover)': { 'a:hover': { textDecorationThickness: '2px' } },
  button: { p: 0, border: 0, bg: 'transparent', cursor: 'pointer' },
  // A press that begins on an icon, and ends when another one is there, is one on the button.
  'button svg': { pointerEvents: 'none' },
  // Neither paper nor a page without JavaScript has anything to press.
  '@media print, (scripting: none)': {
    [`button, .${earlySearchClass}`]: { display: 'none !important' },
  },
  'html[data-scripts=gone] button': { display: 'none !important' },
  // What has the focus does not lie under the notice.
  'html[data-scripts=gone]': { scrollPaddingBottom: '4rem' },
  // A press is answered at once, whatever it leads to.
  ':is(a, button, summary):active:not([aria-disabled=true])': { opacity: 0.7 },
  // Pressed before React was there.
  'button[aria-busy=true]': { opacity: 0.6, cursor: 'progress' },
  // Over the search's button meanwhile.
  [`.${earlySearchClass}`]: {
    variant: 'buttons.control',
    position: 'fixed',
    zIndex: 'menu',
    borderColor: 'accent',
    outlineOffset: '-1px',
    // Browsers of phones make a page larger for smaller letters.
    fontSize: 2,
  },
  '.visually-hidden': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    m: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
}
