import type { Paragraph, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { PageCompilation } from '../compilation'
import { sourceOf } from './source'

/** Shorter ones may well be said of several things. */
const shortest = 60
const shownLetters = 38

/** Reports a paragraph that was copied, and should have been moved. */
export function checkRepeated(tree: Root, page: PageCompilation) {
  const seen = new Set<string>()
  visit(tree, 'paragraph', (node: Paragraph) => {
    const text = sourceOf(node, page)
    if (text.length < shortest) return
    if (seen.has(text))
      page.mistake(
        node,
        `This paragraph stands on the page twice: "${text.slice(0, shownLetters).trimEnd()}…".`,
        'Remove one of the two.',
      )
    seen.add(text)
  })
}
