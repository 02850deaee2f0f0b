/** Nothing is wider than the window. */
export const overflow = () =>
  document.documentElement.scrollWidth > window.innerWidth ? ['the page is wider than the window'] : []
