/** Of the window's height, the px that each line of the results comes to, at least, with what stands around the list. */
const perLine = 70

/** Lines of results that a window may show before the list is scrolled. */
export const inSight = () => Math.ceil(window.innerHeight / perLine)
