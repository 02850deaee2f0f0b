import { Global } from '@emotion/react'
import { css } from 'theme-ui'
import { fontFaces } from '../../fonts/faces'

const styles = css({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  ':root': {
    '--navbar-height': '3.75rem',
    '--sidebar-width': '18rem',
    '--toc-width': '14.5rem',
    colorScheme: 'light',
    '&[data-theme=dark]': { colorScheme: 'dark' },
  },
  html: {
    fontFamily: 'body',
    lineHeight: 'body',
    WebkitTextSizeAdjust: '100%',
    scrollbarColor: 'var(--theme-ui-colors-control) transparent',
    scrollPaddingTop: 'calc(var(--navbar-height) + 1rem)',
  },
  body: { m: 0, WebkitFontSmoothing: 'antialiased' },
  '::selection': { bg: 'accent', color: 'onAccent' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px', borderRadius: 1 },
  'button, input': { font: 'inherit', color: 'inherit' },
  '.visually-hidden': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    m: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '@media print': {
    '@page': { margin: '2cm' },
    ':root': { colorScheme: 'light' },
    'a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: '0.8em' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { transitionDuration: '1ms !important', animationDuration: '1ms !important' },
  },
})

/** What holds for the whole document. */
export const GlobalStyles = () => <Global styles={(theme) => [...fontFaces, styles(theme)]} />
