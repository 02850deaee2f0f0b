import type { Definition, Image, ImageReference, Link, Literal, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { paragraph, text } from '../markdown/nodes'
import type { PageCompilation } from './compilation'
import { componentsHint } from './components'
import { fill, isComment } from './fill'
import { fillText } from '../source/fill-variables'
import { replaceNode } from './replace-node'

/**
 * Remark plugin: fills `{name}` in prose and addresses, and refuses what would be code. Content is data: it is never
 * run, neither at build nor in the browser.
 */
export function remarkExpressions(page: PageCompilation) {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      switch (node.type) {
        case 'mdxjsEsm':
          page.mistake(node, "Content can't import or export.", componentsHint)
          break
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
          break
        case 'link':
        case 'image':
        case 'imageReference':
        case 'definition':
          fillReference(node, page)
          return
        case 'inlineCode':
          // Braces belong to many languages, so a name that nobody defines is no mistake here.
          node.value = fillText(node.value, page.variables)
          return
        default:
          return
      }
      if (!parent || index === undefined) return
      const value = node.type === 'mdxjsEsm' ? '' : expressionText(node, page)
      const isBlock = node.type === 'mdxFlowExpression'
      // A comment on a line of its own leaves no empty paragraph behind.
      const filled = !isBlock ? [text(value)] : value ? [paragraph(text(value))] : []
      replaceNode(parent, index, filled)
      return [SKIP, index + filled.length]
    })
  }
}

/** Fills the address, the title and the text alternative of a link or an image. */
function fillReference(node: Link | Image | ImageReference | Definition, page: PageCompilation) {
  const line = node.position?.start.line
  if ('url' in node) node.url = fill(node.url, 'address', page, line)
  if ('title' in node && node.title) node.title = fill(node.title, 'text', page, line)
  if (!('alt' in node)) return
  // The parser drops the braces from the text alternative, so it is read from the page's text.
  const source = page.text.slice(node.position?.start.offset, node.position?.end.offset)
  const alt = /^!\[([^\]]*\{[^\]]*)\]/.exec(source)?.[1]
  if (alt) node.alt = fill(alt, 'text', page, line)
}

/** What `{…}` in prose stands for: a variable's value, or nothing where it is a comment. */
function expressionText(node: Literal, page: PageCompilation): string {
  const name = node.value.trim()
  if (isComment(name) && name) return ''
  if (/^[a-zA-Z]\w*$/.test(name)) return fill(`{${name}}`, 'text', page, node.position?.start.line)
  const [, id] = /^:?\s*(?:id\s*=\s*['"]?|#)([\w-]+)['"]?$/.exec(name) ?? []
  page.mistake(
    node,
    name ? `Content can't hold code: {${name.slice(0, 40)}}.` : 'The braces {} hold nothing.',
    id
      ? `Write {#${id}} behind the words of a heading.`
      : 'Write {name} for a variable, or \\{ for a brace of the text.',
  )
  return ''
}
