import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { words } from '../../locale/site-words'

const heads = (table: Element) => {
  const texts: string[] = []
  visit(table, 'element', (element) => {
    if (element.tagName === 'th') texts.push(toString(element).trim())
  })
  return texts.filter(Boolean).join(words.common.listSeparator)
}

/** The heading alone where it has no other table. */
function nameOf(heading: string, columns: string, isTaken: boolean): string {
  if (!heading || !columns) return heading || columns
  return isTaken ? words.content.table.join({ heading, columns }) : heading
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
    properties.ariaLabel = nameOf(heading, heads(element), taken.has(heading))
    taken.add(heading)
  })
}
