import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Rehype plugin: the corner of a table above its rows' names heads nothing, and screen readers shall not say that it does. */
export const rehypeTables = () => (tree: Root) =>
  visit(tree, 'element', (element: Element) => {
    if (element.tagName === 'th' && !element.children.length) element.tagName = 'td'
  })
