import type { Element, ElementContent, Root } from 'hast'
import { h } from 'hastscript'
import { SKIP, visit } from 'unist-util-visit'

/** Raised and lowered letters and digits, of which the font of texts has some: those of one number would be of two fonts. */
const small = /([²³¹⁰ⁱ⁴-ⁿᴬ-ᵡ]+)|([ᵢ-ᵪ₀-₎ₐ-ₜ]+)/u

/** The letters and digits that they are. */
const plain = (text: string) => text.normalize('NFKC')

/** A text in pieces, each raised or lowered part an element of its own. */
function pieces(text: string): ElementContent[] {
  const [before, up, down, ...after] = text.split(small)
  const part = up ? h('sup', plain(up)) : h('sub', plain(down!))
  const rest = after.join('')
  return [
    ...(before ? [{ type: 'text' as const, value: before }] : []),
    part,
    ...(small.test(rest) ? pieces(rest) : rest ? [{ type: 'text' as const, value: rest }] : []),
  ]
}

/** Rehype plugin: letters and digits that are typed as raised or lowered ones become those of the text's own font. Code and headings stay as they are. */
export const rehypeRaised = () => (tree: Root) =>
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && /^(?:code|pre|kbd|h[1-6])$/.test(node.tagName)) return SKIP
    if (node.type !== 'text' || !small.test(node.value) || !parent || index === undefined) return
    const found = pieces(node.value)
    ;(parent as Element).children.splice(index, 1, ...found)
    return [SKIP, index + found.length]
  })
