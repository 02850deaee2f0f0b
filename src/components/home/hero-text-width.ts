/** How wide the words of the home page's first screen are at most; the artwork stands beside them. */
export const heroTextWidth = '34rem'

/** From this width on the artwork stands beside the words, which a tablet sets narrower. */
export const tabletWidth = '48em'
export const tabletTextWidth = '27rem'
