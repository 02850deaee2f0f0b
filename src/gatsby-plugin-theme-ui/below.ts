/**
 * Selects what stands below something else in the same element. The served HTML has style elements between the others,
 * which go when the scripts start: no distance may hang on them, as it would with "* + *" or ":first-child".
 * @param what a simple selector
 */
export const below = (what = '*') => `& > :where(:not(style)) ~ ${what}`
