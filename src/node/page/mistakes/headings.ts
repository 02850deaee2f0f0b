import type { Heading, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { PageCompilation } from '../compilation'
import { hasFrontmatter } from '../frontmatter'
import { sourceOf } from './source'

const ownId = /\s*\{#[\w.-]+\}$/

const signs = (level: number) => '#'.repeat(level)

/**
 * Tells of headings that say nothing, that were not meant as such, and that leave a level out.
 * @param hasModel whether the text stands below headings of a model
 */
export function checkHeadings(tree: Root, page: PageCompilation, hasModel: boolean) {
  let above = hasModel ? 2 : 1
  visit(tree, 'heading', (node: Heading) => {
    const text = toString(node).replace(ownId, '')
    const source = sourceOf(node, page)
    if (!source.startsWith('#') && node.depth === 2) {
      if (isHead(node, page)) return
      page.fault(
        node,
        `The line --- below makes a heading of "${text.split('\n').at(-1)}".`,
        'Write ## before a heading; a line across the page has an empty line above it.',
      )
    } else if (!node.children.length)
      page.fault(node, 'The heading is empty.', 'Say what follows, or remove it.')
    else checkLevel(node, text, above, page)
    above = node.depth
  })
}

/** Whether a heading is a frontmatter that is none, which has been told. */
const isHead = ({ position }: Heading, { text }: PageCompilation) =>
  !hasFrontmatter(text) && !text.slice(0, position?.end.offset).trim().includes('\n\n')

/** Whoever goes from heading to heading by ear takes a level that is left out for a part that is missing. */
function checkLevel(node: Heading, text: string, above: number, page: PageCompilation) {
  const next = above + 1
  if (node.depth <= next) return
  const place = above > 1 ? `follows ${signs(above)}` : 'begins the page'
  page.fault(
    node,
    `The heading "${text}" leaves a level out: ${signs(node.depth)} ${place}.`,
    `Begin it with ${signs(next)}.`,
  )
}
