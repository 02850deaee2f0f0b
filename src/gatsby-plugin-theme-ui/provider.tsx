import type { ReactElement } from 'react'
import { ThemeUIProvider } from 'theme-ui'
import theme from './index'

/**
 * Takes the place of the plugin's own provider, which also brings a provider for MDX components, a static query and
 * the merging of presets: none of them is used here, and every reader would pay for them.
 */
export const WrapRootElement = ({ element }: { element: ReactElement }) => (
  <ThemeUIProvider theme={theme}>{element}</ThemeUIProvider>
)
