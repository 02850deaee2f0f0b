import type { Node, Parent } from 'unist'

/** Puts nodes in the place of another. What a parent may hold says its type, which is not known where all are visited. */
export function replaceNode(parent: Parent, index: number, nodes: readonly Node[]): void {
  parent.children.splice(index, 1, ...nodes)
}
