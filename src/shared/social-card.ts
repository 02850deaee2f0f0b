/** Size of the pictures that links are shared with, in pixels. */
export const socialCardSize = { width: 1200, height: 630 }

/** Where the picture stands that a link to a document or a listing is shared with. */
export const socialCardPath = (path: string) => `/social${path.replace(/\/$/, '.png')}`
