import type { ContentElement, ContentNode, ContentValue } from '../../shared/content-tree'

type Children = (ContentNode | false | undefined)[]

/** One element of a content tree. Children that are not there are left out. */
export function h(
  tag: string,
  props?: Record<string, ContentValue> | null,
  ...children: Children
): ContentElement {
  const kept = children.filter(
    (child): child is ContentNode => child !== false && child !== undefined && child !== '',
  )
  return {
    tag,
    ...(props && Object.keys(props).length && { props }),
    ...(kept.length && { children: kept }),
  }
}

/** A heading with the link to itself, as the compiler makes it from Markdown. */
export const heading = (level: number, id: string, text: string): ContentElement =>
  h(`h${level}`, { id }, text, h('HeadingLink', { id, text }))

/** A list of nodes with a text between them. */
export const join = (nodes: ContentNode[], between: string): ContentNode[] =>
  nodes.flatMap((node, index) => (index ? [between, node] : [node]))

/** All elements of a tree, in the order of the page. */
export function* elements(node: ContentNode): Generator<ContentElement> {
  if (typeof node === 'string') return
  yield node
  for (const child of node.children ?? []) yield* elements(child)
}

/** The text of a tree. */
export const textOf = (node: ContentNode): string =>
  typeof node === 'string' ? node : (node.children ?? []).map(textOf).join('')
