import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { words } from '../../locale/site-words'

/** How many times each name stands in a list. */
const count = (names: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/**
 * Rehype plugin. A listing is named by its title or its language; where several of a page have the same name, each gets
 * the heading above it in front, and a number where that is not enough, so that no two sound alike.
 */
export const rehypeListingNames = () => (tree: Root) => {
  const listings: { element: Element; heading: string; name: string }[] = []
  let heading = ''
  visit(tree, 'element', (element: Element) => {
    if (/^h[1-6]$/.test(element.tagName)) heading = toString(element).trim()
    if (element.tagName !== 'CodeBlock') return
    const { title, language } = element.properties
    listings.push({ element, heading, name: String(title ?? words.content.code.join(String(language))) })
  })
  const named = count(listings.map(({ name }) => name))
  const below = count(listings.map(({ heading, name }) => heading + name))
  const seen = new Map<string, number>()
  for (const { element, heading, name } of listings) {
    if (named.get(name) === 1) continue
    const number = (seen.get(heading + name) ?? 0) + 1
    seen.set(heading + name, number)
    const numbered =
      below.get(heading + name) === 1 ? name : words.content.numbered.join({ name, number: String(number) })
    element.properties.name = heading ? words.content.listing.join({ heading, name: numbered }) : numbered
  }
}
