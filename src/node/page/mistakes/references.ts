import type { Definition, FootnoteDefinition, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { PageCompilation } from '../compilation'

/** Reports definitions and texts of footnotes that nothing refers to, or that stand there twice. */
export function checkReferences(tree: Root, page: PageCompilation) {
  const links: Definition[] = []
  const notes: FootnoteDefinition[] = []
  const used = { links: new Set<string>(), notes: new Set<string>() }
  visit(tree, (node) => {
    // A name with a space makes a link of a footnote.
    if (node.type === 'definition' && node.label?.startsWith('^')) return reportSpace(node, tree, page)
    if (node.type === 'definition') links.push(node)
    if (node.type === 'footnoteDefinition') notes.push(node)
    if (node.type === 'linkReference' || node.type === 'imageReference') used.links.add(node.identifier)
    if (node.type === 'footnoteReference') used.notes.add(node.identifier)
  })
  const another = 'Remove one of the two, or give it another name.'
  for (const [node, isFirst] of inOrder(links)) {
    const name = `[${node.label ?? node.identifier}]`
    if (!isFirst)
      page.mistake(node, `The definition ${name} stands here twice: this one is never read.`, another)
    else if (!used.links.has(node.identifier))
      page.mistake(
        node,
        `Nothing refers to the definition ${name}.`,
        `Write [text]${name} where the link stands, or remove the line.`,
      )
  }
  for (const [node, isFirst] of inOrder(notes)) {
    const isEmpty = isFirst && !toString(node).trim()
    const name = `[^${node.label ?? node.identifier}]`
    if (!isFirst)
      page.mistake(node, `The footnote ${name} stands here twice: this text is not shown.`, another)
    else if (!used.notes.has(node.identifier))
      page.mistake(
        node,
        `Nothing refers to the footnote ${name}: it is not shown.`,
        `Write ${name} where its mark stands, or remove it.`,
      )
    else if (isEmpty)
      page.mistake(node, `The footnote ${name} is empty.`, 'Write its text behind the colon, or remove both.')
  }
}

/** Reports a footnote whose name has a space, so that its mark is a link to its first word; the mark is text from here on. */
function reportSpace({ identifier, label, ...node }: Definition, tree: Root, page: PageCompilation) {
  page.mistake(
    node,
    `The name of the footnote [${label}] has a space.`,
    `Write [${label!.trim().replace(/\s+/g, '-')}] in both places.`,
  )
  visit(tree, 'linkReference', (mark, index, parent) => {
    if (mark.identifier !== identifier || !parent) return
    parent.children[index!] = { type: 'text', value: `[${label}]`, position: mark.position }
  })
}

/** Each node, and whether it is the first of its name. */
const inOrder = <T extends { identifier: string }>(nodes: readonly T[]) =>
  nodes.map((node) => [node, nodes.find((one) => one.identifier === node.identifier) === node] as const)
