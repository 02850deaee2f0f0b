import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { wholePieces } from './whole-pieces'

/** A flag as it is typed: "-c", "--network". Longer ones may break: a phone's line has no more room. */
const flag = /(?<![\w-])(--?[a-zA-Z][\w-]{0,22})(?![\w-])/

/** Rehype plugin: keeps the flags in a line's code in one piece; browsers break them behind their hyphens. */
export const rehypeFlags = () => (tree: Root) =>
  visit(tree, 'element', (element: Element, _, parent) => {
    if (element.tagName !== 'code' || (parent?.type === 'element' && parent.tagName === 'pre')) return
    element.children = element.children.flatMap((child) =>
      child.type === 'text' ? wholePieces(child.value, flag) : [child],
    )
  })
