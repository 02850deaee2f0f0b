import type { RefCallback } from 'react'
import type { ContentElement } from '../../shared/content-tree'

/** The HTML in an element that React leaves alone; "" while it stands in the page and React has not been told of it. */
export interface Inside {
  __html: string
}

const insides = new WeakMap<ContentElement, Inside>()

/**
 * What is in an element of a content tree, the same object each time: React would write another one anew.
 * @param html what the tree says of it; nothing where the page's HTML has it
 */
export function insideOf(node: ContentElement, html = ''): Inside {
  const known = insides.get(node)
  if (known) return known
  const inside = { __html: html }
  insides.set(node, inside)
  return inside
}

/** Remembers what the server has drawn in an element when its page is left, for the way back. */
export const keepInside =
  (inside: Inside): RefCallback<Element> =>
  (element) =>
  () => {
    if (element && !inside.__html) inside.__html = element.innerHTML
  }
