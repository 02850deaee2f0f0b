import type { ThemeUICSSObject } from 'theme-ui'
import { codeFonts } from '../../fonts/faces'
import { navbarHeight } from '../../gatsby-plugin-theme-ui'
import { lengths, wideLengths, widestLengths } from '../../gatsby-plugin-theme-ui/measure'
import { motions } from '../../gatsby-plugin-theme-ui/motions'
import { phoneScreen, wholePageScreen, widestPageScreen } from '../../gatsby-plugin-theme-ui/screens'
import { colors } from '../../gatsby-plugin-theme-ui/colors'
import { colorProperty, colorValue } from '../../gatsby-plugin-theme-ui/roles'
import { colorModeClass } from '../../shared/color-mode'
import { fromTopAttribute, laterBlocks } from '../../shared/later-blocks'

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

/** The document as a whole: its colors, its lengths, and how the page fills the window. */
export const documentStyles: ThemeUICSSObject = {
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
    ...lengths,
    [`@media ${wholePageScreen}`]: wideLengths,
    [`@media ${widestPageScreen}`]: widestLengths,
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
  // What a page that begins at its top does not show yet is laid out later (src/browser/lay-out-rest.ts). Not in Firefox, which
  // tells no page that its address asks for words, and would not find them there.
  [`[${fromTopAttribute}] :is(${laterBlocks})`]: {
    '@media screen': {
      '@supports not (-moz-appearance: none)': {
        contentVisibility: 'auto',
        containIntrinsicBlockSize: 'auto 6em',
      },
    },
  },
  body: { m: 0, WebkitFontSmoothing: 'antialiased' },
  // The next page appears (src/browser/page-change.ts), and can be used meanwhile. The one before is gone at once: two headlines in
  // one place can't be read. What stands around the page has a name, and stands still.
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-group(*), ::view-transition-new(*)': { animation: 'none' },
  '::view-transition-old(*)': { display: 'none' },
  '::view-transition-new(root)': { animation: `appear ${motions.quick}` },
}
