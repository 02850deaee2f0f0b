/** Class of the field in which the search's words are written before the scripts are there (head-scripts/early-script.ts). */
export const earlySearchClass = 'early-search'
