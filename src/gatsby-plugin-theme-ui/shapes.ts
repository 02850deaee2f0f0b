/**
 * Shapes of the Lucide set as masks, for what has no element of its own for an icon: an item of a list, and lines that are
 * drawn anew at each key. Every browser knows the prefixed property, Chrome before 120 that one alone.
 * @param path the `d` of all its strokes, in a square of 24
 * @returns what `WebkitMask` takes, in the middle of its box
 */
export const maskOf = (path: string) => `${shapeOf(path)} center / contain no-repeat`

/** The same as `WebkitMaskImage` alone. */
export const shapeOf = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`
