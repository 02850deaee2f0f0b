/** Marks the element that the address names. */
export const targetAttribute = 'data-target'

/**
 * Selector of that element: until the page is hydrated, and without JavaScript, the browser knows it.
 * @param element selector of what may be named; "&" within another rule
 */
export const targeted = (element: string) =>
  `[data-has-hydrated=false] ${element}:target, ${element}[${targetAttribute}]`
