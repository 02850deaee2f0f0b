import type { OpensIn } from './early-search'

/** Buttons that were pressed before React heard it, in their order, at most one of them for a dialog, and what else was asked for. */
export interface EarlyQueue extends Array<HTMLElement> {
  /** What was written for the search. */
  typed?: string
  /** What was selected in that, or where the caret stood. */
  selection?: [start: number | null, end: number | null]
  /** Whether Enter was pressed after it, and where the best result shall open. */
  entered?: OpensIn
  /** Whether an input method is still composing it. */
  isComposing?: boolean
  /** Leaves the field in which it was written. */
  leave?: () => void
  /** What had the focus until it went to the link that loads the page again. */
  origin?: HTMLElement
  /** Whether the reader has left the document. */
  over?: boolean
}

/** The link that loads a page again whose scripts are gone: see src/components/site/ScriptsGone.tsx. */
export const retryLink = '[href="?"]'

declare global {
  interface Window {
    /** Where a script of the head (src/head-scripts/early) keeps what the page does once it can (src/browser/early.ts). */
    ___early?: EarlyQueue
  }
}
