import { Global } from '@emotion/react'
import { css } from 'theme-ui'

const styles = css({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  ':root': {
    '--navbar-height': '3.75rem',
    '--sidebar-width': '18rem',
    '--toc-width': '14.5rem',
    colorScheme: 'light',
    '&[data-theme=dark]': { colorScheme: 'dark' },
  },
  html: { fontFamily: 'body', lineHeight: 'body', WebkitTextSizeAdjust: '100%' },
  body: { m: 0 },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px', borderRadius: 1 },
  '.visually-hidden': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    m: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})

/** What holds for the whole document. */
export const GlobalStyles = () => <Global styles={(theme) => styles(theme)} />
