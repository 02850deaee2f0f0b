/** What leads to the letters of a long list, for styles; whoever reads the list as a text goes without. */
export const lettersClass = 'letters'
