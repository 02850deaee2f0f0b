import type { Asked } from './early-search'

/** Buttons that were pressed before React heard it, in their order, at most one of them for a dialog, and what else was asked for. */
export interface EarlyQueue extends Array<HTMLElement> {
  /** What was written for the search. */
  typed?: string
  /** What was selected in that, or where the caret stood. */
  selection?: [start: number | null, end: number | null]
  /** Whether Enter was pressed after it, and where the best result shall open. */
  entered?: Asked | ''
  /** Leaves the field in which it was written. */
  leave?: () => void
  /** Whether the reader has left the document. */
  over?: boolean
}

declare global {
  interface Window {
    /** Where a script of the head (src/head-scripts/early) keeps what the page does once it can (src/browser/early.ts). */
    ___early?: EarlyQueue
  }
}
