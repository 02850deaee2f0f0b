import type { Element, ElementContent, Root, Text } from 'hast'
import { h } from 'hastscript'
import { visit } from 'unist-util-visit'

/** A flag as it is typed: "-c", "--network". Longer ones may break: a phone's line has no more room. */
const flag = /(?<![\w-])(--?[a-zA-Z][\w-]{0,22})(?![\w-])/

/** Rehype plugin: keeps the flags in a line's code in one piece; browsers break them behind their hyphens. */
export const rehypeFlags = () => (tree: Root) =>
  visit(tree, 'element', (element: Element, _, parent) => {
    if (element.tagName !== 'code' || (parent?.type === 'element' && parent.tagName === 'pre')) return
    element.children = element.children.flatMap((child): ElementContent[] =>
      child.type === 'text' ? parted(child) : [child],
    )
  })

/** A text in pieces: every second one is a flag. */
const parted = ({ value }: Text): ElementContent[] =>
  value
    .split(flag)
    .map((piece, index) =>
      index % 2 ? h('span', { class: 'whole' }, piece) : { type: 'text' as const, value: piece },
    )
    .filter((piece) => piece.type === 'element' || piece.value)
