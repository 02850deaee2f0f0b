/** The width of a text: 60 to 75 characters. */
export const measure = 'var(--measure)'
/** The width of what may be wider than text: listings, tables, and the page around them. */
export const column = 'var(--column)'

/** Their values, and those of windows that hold a whole page, where what is left between text and contents would be a hole. */
export const lengths = { '--measure': '36rem', '--column': '46rem', '--toc-width': '14.5rem' }
export const wideLengths = { '--measure': '38rem', '--column': '50rem', '--toc-width': '16rem' }
/** In the widest page the longest names of operations have one line of the sidebar. */
export const widestLengths = { '--column': '54rem', '--sidebar-width': '20rem' }
