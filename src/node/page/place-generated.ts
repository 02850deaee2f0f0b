import type { Root, RootContent } from 'mdast'
import type { AuthorText } from '../markdown/nodes'

/**
 * Remark plugin: puts what is made from a page's models around the page's own text. From here on both are one page, so
 * that headings, links, code, search and table of contents are made in one way.
 * @param nodes the whole page, with places for the author's text; none where the page has no model. They stay as they are.
 */
export function remarkGenerated(nodes: readonly RootContent[]) {
  return (tree: Root) => {
    if (!nodes.length) return
    const heading = tree.children.findIndex(({ type }) => type === 'heading')
    const end = heading < 0 ? tree.children.length : heading
    const parts = { introduction: tree.children.slice(0, end), rest: tree.children.slice(end) }
    tree.children = filled(nodes, parts)
  }
}

const filled = (
  nodes: readonly RootContent[],
  parts: Readonly<Record<AuthorText['part'], RootContent[]>>,
): RootContent[] =>
  nodes.flatMap((node) => {
    if (node.type === 'authorText') return parts[node.part]
    return node.type === 'htmlElement' ? { ...node, children: filled(node.children, parts) } : node
  })
