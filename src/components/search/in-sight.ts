/** Height of most lines of the results, in px; the list is lower than the window by more than lower ones make up for. */
const usualLine = 60

/** Lines of results that a window may show before the list is scrolled. */
export const inSight = () => Math.ceil(window.innerHeight / usualLine)
