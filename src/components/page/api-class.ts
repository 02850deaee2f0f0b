/** The class of the article of an operation or a type: api-styles.ts styles it. */
export const apiClass = 'api'
