import basic from './figtree-basic.woff2'
import latin from './figtree-latin.woff2'

/** The font file that every page needs; it is asked for with the HTML. */
export const preloadedFont = basic

/**
 * Figtree (SIL Open Font License, LICENSE beside this file), a variable font. Every page needs the first file; the
 * second loads where a page has other characters. The fallback's metrics come from scripts/make-fonts.ts: text keeps
 * its place when the font arrives.
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
      unicodeRange: 'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-FF, U+131, U+152-153, U+20AC, U+2122',
    },
  },
  {
    '@font-face': {
      fontFamily: 'Figtree Fallback',
      src: "local('Arial'), local('ArialMT')",
      ascentOverride: '94.3231%',
      descentOverride: '24.8219%',
      lineGapOverride: '0%',
      sizeAdjust: '100.7176%',
    },
  },
]
