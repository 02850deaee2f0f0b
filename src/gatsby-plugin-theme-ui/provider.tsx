import { ThemeContext } from '@emotion/react'
import type { ReactElement } from 'react'
import theme from './index'

/**
 * Takes the place of the plugin's own provider. That one also brings MDX components, presets, the merging of themes
 * and a color mode that is stored resolved: none of them is used here, and every reader would pay for them. In
 * the built site styles are classes (src/node/styles), which need no theme.
 */
export const WrapRootElement = ({ element }: { element: ReactElement }) =>
  process.env.NODE_ENV === 'production' ? (
    element
  ) : (
    <ThemeContext.Provider value={theme}>{element}</ThemeContext.Provider>
  )
