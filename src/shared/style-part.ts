/** Marks a style element of a page that holds a part of the sheet which `data-href` names: what the page needs of it. */
export const partAttribute = 'data-part'
