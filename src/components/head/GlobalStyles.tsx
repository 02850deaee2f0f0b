import { Global } from '@emotion/react'
import { css, type ThemeUICSSObject } from 'theme-ui'
import { fontFaces } from '../../fonts/faces'
import theme from '../../gatsby-plugin-theme-ui'
import { chevronStyles } from '../../gatsby-plugin-theme-ui/chevron-styles'
import { codeStyles } from '../../gatsby-plugin-theme-ui/code-styles'
import { commandStyles } from '../../gatsby-plugin-theme-ui/command-styles'
import { contentsBarStyles } from '../../gatsby-plugin-theme-ui/contents-bar-styles'
import { contentStyles } from '../../gatsby-plugin-theme-ui/content-styles'
import { allColorRoles } from '../../gatsby-plugin-theme-ui/roles'
import { contentClass } from '../content/Content'
import { apiClass } from '../page/api-class'
import { apiStyles } from '../page/api-styles'
import { adaptedStyles, narrowestStyles } from './adapted-styles'
import { documentStyles } from './document-styles'
import { elementStyles } from './element-styles'

/** What texts are made of, and what moves in them. */
const texts: ThemeUICSSObject = {
  '@keyframes appear': { from: { opacity: 0.6 } },
  '@keyframes swell': { '50%': { transform: 'scale(1.5)', opacity: 1 } },
  '@keyframes slide-in': { from: { transform: 'translateX(calc(var(--dir) * -100%))' } },
  [`.${contentClass}`]: { ...contentStyles, ...commandStyles },
  [`.${apiClass}`]: apiStyles,
  // Where a listing goes on it fades; at its end that is what stands beside the text. One that scrolls can have the focus.
  'pre[tabindex]': {
    '@media screen': {
      // Code runs from left to right in any text.
      // eslint-disable-next-line no-restricted-syntax
      maskImage: 'linear-gradient(to left, transparent, #000 1.5rem)',
    },
    '&:focus-visible': { maskImage: 'none' },
  },
}

/** One after the other, not in one object, where a query of one would take the place of another's. */
const sheets = [
  documentStyles,
  elementStyles,
  adaptedStyles,
  chevronStyles,
  contentsBarStyles,
  texts,
  codeStyles,
  narrowestStyles,
]

/**
 * What holds for the whole document and for a page's content, for its head. It never changes while a reader moves
 * about, so the server writes it once and the browser gets no code for it.
 */
export const GlobalStyles = () => (
  <Global
    styles={[...fontFaces, ...sheets.map((sheet) => css(sheet)({ ...theme, colors: allColorRoles() }))]}
  />
)
