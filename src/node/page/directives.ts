import type { Paragraph, Root } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import { toString } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { admonitionKinds } from '../../shared/author-components'
import { suggest } from '../source/faults'
import { fillText } from '../source/variables'
import type { PageCompilation } from './compilation'

/**
 * Remark plugin: `:::note[Title]` boxes become Admonition elements. Other uses of colons ("at 10:30") are text and
 * stay what the author wrote.
 */
export function remarkAdmonitions(page: PageCompilation) {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'containerDirective') return becomeAdmonition(node, page)
      if (node.type !== 'textDirective' && node.type !== 'leafDirective') return
      if (!parent || index === undefined) return
      const text = { type: 'text' as const, value: fillText(sourceOf(node, page.text), page.variables) }
      const literal = node.type === 'leafDirective' ? { type: 'paragraph' as const, children: [text] } : text
      parent.children.splice(index, 1, literal as never)
      return [SKIP, index + 1]
    })
  }
}

function becomeAdmonition(node: ContainerDirective, page: PageCompilation) {
  if (!(admonitionKinds as readonly string[]).includes(node.name)) {
    page.fault(node, `Unknown box ":::${node.name}".`, suggest(node.name, admonitionKinds))
    return
  }
  const [first, ...rest] = node.children
  const label = isLabel(first) ? toString(first) : undefined
  node.children = label === undefined ? node.children : rest
  node.data = { hName: 'Admonition', hProperties: { kind: node.name, ...(label && { title: label }) } }
}

const isLabel = (node: ContainerDirective['children'][number] | undefined): node is Paragraph =>
  node?.type === 'paragraph' &&
  (node.data as { directiveLabel?: boolean } | undefined)?.directiveLabel === true

const sourceOf = (node: TextDirective | LeafDirective, text: string) =>
  text.slice(node.position?.start.offset, node.position?.end.offset)
