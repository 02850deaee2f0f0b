import type { createFontStack } from '@capsizecss/core'

/** A font's names, and its measures in units of its design. */
type FontMetrics = Parameters<typeof createFontStack>[0][number]

/*
 * Of Capsize's collection, @capsizecss/metrics 4.3.0: with all its fonts, that package is 169 MB, a seventh of everything
 * that the project installed.
 */
export const arial: FontMetrics = {
  familyName: 'Arial',
  fullName: 'Arial',
  postscriptName: 'ArialMT',
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xWidthAvg: 913,
}

export const roboto: FontMetrics = {
  familyName: 'Roboto',
  fullName: 'Roboto Regular',
  postscriptName: 'Roboto-Regular',
  ascent: 1900,
  descent: -500,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 911,
}

export const figtree: FontMetrics = {
  familyName: 'Figtree',
  fullName: 'Figtree Regular',
  postscriptName: 'Figtree-Regular',
  ascent: 950,
  descent: -250,
  lineGap: 0,
  unitsPerEm: 1000,
  xWidthAvg: 449,
}

export const geistMono: FontMetrics = {
  familyName: 'Geist Mono',
  fullName: 'Geist Mono Regular',
  postscriptName: 'GeistMono-Regular',
  ascent: 1005,
  descent: -295,
  lineGap: 0,
  unitsPerEm: 1000,
  xWidthAvg: 600,
}

/**
 * DejaVu Sans, which the collection lacks. Its heights are those of its horizontal header; its letters are 1.138 times as wide as
 * those of Liberation Sans, which has the widths of Arial, over 12,000 characters of the site's text.
 */
export const dejavu: FontMetrics = {
  ...arial,
  familyName: 'DejaVu Sans',
  fullName: 'DejaVu Sans',
  postscriptName: 'DejaVuSans',
  ascent: 1901,
  descent: -483,
  lineGap: 0,
  xWidthAvg: 1039,
}
