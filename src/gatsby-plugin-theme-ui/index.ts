import type { Theme } from 'theme-ui'
import { colors } from './colors'

const system = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'

/**
 * The design's tokens. Theme UI writes the colours as custom properties; which mode applies is ours to say, by a
 * class on the root element.
 */
const theme: Theme = {
  config: {
    initialColorModeName: 'light',
    useLocalStorage: false,
    useColorSchemeMediaQuery: false,
  },
  /** One breakpoint: desktop begins above 996 px. */
  breakpoints: ['997px', '1280px'],
  colors,
  fonts: {
    body: system,
    heading: system,
    monospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  },
  fontSizes: ['0.8125rem', '0.9rem', '1rem', '1.2rem', '1.5rem', '2rem', '2.75rem'],
  fontWeights: { body: 400, bold: 600, heading: 650 },
  lineHeights: { body: 1.65, heading: 1.25, tight: 1.4 },
  space: [0, 4, 8, 16, 24, 40, 64, 96],
  sizes: { text: 736, page: 1440 },
  radii: [0, 4, 8, 12],
  zIndices: { navbar: 10, skipLink: 11, menu: 20 },
}

export default theme
