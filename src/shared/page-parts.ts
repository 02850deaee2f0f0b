/** The class of a listing whose long lines are wrapped. */
export const wrapsClass = 'wraps'

/** The class of the place in which a request is built. */
export const workbenchClass = 'workbench'

/**
 * What of a page a reader unfolds, wraps and opens, in its order: neither what stands in a form that comes later, with the
 * samples that it draws, nor the page's contents, which fold by themselves.
 */
export const pageParts = `article :is(details,pre,.${workbenchClass}):not(form *,.contents-bar *,.listing[style*=none]~* *)`

/** Letters of a listing that a phone of 320 px has room for in one line. */
export const phoneLine = 28

declare global {
  interface Window {
    /**
     * Brings the parts of the page into a state, if they are as many, and tells theirs: whether each is unfolded or wrapped, and
     * how high the place of a form is. A script of the head (src/head-scripts/page-parts.ts) leaves it to src/browser/keep-parts.ts.
     */
    ___parts?: (state?: number[]) => number[]
  }
}
