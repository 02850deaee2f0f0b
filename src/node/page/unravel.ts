import type { Paragraph, PhrasingContent, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { SKIP, visit } from 'unist-util-visit'
import { isInlineComponent } from './component-schemas'
import { replaceNode } from './replace-node'

/**
 * Remark plugin: a component that stands alone on its line is a block. Markdown takes it for a paragraph, which
 * would put a `<div>` into a `<p>`. A badge or key that holds only a variable, or has lines of its own, is the other way
 * round: Markdown takes it for a block, which would put a `<p>` into a `<span>`.
 */
export function remarkUnravel() {
  return (tree: Root) => {
    visit(tree, 'paragraph', (node, index, parent) => {
      if (!parent || index === undefined || !holdsOnlyComponents(node)) return
      const components = node.children.filter((child) => child.type === 'mdxJsxTextElement')
      replaceNode(
        parent,
        index,
        components.map((child) => ({ ...child, type: 'mdxJsxFlowElement' })),
      )
      return [SKIP, index]
    })
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (!parent || index === undefined || !isInlineComponent(node.name)) return
      const children = lineOf(node)
      if (!children) return
      const inline: MdxJsxTextElement = { ...node, type: 'mdxJsxTextElement', children }
      parent.children.splice(index, 1, { type: 'paragraph', children: [inline] })
      return SKIP
    })
  }
}

/** What stands in a badge or key that Markdown takes for a block; nothing where it is more than a line of text. */
function lineOf({ children }: MdxJsxFlowElement): PhrasingContent[] | undefined {
  const [first, ...others] = children
  if (first?.type === 'paragraph' && !others.length) return first.children
  const expressions = children.filter((child) => child.type === 'mdxFlowExpression')
  return expressions.length === children.length
    ? expressions.map((child) => ({ ...child, type: 'mdxTextExpression' as const }))
    : undefined
}

const holdsOnlyComponents = (node: Paragraph) =>
  node.children.some((child) => child.type === 'mdxJsxTextElement') &&
  node.children.every(
    (child) =>
      (child.type === 'mdxJsxTextElement' && !isInlineComponent(child.name)) ||
      (child.type === 'text' && child.value.trim() === ''),
  )
