import { createElement, Fragment, type ComponentType, type ReactNode } from 'react'
import type { ContentNode } from '../../shared/content-tree'
import { contentComponents } from './components'
import { insideOf, keepInside } from './inside'

/** One node of a content tree as a React node. A tag is an HTML tag or the name of a content component. */
export function renderNode(node: ContentNode, key?: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, props, children = [], still } = node
  if (tag === 'CodeBlock')
    return createElement(
      contentComponents.CodeBlock as ComponentType,
      {
        ...props,
        lines: insideOf(node, props?.html as string | undefined),
        key,
      } as object,
    )
  if (still) {
    const inside = insideOf(node)
    return createElement(tag, {
      ...props,
      'data-still': '',
      key,
      dangerouslySetInnerHTML: inside,
      ref: keepInside(inside),
    })
  }
  const type = tag === 'Fragment' ? Fragment : ((contentComponents[tag] as ComponentType) ?? tag)
  return createElement(type, { ...props, key }, ...children.map((child, index) => renderNode(child, index)))
}
