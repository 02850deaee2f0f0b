/**
 * A text of Gatsby's own browser code that is replaced while webpack bundles it. The build stops where it is not found, so
 * that a newer Gatsby can't pass unnoticed.
 */
export interface Patch {
  search: string | RegExp
  replace: string
}
