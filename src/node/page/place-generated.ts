import type { Root, RootContent } from 'mdast'

/**
 * Remark plugin: puts what is made from a page's models between the page's introduction and its first heading, or
 * at its end where it has no heading.
 */
export function remarkReference(nodes: readonly RootContent[]) {
  return (tree: Root) => {
    const heading = tree.children.findIndex(({ type }) => type === 'heading')
    tree.children.splice(heading < 0 ? tree.children.length : heading, 0, ...structuredClone(nodes))
  }
}
