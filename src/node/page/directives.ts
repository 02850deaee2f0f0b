import type { Paragraph, Root } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import { toString } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { admonitionKinds } from '../../shared/author-components'
import { fillText } from '../source/fill-variables'
import { paragraph, text } from '../markdown/nodes'
import type { PageCompilation } from './compilation'
import { boxesAround, checkBox, checkEnd, isClosed } from './mistakes/boxes'
import { sourceOf } from './mistakes/source'
import { replaceNode } from './replace-node'

const kinds: readonly string[] = admonitionKinds
const boxFix = 'Write :::note[Title] where a box begins, and ::: where it ends.'
const englishFix = 'Write :::note[Title] and :::, with the colons of an English keyboard.'

/**
 * Remark plugin: `:::note[Title]` boxes become Admonition elements. Other uses of colons ("at 10:30") are text and
 * stay what the author wrote.
 */
export function remarkAdmonitions(page: PageCompilation) {
  return (tree: Root) => {
    const around = boxesAround(tree, page)
    let open = 0
    visit(tree, 'containerDirective', (node) => {
      if (!isClosed(node, page)) open++
    })
    visit(tree, 'paragraph', looseLines(page, open))
    visit(tree, (node, index, parent) => {
      if (node.type === 'containerDirective') return becomeAdmonition(node, around.get(node), page)
      if (node.type !== 'textDirective' && node.type !== 'leafDirective') return
      if (!parent || index === undefined) return
      checkLooseBox(node, index, page)
      const literal = text(fillText(sourceOf(node, page), page.variables))
      replaceNode(parent, index, [node.type === 'leafDirective' ? paragraph(literal) : literal])
      return [SKIP, index + 1]
    })
  }
}

/** A box that is written with too few colons: it begins a paragraph, and its name is that of a box. */
function checkLooseBox(node: LeafDirective | TextDirective, index: number, page: PageCompilation) {
  if (!kinds.includes(node.name)) return
  if (node.type === 'textDirective' && (index > 0 || !node.children.length)) return
  const start = node.position?.start.offset
  const [line = ''] = page.text.slice(start).split('\n')
  page.mistake(node, `No box begins or ends with the line "${line.trim()}".`, boxFix)
}

function becomeAdmonition(
  node: ContainerDirective,
  around: ContainerDirective | undefined,
  page: PageCompilation,
) {
  const [first, ...rest] = node.children
  const title = isLabel(first) ? toString(first).trim() : undefined
  const content = title === undefined ? node.children : rest
  checkBox(node, title, content, page)
  checkEnd(node, around, page)
  node.children = content
  node.data = { hName: 'Admonition', hProperties: { kind: node.name, ...(title && { title }) } }
}

/**
 * Reports lines that look like the beginning or the end of a box, with colons of full width too, and are text to the parser.
 * The end of what did not begin as a box is reported with its beginning.
 * @param begun how many boxes end there whose beginnings have been told
 */
function looseLines(page: PageCompilation, begun: number) {
  return (node: Paragraph) => {
    for (const [index, child] of node.children.entries()) {
      if (child.type !== 'text') continue
      for (const [number, line] of child.value.split('\n').entries()) {
        const beginsLine = index === 0 || number > 0
        if (!beginsLine || !/^[:：]{3}/.test(line)) continue
        const [, name] = /^[:：]+\s*([a-z]*)/i.exec(line)!
        // Words behind the end of a box that is open are told with its beginning.
        const isEnd = /^[:：]+\s*$/.test(line) || (begun > 0 && !kinds.includes(name!.toLowerCase()))
        if (isEnd && begun-- > 0) continue
        begun = Math.max(begun, 0) + (isEnd ? 0 : 1)
        page.mistakes.push({
          file: page.file,
          line: child.position && child.position.start.line + number,
          message: `No box begins or ends with the line "${line.trim()}".`,
          fix: line.includes('：') ? englishFix : boxFix,
        })
      }
    }
  }
}

const isLabel = (node: ContainerDirective['children'][number] | undefined): node is Paragraph =>
  node?.type === 'paragraph' && node.data?.directiveLabel === true
