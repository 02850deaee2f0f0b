import type { Paragraph, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'

/**
 * Remark plugin: a component that stands alone on its line is a block. Markdown takes it for a paragraph, which
 * would put a `<div>` into a `<p>`.
 */
export function remarkUnravel() {
  return (tree: Root) => {
    visit(tree, 'paragraph', (node, index, parent) => {
      if (!parent || index === undefined || !holdsOnlyComponents(node)) return
      const components = node.children.filter((child) => child.type === 'mdxJsxTextElement')
      parent.children.splice(
        index,
        1,
        ...(components.map((child) => ({ ...child, type: 'mdxJsxFlowElement' })) as never[]),
      )
      return [SKIP, index]
    })
  }
}

/** Badges and keys belong to a sentence; all other components are blocks. */
const inlineComponents = ['Badge', 'Kbd']

const holdsOnlyComponents = (node: Paragraph) =>
  node.children.some((child) => child.type === 'mdxJsxTextElement') &&
  node.children.every(
    (child) =>
      (child.type === 'mdxJsxTextElement' && !inlineComponents.includes(child.name ?? '')) ||
      (child.type === 'text' && child.value.trim() === ''),
  )
