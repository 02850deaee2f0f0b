import type { Delete, List } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { PageCompilation } from '../compilation'
import { sourceOf } from './source'

/** Tells of a numbered list that readers see with other numbers: all but the first are counted. Told once a list. */
export function checkNumbers(node: List, page: PageCompilation) {
  if (!node.ordered) return
  const first = node.start ?? 1
  const numbers = node.children.map((item) => Number(/^\d+/.exec(sourceOf(item, page))?.[0] ?? NaN))
  if (numbers.every((number) => number === first)) return
  const index = numbers.findIndex((number, place) => number !== first + place)
  if (index < 0) return
  page.fault(
    node.children[index],
    `Readers see ${first + index} as the number of this item, and not ${numbers[index]}.`,
    'Number items one after the other, or each by 1. What belongs to an item is indented as far as its text.',
  )
}

/** Tells of text that is struck out by one tilde on each side: others mean letters that are lowered. */
export function checkTildes(node: Delete, page: PageCompilation) {
  if (sourceOf(node, page).startsWith('~~')) return
  const text = toString(node)
  page.fault(
    node,
    `"~${text}~" is struck out.`,
    `Write ~~${text}~~ if that is meant, and <sub>${text}</sub> for what is lowered.`,
  )
}
