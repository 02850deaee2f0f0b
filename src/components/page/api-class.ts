/** The class of the article of an operation or a type, which api-styles.ts speaks of. */
export const apiClass = 'api'
