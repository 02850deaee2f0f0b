import type { Nodes } from 'hast'

/** Whether a node is an element of a class. */
export const hasClass = (node: Nodes | undefined, name: string): boolean =>
  node?.type === 'element' && [node.properties.className].flat().includes(name)
