import type { Nodes } from 'mdast'

/** The text of a heading or cell, code and variables as a sign that has no case. */
export function textWithoutCode(node: Nodes): string {
  if (node.type === 'inlineCode' || node.type === 'mdxTextExpression') return '`'
  return 'children' in node ? node.children.map(textWithoutCode).join('') : 'value' in node ? node.value : ''
}
