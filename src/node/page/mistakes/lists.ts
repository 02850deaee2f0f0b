import type { Delete, List, Nodes, Paragraph, Parents } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { PageCompilation } from '../compilation'
import { sourceOf } from './source'

/** Numbers from here on are years, and no items of a list. */
const firstYear = 1000

/** Reports a numbered list that readers see with other numbers: all but the first are counted. Reported once a list. */
export function checkNumbers(node: List, page: PageCompilation) {
  if (!node.ordered) return
  const first = node.start ?? 1
  if (first >= firstYear) {
    page.mistake(node, `A list begins with ${first}.`, `Write ${first}\\. for a number that ends a sentence.`)
    return
  }
  const numbers = node.children.map((item) => Number(/^\d+/.exec(sourceOf(item, page))?.[0] ?? NaN))
  if (numbers.every((number) => number === first)) return
  const index = numbers.findIndex((number, place) => number !== first + place)
  if (index < 0) return
  page.mistake(
    node.children[index],
    `Readers see ${first + index} as the number of this item, and not ${numbers[index]}.`,
    'Number items one after the other, or each by 1. What belongs to an item is indented as far as its text.',
  )
}

/** Reports items without a word, of which readers see the sign alone. */
export function checkEmptyItems(node: List, page: PageCompilation) {
  for (const item of node.children)
    if (!item.children.length && /^(?:[-*+]|\d+[.)])$/.test(sourceOf(item, page).trim()))
      page.mistake(item, 'This item of the list is empty.', 'Write something in it, or remove it.')
}

/** The sign that an item begins with: "-", "1.", "2)". */
const markOf = (node: Nodes, page: PageCompilation) =>
  /^(?:[-*+]|\d+[.)])/.exec(sourceOf(node, page))?.[0] ?? ''

const columnOf = ({ position }: Nodes) => position?.start.column ?? 0

/**
 * Reports items that are indented too little to stand within the one above, and a list that is another one right
 * below the last: readers see one level, or a gap.
 * @param place of the list among the children of its parent
 */
export function checkLevels(node: List, { children }: Parents, place: number, page: PageCompilation) {
  const [before, above] = [place - 2, place - 1].map((at) => {
    const other = children[at]
    return other?.type === 'list' ? other : undefined
  })
  // Lists below each other are one mistake.
  if (before && above) return
  const items: Nodes[] = [...(above ? [above] : []), ...node.children]
  const indented = items.find((item, index) => index > 0 && columnOf(item) > columnOf(items[index - 1]!))
  if (indented) {
    page.mistake(
      indented,
      'This item is indented, and stands on the level of the one above it all the same.',
      'Indent a list within an item as far as the text of the item; begin the others where the first begins.',
    )
    return
  }
  if (!above || above.position?.end.line !== node.position!.start.line - 1) return
  // One that is within an item was to be indented: its numbers are told where they go on.
  const [mark, other] = [markOf(node, page), markOf(above, page)]
  if (mark.replace(/\d+/, '') === other.replace(/\d+/, '')) return
  page.mistake(
    node,
    `This item begins another list: the one above begins with "${other}".`,
    above.ordered === node.ordered
      ? 'Begin all items with the same sign.'
      : 'Indent a list within an item as far as the text of the item, or put a line of text between the two.',
  )
}

/** What parts a list from another one that has nothing to do with it. */
const parting = ['heading', 'thematicBreak', 'mdxJsxFlowElement', 'containerDirective']

/** Reports a numbered list that text which is not indented has ended: its next item is 1 again. Reported once a part. */
export function checkCutLists(parent: Parents, page: PageCompilation) {
  // What its steps must be is told by the component.
  if ('name' in parent && parent.name === 'Steps') return
  let last: List | undefined
  for (const [index, node] of parent.children.entries()) {
    if (parting.includes(node.type)) last = undefined
    if (node.type !== 'list' || !node.ordered || node.start !== 1) continue
    if (last?.children.length === 1 && parent.children[index - 1] !== last) {
      page.mistake(
        node,
        'Readers see 1 as the number of this item again: the text above has ended its list.',
        'Indent what belongs to an item as far as its text, or number the items one after the other.',
      )
      return
    }
    last = node
  }
}

/** Reports an item of a list that was meant as a task. */
export function checkTask(node: Paragraph, parent: Parents | undefined, page: PageCompilation) {
  if (parent?.type !== 'listItem' || node.children[0]?.type !== 'text') return
  const [box = ''] = /^\[\s*[xX]?\s*\](?=[\s\p{L}])/u.exec(sourceOf(node, page)) ?? []
  if (!box) return
  const meant = /x/i.test(box) ? '[x]' : '[ ]'
  page.mistake(node, `The box "${box}" is printed as it stands: it is no task.`, `Write "- ${meant} …".`)
}

/** Reports text that is struck out by one tilde on each side: others mean letters that are lowered. */
export function checkTildes(node: Delete, page: PageCompilation) {
  if (sourceOf(node, page).startsWith('~~')) return
  const text = toString(node)
  page.mistake(
    node,
    `"~${text}~" is struck out.`,
    `Write ~~${text}~~ if that is meant, and <sub>${text}</sub> for what is lowered.`,
  )
}
