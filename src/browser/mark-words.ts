import { markedWords } from '../search/marks'
import { namedElement } from './named-element'
import { showMarks } from './show-marks'

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
  const previousHeading = location.pathname === path ? null : document.querySelector('main h1')
  let frame = requestAnimationFrame(function look() {
    const scope = location.pathname === path && !previousHeading?.isConnected ? scopeOf(hash) : null
    if (scope) clearLast = showMarks(rangesIn(scope, words))
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

/** Whether a text is the page's own words: no label of a button, no link of a heading to itself. */
const isOwnText = ({ parentElement }: Node) =>
  !parentElement?.closest('button, [aria-hidden=true], script, style')

/** Where some words stand in a part of the page. */
function rangesIn(scope: Element[], words: ReadonlySet<string>): Range[] {
  return scope.flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const ranges: Range[] = []
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      if (!isOwnText(node)) continue
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
