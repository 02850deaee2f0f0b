/** How wide the words of the home page's first screen are at most; the artwork stands beside them. */
export const heroTextWidth = '37.5rem'

/** The same on a tablet. */
export const tabletTextWidth = '27rem'
