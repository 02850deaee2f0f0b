import { colorValue } from '../../gatsby-plugin-theme-ui/roles'

/** Pictures are drawn this many units wide: about the width of a phone's text column, so that a unit is a pixel there. */
export const width = 360

/** The theme's color roles that pictures use; they follow the color mode by themselves. */
export type ColorRole =
  | 'text'
  | 'muted'
  | 'heading'
  | 'background'
  | 'surface'
  | 'border'
  | 'control'
  | 'accent'
  | 'accentSoft'
  | 'onAccent'
  | 'tip-text'
  | 'tip-background'
  | 'info-text'
  | 'info-background'
  | 'warning-text'
  | 'warning-background'

/** A color role as an SVG paint. */
export const paint = (role: ColorRole) => colorValue(role)

/** How a part stands out: plain; what the text speaks of; done or right; a second subject; wrong or in doubt. */
export const tones = {
  plain: { fill: paint('surface'), stroke: paint('control'), text: paint('text') },
  accent: { fill: paint('accentSoft'), stroke: paint('accent'), text: paint('accent') },
  good: { fill: paint('tip-background'), stroke: paint('tip-text'), text: paint('tip-text') },
  other: { fill: paint('info-background'), stroke: paint('info-text'), text: paint('info-text') },
  doubt: { fill: paint('warning-background'), stroke: paint('warning-text'), text: paint('warning-text') },
  faint: { fill: 'none', stroke: paint('control'), text: paint('muted') },
} as const
export type Tone = keyof typeof tones

/** Line widths and type sizes in units. */
export const stroke = { thin: 1, line: 1.5, strong: 2.5 } as const
export const type = { small: 12.6, label: 13.5, title: 14.5 } as const
