/** Class of the field in which the search's words are written before the scripts are there (head-scripts/early/field.ts). */
export const earlySearchClass = 'early-search'

/** Where the best result opens that was asked for before all of the search was there. */
export type OpensIn = 'here' | 'in a new tab'
