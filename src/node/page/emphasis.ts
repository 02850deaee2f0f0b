import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import { closeSigns } from '../../shared/close-signs'

const firstCloseSigns = new RegExp(`^${closeSigns.source}`)

/**
 * Rehype plugin: slants a sign with the word that it follows, as printers do. Behind emphasis there is a gap, since the last
 * slanted letter leans over what is next (content-styles.ts): it stands behind the sign.
 */
export const rehypeEmphasis = () => (tree: Root) =>
  visit(tree, 'element', ({ tagName, children }, index, parent) => {
    const last = children.at(-1)
    const next = parent?.children[index! + 1]
    if (tagName !== 'em' || last?.type !== 'text' || next?.type !== 'text') return
    const signs = firstCloseSigns.exec(next.value)?.[0] ?? ''
    last.value += signs
    next.value = next.value.slice(signs.length)
    if (!next.value) parent!.children.splice(index! + 1, 1)
  })
