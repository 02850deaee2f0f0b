/** Of the window's height, the px that a line of the results mostly comes to, with its share of what stands around the list. */
const perLine = 70

/** Lines of results that a window may show before the list is scrolled. */
export const inSight = () => Math.max(1, Math.ceil(window.innerHeight / perLine))
