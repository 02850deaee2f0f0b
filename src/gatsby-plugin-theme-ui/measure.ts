/** The width of a text: 60 to 75 characters. */
export const measure = '36rem'
/** The width of what may be wider than text: listings, tables, and the page around them. */
export const column = '46rem'
