import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

const heads = (table: Element) => {
  const texts: string[] = []
  visit(table, 'element', (element) => {
    if (element.tagName === 'th') texts.push(toString(element).trim())
  })
  return texts.filter(Boolean).join(', ')
}

/**
 * Rehype plugin. A table is named by what it shows: the heading above it; a further one below the same heading, and one
 * above all headings, by the heads of its columns. The corner above the rows' names heads nothing, and screen readers
 * shall not say that it does.
 */
export const rehypeTables = () => (tree: Root) => {
  const taken = new Set<string>()
  let heading = ''
  visit(tree, 'element', (element: Element) => {
    const { tagName, properties } = element
    if (/^h[2-6]$/.test(tagName)) heading = toString(element).trim()
    if (tagName === 'th' && !element.children.length) element.tagName = 'td'
    if (tagName !== 'table') return
    const isFirst = heading && !taken.has(heading)
    properties.ariaLabel = isFirst ? heading : [heading, heads(element)].filter(Boolean).join(': ')
    taken.add(heading)
  })
}
