/**
 * How long the interface takes to answer, and in which way: all that changes does so in one of these. `quick` is for
 * what happens under a pointer, `move` for what comes, goes or grows. Figures keep their own time.
 */
export const motions = { quick: '120ms ease-out', move: '200ms ease-in-out' } as const

/** How long `move` takes, in milliseconds. */
export const moveTime = 200
