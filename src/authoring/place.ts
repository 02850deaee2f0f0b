/**
 * Folder and name of a page below content/docs, "run-node/backups", however an author writes it: as its file, its folder,
 * its address.
 */
export const placeOf = (given: string) =>
  given
    .replace(/^\.?\/?(content\/docs\/|docs\/)?/, '')
    .replace(/\/$/, '')
    .replace(/\.mdx$/, '')
