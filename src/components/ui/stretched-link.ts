import type { ThemeUICSSObject } from 'theme-ui'

/** A link in a card whose whole area is the target; the focus ring goes around the card, which is positioned. */
export const stretchedLink: ThemeUICSSObject = {
  fontWeight: 'bold',
  '&&': { textDecoration: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 3 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
}

/** The card around it. */
export const cardStyle: ThemeUICSSObject = {
  position: 'relative',
  borderRadius: 3,
  bg: 'surface',
  transition: 'quick',
  '&:hover': { bg: 'accentSoft' },
}
