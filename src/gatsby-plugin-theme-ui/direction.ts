/**
 * For what points along the line, such as an arrow to the next page: where lines run from right to left it points the
 * other way. `--dir` (GlobalStyles) is 1 or -1. It goes together with a `transform`.
 */
export const mirrored = { scale: 'var(--dir) 1' }
