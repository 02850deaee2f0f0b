import type { Element, ElementContent } from 'hast'
import type { Handle } from 'hast-util-to-mdast'
import { toString } from 'hast-util-to-string'
import type { RootContent } from 'mdast'
import { componentHandlers } from './handlers'

/** Footnotes of HTML as footnotes again: the marks in the text, and the section at the end. */
export const footnoteHandlers: Record<string, Handle> = {
  sup(state, element) {
    const [mark] = element.children
    if (mark?.type !== 'element' || !('dataFootnoteRef' in mark.properties))
      return componentHandlers.sup!(state, element, undefined)
    return { type: 'footnoteReference', identifier: toString(mark) }
  },
  section(state, element) {
    if (!('dataFootnotes' in element.properties)) return state.toFlow(state.all(element))
    const list = element.children.find((child): child is Element => isElement(child, 'ol'))
    return (list?.children ?? [])
      .filter((child): child is Element => isElement(child, 'li'))
      .map((item, index): RootContent => ({
        type: 'footnoteDefinition',
        identifier: String(index + 1),
        children: state.toFlow(state.all(withoutReturn(item))),
      }))
  },
}

const isElement = (node: ElementContent, tagName: string) =>
  node.type === 'element' && node.tagName === tagName

/** A footnote's text without the arrow that leads back to its mark. */
function withoutReturn<T extends ElementContent>(node: T): T {
  if (node.type !== 'element') return node
  const children = node.children
    .filter((child) => !(child.type === 'element' && 'dataFootnoteBackref' in child.properties))
    .map(withoutReturn)
  return { ...node, children }
}
