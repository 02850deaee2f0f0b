import { colorValue } from '../gatsby-plugin-theme-ui/roles'

/** Name of the highlight. */
const highlightName = 'found'

/** Class of the boxes that stand over marked words where the browser has no highlights of its own. */
const boxClass = 'found-box'

/** How marks look. They stay when the search that has made them is closed, so they are no component's. */
const styles = `
::highlight(${highlightName}) {
  background-color: ${colorValue('warning.background')};
  color: ${colorValue('warning.text')};
  text-decoration: underline;
}
.${boxClass} {
  position: absolute;
  z-index: 1;
  pointer-events: none;
  border-bottom: 2px solid ${colorValue('warning.text')};
}`

/**
 * Marks ranges of the page until Escape is pressed or the page changes.
 * @returns takes the marks away
 */
export function showMarks(ranges: Range[]): () => void {
  const sheet = document.createElement('style')
  sheet.textContent = styles
  document.head.append(sheet)
  const hide = 'highlights' in CSS ? showHighlights(ranges) : showBoxes(ranges)
  const path = location.pathname
  const moved = new MutationObserver(() => {
    if (location.pathname !== path) clear()
  })
  const onKey = ({ key }: KeyboardEvent) => {
    // One that closes a dialog closes only that.
    if (key === 'Escape' && !document.querySelector('dialog[open]')) clear()
  }
  function clear() {
    hide()
    sheet.remove()
    moved.disconnect()
    document.removeEventListener('keydown', onKey)
  }
  document.addEventListener('keydown', onKey)
  moved.observe(document.body, { childList: true, subtree: true, characterData: true })
  return clear
}

/** Marks without elements of their own, by the CSS Custom Highlight API. */
function showHighlights(ranges: Range[]) {
  CSS.highlights.set(highlightName, new Highlight(...ranges))
  return () => void CSS.highlights.delete(highlightName)
}

/** Boxes over the words, placed anew whenever the page's size changes. */
function showBoxes(ranges: Range[]) {
  const layer = document.createElement('div')
  layer.setAttribute('aria-hidden', 'true')
  document.body.append(layer)
  const place = () => {
    const boxes = ranges.flatMap((range) => [...range.getClientRects()].map(boxAt))
    layer.replaceChildren(...boxes)
  }
  const resized = new ResizeObserver(place)
  resized.observe(document.body)
  return () => {
    resized.disconnect()
    layer.remove()
  }
}

function boxAt({ left, top, width, height }: DOMRect): HTMLElement {
  const box = document.createElement('div')
  box.className = boxClass
  // eslint-disable-next-line no-restricted-syntax -- a place that was measured from the window's left edge
  box.style.left = `${left + scrollX}px`
  box.style.top = `${top + scrollY}px`
  box.style.width = `${width}px`
  box.style.height = `${height}px`
  return box
}
