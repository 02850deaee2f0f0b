import type { ContentElement, ContentNode } from '../../shared/content-tree'

/** Components with a life of their own; what else there is only draws. */
const live = new Set(['CodeBlock', 'Figure', 'Tab', 'Tabs', 'Term', 'Workbench', 'table'])

/** Tags that a component stands for: React must know what is in them, since it draws more than their element. */
const drawn = new Set(['a', 'img', 'input', 'table'])

const isLive = (node: ContentNode): boolean =>
  typeof node !== 'string' && (live.has(node.tag) || (node.children ?? []).some(isLive))

const isHtml = (tag: string) => /^[a-z]/.test(tag) && !drawn.has(tag)

/**
 * A content tree without what the page's HTML says anyway: of an element in which nothing lives only the element is
 * left, of a listing all but its lines. So the data of the opened page are about a quarter of the whole (all pages: 1.9 of
 * 7.3 MB), and as much as is lively is hydrated.
 */
export function stillContent(node: ContentElement): ContentElement {
  const { children, ...element } = node
  if (element.tag === 'CodeBlock') {
    return { ...element, props: { ...element.props, html: '' }, still: true }
  }
  if (!children) return element
  if (isHtml(element.tag) && !isLive(node)) return { ...element, still: true }
  return {
    ...element,
    children: children.map((child) => (typeof child === 'string' ? child : stillContent(child))),
  }
}
