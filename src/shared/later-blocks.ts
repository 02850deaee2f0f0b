/** Marks the root element where the page begins at its top: neither at a heading nor where a reader has left it. */
export const fromTopAttribute = 'data-from-top'

declare global {
  interface Window {
    /** Lays out what a page leaves for later. The script of the head leaves it to whatever is drawn (src/browser/lay-out-rest.ts). */
    ___layOutRest?: () => void
  }
}

/** Selector of the blocks of a page's text that its first window does not show, or not more than a few of. */
export const laterBlocks = '.content > :nth-child(n+10), .api-facts > *'
