/** The width of a text: 60 to 75 characters. */
export const measure = '36rem'
