import basic from './figtree-basic.woff2'
import latin from './figtree-latin.woff2'
import { codeFont } from '../shared/code-font'

/** The font file that every page needs; it is asked for with the HTML. */
export const preloadedFont = basic

/** Fonts of systems, by the names that browsers know them by. */
const local = (...names: string[]) => names.map((name) => `local('${name}')`).join(', ')

/**
 * Fixed fonts of macOS, Windows, Linux and Android, as wide as Geist Mono and on its baseline: listings keep their place when
 * it arrives. From scripts/make-fonts.ts, a hair narrower: a line that just fits does so in them, too. Menlo's heights are those
 * of Geist Mono already.
 */
const fixedFonts = [
  {
    fontFamily: 'mono-mac',
    src: local('Menlo-Regular'),
    sizeAdjust: '99.65%',
  },
  {
    fontFamily: 'mono-windows',
    src: local('Consolas'),
    sizeAdjust: '109.12%',
    ascentOverride: '92.1%',
    descentOverride: '27%',
  },
  {
    fontFamily: 'mono-linux',
    src: local('Liberation Mono', 'LiberationMono', 'Droid Sans Mono', 'DroidSansMono', 'Roboto Mono'),
    ascentOverride: '100.5%',
    descentOverride: '29.5%',
    sizeAdjust: '99.97%',
  },
  {
    fontFamily: 'mono-dejavu',
    src: local('DejaVu Sans Mono', 'DejaVuSansMono'),
    ascentOverride: '100.84%',
    descentOverride: '29.6%',
    sizeAdjust: '99.65%',
  },
]

/** What listings are written in: Geist Mono (SIL Open Font License, LICENSE-geist-mono beside this file) once it is there. */
export const codeFonts = [
  codeFont,
  ...fixedFonts.map(({ fontFamily }) => fontFamily),
  'ui-monospace',
  'monospace',
].join(', ')

/**
 * Fonts for text that systems have, as wide as Figtree and on its baseline, from scripts/make-fonts.ts. Those that are
 * drawn to the widths of Arial share its figures: Helvetica of Apple's systems, Liberation Sans of Linux.
 */
const textFonts = [
  {
    fontFamily: 'sans-arial',
    src: local('Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'LiberationSans'),
    ascentOverride: '94.3231%',
    descentOverride: '24.8219%',
    sizeAdjust: '100.7176%',
  },
  {
    fontFamily: 'sans-roboto',
    src: local('Roboto', 'Roboto-Regular'),
    ascentOverride: '94.1165%',
    descentOverride: '24.7675%',
    sizeAdjust: '100.9387%',
  },
  {
    fontFamily: 'sans-dejavu',
    src: local('DejaVu Sans', 'DejaVuSans'),
    ascentOverride: '107.3403%',
    descentOverride: '28.2475%',
    sizeAdjust: '88.5036%',
  },
]

/**
 * Figtree (SIL Open Font License, LICENSE beside this file), a variable font. Every page needs the first file; the
 * second loads where a page has other characters. Until they are there text is written in a font of the system and keeps its
 * place when they arrive. The font of code is a script's to load (`src/browser/code-font.ts`).
 */
export const fontFaces = [
  {
    '@font-face': {
      fontFamily: 'Figtree',
      src: `url(${basic}) format('woff2')`,
      fontWeight: '400 700',
      fontDisplay: 'swap',
      unicodeRange:
        'U+20-22, U+25-29, U+2B-3B, U+3D, U+3F, U+41-5A, U+61-7A, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026',
    },
  },
  {
    '@font-face': {
      fontFamily: 'Figtree',
      src: `url(${latin}) format('woff2')`,
      fontWeight: '400 700',
      fontDisplay: 'swap',
      // Without ², ³ and ¹: it has no other raised digits, and those of one number shall be of one font.
      unicodeRange: 'U+A1-A8, U+AA-B1, U+B4-B6, U+B8, U+BA-D6, U+D8-FF, U+131, U+152-153, U+20AC, U+2122',
    },
  },
  ...textFonts.map((face) => ({ '@font-face': { ...face, lineGapOverride: '0%' } })),
  ...fixedFonts.map((face) => ({ '@font-face': face })),
]
