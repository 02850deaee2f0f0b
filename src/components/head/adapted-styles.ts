import type { ThemeUICSSObject } from 'theme-ui'
import { contentClass } from '../content/Content'

/** What changes with a reader's settings, and on paper. */
export const adaptedStyles: ThemeUICSSObject = {
  // A system with its own few colors takes the backgrounds by which the chosen tab, page and result are known.
  '@media (forced-colors: active)': {
    '[aria-selected=true], a[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    'button[aria-pressed=true]': { outline: '2px solid Highlight' },
    [`.listing:not(.api-panel *), .endpoint, .${contentClass} aside`]: { border: '1px solid' },
  },
  '@media print': {
    '@page': { margin: '2cm' },
    ':root': { '&, &[data-theme=dark]': { colorScheme: 'light' } },
    // What is open for its reader is none of the text, nor is the sign of what is closed, which is open here.
    'dialog, summary::before': { display: 'none !important' },
    'details > summary': { p: 0 },
    // Nor do printers print grounds.
    '.endpoint': { border: '1px solid' },
    'h1, h2, h3, h4, h5, h6, .label, figcaption': { breakAfter: 'avoid' },
    // Below what it is about, where it isn't above.
    'figcaption:not(:first-child)': { breakBefore: 'avoid', breakAfter: 'auto' },
    'tr, img': { breakInside: 'avoid' },
    'details::details-content': { contentVisibility: 'visible', display: 'block' },
    'a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: '0.8em' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { transitionDuration: '0s !important', animationDuration: '1ms !important' },
  },
}

/** What changes on the narrowest screens. It stands last: it is stronger than all else. */
export const narrowestStyles: ThemeUICSSObject = {
  // A phone at twice its size: whatever is too long for a line breaks, and what is pressed in the bar keeps its size.
  '@media (width < 20em)': {
    [`body, .${contentClass}`]: { overflowWrap: 'anywhere' },
    '.whole': { whiteSpace: 'normal !important' },
    '.line > span': { whiteSpace: 'inherit !important' },
    'header > nav': { paddingInline: '8px !important' },
    'header > nav :is(button, svg)': { flexShrink: '0 !important' },
    // The signs at both ends stand where the narrower edge begins.
    'header > nav > :first-child': { marginInlineStart: '-7px !important' },
    'header > nav > [aria-keyshortcuts]': { marginInlineEnd: '-7px !important' },
  },
}
