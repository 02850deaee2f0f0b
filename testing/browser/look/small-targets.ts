import './tools'

/**
 * What is pressed is as large as a finger needs it, 24 px each way, or as far from others (WCAG 2.5.8). Links within a line
 * of text are as high as the line.
 */
export function smallTargets() {
  const { controls, nameOf } = window.tools
  const all = controls().map((element) => ({ element, box: element.getBoundingClientRect() }))
  const isInText = (element: Element) => {
    if (getComputedStyle(element).display !== 'inline') return false
    const around = element.closest(
      'p, li, dt, dd, td, th, h1, h2, h3, h4, h5, h6, figcaption, summary, label, div',
    )
    return around !== null && around.textContent.trim() !== element.textContent.trim()
  }
  const isSmall = ({ width, height }: DOMRect) => width < 23.9 || height < 23.9
  return all.flatMap(({ element, box }) => {
    if (!isSmall(box) || isInText(element)) return []
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const near = all.some(({ element: other, box: its }) => {
      if (other === element || other.contains(element) || element.contains(other)) return false
      if (isSmall(its)) return Math.hypot(x - its.left - its.width / 2, y - its.top - its.height / 2) < 23.9
      return (
        Math.hypot(
          x - Math.min(Math.max(x, its.left), its.right),
          y - Math.min(Math.max(y, its.top), its.bottom),
        ) < 11.9
      )
    })
    return near ? [`target of ${box.width.toFixed()} × ${box.height.toFixed()} px: ${nameOf(element)}`] : []
  })
}
