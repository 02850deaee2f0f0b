import { Global } from '@emotion/react'
import { css, type ThemeUICSSObject } from 'theme-ui'
import { codeFontClass } from '../../shared/code-font'
import { codeFonts, fontFaces } from '../../fonts/faces'
import theme, { navbarHeight, phoneScreen } from '../../gatsby-plugin-theme-ui'
import { colors } from '../../gatsby-plugin-theme-ui/colors'
import { chevronStyles } from '../../gatsby-plugin-theme-ui/chevron-styles'
import { codeStyles } from '../../gatsby-plugin-theme-ui/code-styles'
import { commandStyles } from '../../gatsby-plugin-theme-ui/command-styles'
import { contentsBarStyles } from '../../gatsby-plugin-theme-ui/contents-bar-styles'
import { contentStyles } from '../../gatsby-plugin-theme-ui/content-styles'
import { allColorRoles, colorProperty, colorValue } from '../../gatsby-plugin-theme-ui/roles'
import { colorModeClass } from '../../shared/color-mode'
import { contentClass } from '../content/Content'
import { apiClass } from '../page/api-class'
import { apiStyles } from '../page/api-styles'

interface Palette {
  [role: string]: string | Palette
}

/** A palette as custom properties. */
const properties = (palette: Palette, prefix = ''): Record<string, string> =>
  Object.entries(palette).reduce(
    (all, [name, color]) => ({
      ...all,
      ...(typeof color === 'string'
        ? { [colorProperty(prefix + name)]: color }
        : properties(color, `${prefix}${name}.`)),
    }),
    {},
  )

const { modes, ...light } = colors

/** What holds for every page. */
const base: ThemeUICSSObject = {
  html: {
    ...properties(light),
    // Printed pages are light, whatever the screen shows.
    '@media screen': {
      [`&.${colorModeClass('dark')}, .api-panel`]: properties(modes.dark),
      // Where shadows can't be seen, what lies above the page is lighter than it.
      [`&.${colorModeClass('dark')} :is(dialog, .definition)`]: properties({
        background: modes.dark.surface,
        surface: modes.dark.raised,
      }),
    },
    color: 'text',
    bg: 'background',
    fontFamily: 'body',
    lineHeight: 'body',
    WebkitTextSizeAdjust: '100%',
    scrollbarColor: `${colorValue('control')} transparent`,
    '--top': 'calc(var(--navbar-height) + var(--contents-height, 0rem) + 0.5rem)',
    scrollPaddingTop: 'var(--top)',
  },
  '*, *::before, *::after': { boxSizing: 'border-box' },
  ':root': {
    '--navbar-height': `${navbarHeight / 16}rem`,
    '--sidebar-width': '18rem',
    '--toc-width': '14.5rem',
    '--monospace': codeFonts,
    '--dir': 1,
    '&[dir=rtl]': { '--dir': -1 },
    colorScheme: 'light',
    '&[data-theme=dark]': { colorScheme: 'dark' },
  },
  // On a phone, what lies behind an open dialog stays where it is. On a desktop its width would change.
  [`@media ${phoneScreen}`]: { ':root:has(dialog[open])': { overflow: 'hidden' } },
  // As high as the window, without a length that changes with it: where one does, browsers let go of the text that a
  // reader is at while a screen is turned.
  '@media screen': {
    html: { height: '100%' },
    body: { minHeight: '100%' },
    'body, #___gatsby': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    '#gatsby-focus-wrapper': { display: 'flex', flexDirection: 'column' },
  },
  body: { m: 0, WebkitFontSmoothing: 'antialiased' },
  '::selection': { bg: 'accent', color: 'onAccent' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px', borderRadius: 1 },
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
  '@media print, (scripting: none)': { button: { display: 'none !important' } },
  'html[data-scripts=gone] button': { display: 'none !important' },
  // What has the focus does not lie under the notice.
  'html[data-scripts=gone]': { scrollPaddingBottom: '4rem' },
  // A system with its own few colors takes the backgrounds by which the chosen tab, page and result are known.
  '@media (forced-colors: active)': {
    '[aria-selected=true], a[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    'button[aria-pressed=true]': { outline: '2px solid Highlight' },
    [`.listing, .${contentClass} aside`]: { border: '1px solid' },
  },
  // Pressed before React was there.
  'button[aria-busy=true]': { opacity: 0.6, cursor: 'progress' },
  '.visually-hidden': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    m: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '@media print': {
    '@page': { margin: '2cm' },
    ':root': { '&, &[data-theme=dark]': { colorScheme: 'light' } },
    // What is open for its reader is none of the text.
    dialog: { display: 'none !important' },
    'h1, h2, h3, h4, h5, h6, .label, figcaption': { breakAfter: 'avoid' },
    'tr, img': { breakInside: 'avoid' },
    'details::details-content': { contentVisibility: 'visible', display: 'block' },
    'a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: '0.8em' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { transitionDuration: '0s !important', animationDuration: '1ms !important' },
  },
}

/** What texts are made of, and what moves in them. */
const texts: ThemeUICSSObject = {
  '@keyframes swell': { '50%': { transform: 'scale(1.5)', opacity: 1 } },
  '@keyframes slide-in': { from: { transform: 'translateX(calc(var(--dir) * -100%))' } },
  [`.${contentClass}`]: { ...contentStyles, ...commandStyles },
  [`.${apiClass}`]: apiStyles,
  // Where a listing goes on it fades; at its end that is what stands beside the text. One that scrolls can have the focus.
  'pre[tabindex]': {
    '@media screen': {
      '--fade': '2.5rem',
      // Code runs from left to right in any text.
      // eslint-disable-next-line no-restricted-syntax
      maskImage: 'linear-gradient(to left, transparent, #000 var(--fade))',
    },
    '&:focus-visible': { maskImage: 'none' },
  },
}

/** On the narrowest screens, over all else. */
const narrowest: ThemeUICSSObject = {
  // A phone at twice its size: whatever is too long for a line breaks, and what is pressed in the bar keeps its size.
  '@media (width < 20em)': {
    [`body, .${contentClass}`]: { overflowWrap: 'anywhere' },
    '.whole': { whiteSpace: 'normal !important' },
    '.line > span': { whiteSpace: 'inherit !important' },
    'header > nav': { paddingInline: '8px !important' },
    'header > nav :is(button, svg)': { flexShrink: '0 !important' },
    // The signs at both ends stand where the narrower edge begins.
    'header > nav > :first-child': { marginInlineStart: '-7px !important' },
    'header > nav > [aria-keyshortcuts]': { marginInlineEnd: '-7px !important' },
  },
}

/** One after the other, not in one object, where a query of one would take the place of another's. */
const sheets = [base, chevronStyles, contentsBarStyles(phoneScreen), texts, codeStyles, narrowest]

/**
 * What holds for the whole document and for a page's content, for its head. It never changes while a reader moves
 * about, so the server writes it once and the browser gets no code for it.
 */
export const GlobalStyles = () => (
  <Global
    styles={[...fontFaces, ...sheets.map((sheet) => css(sheet)({ ...theme, colors: allColorRoles() }))]}
  />
)
