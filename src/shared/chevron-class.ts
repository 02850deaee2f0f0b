/** The class of an element that is the site's chevron; its looks stand in the head (chevron-styles). */
export const chevronClass = 'chevron'
