import type { Paragraph, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'

/**
 * Remark plugin: a component that stands alone on its line is a block. Markdown takes it for a paragraph, which
 * would put a `<div>` into a `<p>`. A badge or key that holds only a variable is the other way round: Markdown takes
 * it for a block, which would put a `<p>` into a `<span>`.
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
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (!parent || index === undefined || !inlineComponents.includes(node.name ?? '')) return
      if (!node.children.every((child) => child.type === 'mdxFlowExpression')) return
      const children = node.children.map((child) => ({ ...child, type: 'mdxTextExpression' }))
      const inline = { ...node, type: 'mdxJsxTextElement', children }
      parent.children.splice(index, 1, { type: 'paragraph', children: [inline as never] })
      return SKIP
    })
  }
}

/** Badges, keys, terms, raised and lowered text belong to a sentence; all other components are blocks. */
const inlineComponents = ['Badge', 'Kbd', 'Term', 'sub', 'sup']

const holdsOnlyComponents = (node: Paragraph) =>
  node.children.some((child) => child.type === 'mdxJsxTextElement') &&
  node.children.every(
    (child) =>
      (child.type === 'mdxJsxTextElement' && !inlineComponents.includes(child.name ?? '')) ||
      (child.type === 'text' && child.value.trim() === ''),
  )
