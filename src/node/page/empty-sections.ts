import type { ElementContent, Root, RootContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Mistake } from '../source/mistakes'
import type { PageCompilation } from './compilation'
import { isComment } from './fill'

/**
 * Rehype plugin: finds headings with nothing below them before the next one of their level or above, or the end. A heading
 * of a level below is something: it may say at once what its parts are. Headings that are made from a model have none of
 * their own text to lack.
 * @param found what readers would mind, and an author who has begun a draft would not
 */
export function rehypeEmptySections(page: PageCompilation, found: Mistake[]) {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (!('children' in node)) return
      const parts = node.children.filter(isSomething)
      for (const [index, part] of parts.entries()) {
        const level = levelOf(part)
        const start = part.position?.start
        // What is no heading of an author, or a wrong one, has been told.
        if (level < 2 || !start || !page.text.startsWith('#', start.offset)) continue
        const next = parts[index + 1]
        const below = next && levelOf(next)
        if (next && (!below || below > level)) continue
        found.push({
          file: page.file,
          line: start.line,
          message: `Nothing stands below the heading "${toString(part).trim()}".`,
          fix: 'Write what it promises, or remove it.',
        })
      }
    })
  }
}

const levelOf = (node: RootContent | ElementContent) =>
  node.type === 'element' ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0) : 0

/** Whether readers see anything of a node. The notes at the foot of a page are no part of its last section. */
function isSomething(node: RootContent | ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() !== ''
  if (node.type === 'element') return node.properties.dataFootnotes === undefined
  const { type, value = '' } = node as { type: string; value?: string }
  return !(type === 'comment' || type === 'yaml' || (/^mdx\w+Expression$/.test(type) && isComment(value)))
}
