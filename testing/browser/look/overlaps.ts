import './tools'

/** No text lies over another. Lines that are set tight touch with what has no letters in it. */
export function overlaps() {
  const { lines, nameOf } = window.tools
  const all = lines()
    .map(({ element, rect }) => ({
      element,
      left: rect.left + 1,
      right: rect.right - 1,
      top: rect.top + rect.height * 0.3,
      bottom: rect.bottom - rect.height * 0.3,
    }))
    .sort((one, other) => one.top - other.top)
  const found = new Set<string>()
  all.forEach((one, index) => {
    for (let next = index + 1; next < all.length && all[next]!.top < one.bottom; next++) {
      const other = all[next]!
      if (other.left < one.right && one.left < other.right && other.element !== one.element)
        found.add(`${nameOf(one.element)} lies over ${nameOf(other.element)}`)
    }
  })
  return [...found]
}
