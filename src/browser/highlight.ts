import { colorValue } from '../gatsby-plugin-theme-ui/roles'
import { markedWords } from '../search/marks'
import { namedElement } from './named-element'

/** Name of the highlight. */
const highlightName = 'found'

/** Class of the boxes that stand over marked words where the browser has no highlights of its own. */
const boxClass = 'found-box'

/** How marks look. They stay when the search that has made them is closed, so no component of it can hold this. */
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

/** How long a page may take to come, in milliseconds. */
const patience = 10_000

let clearLast = () => {}

/**
 * Marks words on a page once it has come, until Escape is pressed or the page changes. The page's own elements are
 * not touched: React would stumble over them. To be called before going there: the address changes first, and the page
 * that is left stays until the next one has loaded.
 * @param hash "#anchor" of the part that is marked; the whole text where it is empty
 */
export function markOnPage(path: string, hash: string, words: ReadonlySet<string>) {
  clearLast()
  const begun = performance.now()
  const left = location.pathname === path ? null : document.querySelector('main h1')
  let frame = requestAnimationFrame(function look() {
    const scope = location.pathname === path && !left?.isConnected ? scopeOf(hash) : null
    if (scope) clearLast = show(rangesIn(scope, words))
    else if (performance.now() - begun < patience) frame = requestAnimationFrame(look)
  })
  clearLast = () => cancelAnimationFrame(frame)
}

/** The elements of a part: from its heading to the next one of its rank, a table's row, or the whole article. */
function scopeOf(hash: string): Element[] | null {
  if (!hash) return [...document.querySelectorAll('main article, main h1')].slice(0, 1)
  const start = namedElement(hash)
  if (!start) return null
  if (!/^H\d$/.test(start.tagName)) return [start]
  const scope: Element[] = [start]
  for (let next = start.nextElementSibling; next; next = next.nextElementSibling) {
    if (/^H\d$/.test(next.tagName) && next.tagName <= start.tagName) break
    scope.push(next)
  }
  return scope
}

/** Texts that are not the page's own words: labels of buttons, links of headings to themselves. */
const isText = ({ parentElement }: Node) =>
  !parentElement?.closest('button, [aria-hidden=true], script, style')

function rangesIn(scope: Element[], words: ReadonlySet<string>): Range[] {
  return scope.flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const ranges: Range[] = []
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      if (!isText(node)) continue
      for (const { start, end } of markedWords(node.data, words)) {
        const range = document.createRange()
        range.setStart(node, start)
        range.setEnd(node, end)
        ranges.push(range)
      }
    }
    return ranges
  })
}

/** Shows the marks. @returns the way to take them away */
function show(ranges: Range[]): () => void {
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
    clearLast = () => {}
  }
  document.addEventListener('keydown', onKey)
  moved.observe(document.body, { childList: true, subtree: true, characterData: true })
  return clear
}

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
