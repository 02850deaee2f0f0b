import type { Paragraph, Root } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import { toString } from 'mdast-util-to-string'
import type { Node } from 'unist'
import { SKIP, visit } from 'unist-util-visit'
import { admonitionKinds, type AdmonitionKind } from '../../shared/author-components'
import { suggest } from '../source/faults'
import { fillText } from '../source/variables'
import type { PageCompilation } from './compilation'

const boxFix = 'Write :::note[Title] where a box begins, and ::: where it ends.'

/**
 * Remark plugin: `:::note[Title]` boxes become Admonition elements. Other uses of colons ("at 10:30") are text and
 * stay what the author wrote.
 */
export function remarkAdmonitions(page: PageCompilation) {
  return (tree: Root) => {
    const around = boxesAround(tree, page.text)
    visit(tree, 'paragraph', looseLines(page, around.size))
    visit(tree, (node, index, parent) => {
      if (node.type === 'containerDirective') return becomeAdmonition(node, around.get(node), page)
      if (node.type !== 'textDirective' && node.type !== 'leafDirective') return
      if (!parent || index === undefined) return
      checkLooseBox(node, index, page)
      const text = { type: 'text' as const, value: fillText(sourceOf(node, page.text), page.variables) }
      const literal = node.type === 'leafDirective' ? { type: 'paragraph' as const, children: [text] } : text
      parent.children.splice(index, 1, literal as never)
      return [SKIP, index + 1]
    })
  }
}

/** A box that is written with too few colons: it begins a paragraph, and its name is that of a box. */
function checkLooseBox(node: LeafDirective | TextDirective, index: number, page: PageCompilation) {
  if (!(admonitionKinds as readonly string[]).includes(node.name)) return
  if (node.type === 'textDirective' && (index > 0 || !node.children.length)) return
  const start = node.position?.start.offset
  const [line = ''] = page.text.slice(start).split('\n')
  page.fault(node, `No box begins or ends with the line "${line.trim()}".`, boxFix)
}

/** Names that other generators have for our boxes. */
const otherKinds: Record<string, AdmonitionKind> = {
  ...{ caution: 'warning', attention: 'warning', important: 'warning', warn: 'warning' },
  ...{ error: 'danger', failure: 'danger', bug: 'danger', hint: 'tip', success: 'tip', check: 'tip' },
  ...{ question: 'info', abstract: 'info', todo: 'note', example: 'note', seealso: 'info' },
}

/** How a box of another name is called here. */
const kindFix = (name: string) => {
  const kind = otherKinds[name.toLowerCase()]
  return kind ? `It is ":::${kind}" here.` : suggest(name, admonitionKinds)
}

/** Boxes that lack their end within another one, with that: it takes the end where it has as many colons. */
function boxesAround(tree: Root, text: string): Map<ContainerDirective, ContainerDirective> {
  const around = new Map<ContainerDirective, ContainerDirective>()
  visit(tree, 'containerDirective', (outer) => {
    const colons = colonsOf(outer, text)
    for (const inner of outer.children)
      if (inner.type === 'containerDirective' && !isClosed(inner, text) && isClosed(outer, text))
        if (colonsOf(inner, text).length === colons.length) around.set(inner, outer)
  })
  return around
}

const colonsOf = (node: ContainerDirective, text: string) => /^:+/.exec(sourceOf(node, text))?.[0] ?? ''

/** Without a last line the parser lets a box go on to the end of what it stands in. */
const isClosed = (node: ContainerDirective, text: string) =>
  (/:*$/.exec(sourceOf(node, text).trimEnd())?.[0] ?? '').length >= colonsOf(node, text).length

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

function checkBox(
  node: ContainerDirective,
  title: string | undefined,
  content: ContainerDirective['children'],
  page: PageCompilation,
) {
  const box = `box ":::${node.name}"`
  if (!(admonitionKinds as readonly string[]).includes(node.name))
    page.fault(node, `Unknown ${box}.`, kindFix(node.name))
  if (!content.length) page.fault(node, `The ${box} is empty.`, 'Write something in it, or remove it.')
  if (title === '')
    page.fault(
      node,
      `The title of the ${box} is empty.`,
      `Write :::${node.name}[Title], or leave the brackets out.`,
    )
  if (Object.keys(node.attributes ?? {}).length)
    page.fault(
      node,
      `The ${box} takes no attributes.`,
      `Write its title in brackets: :::${node.name}[Title].`,
    )
}

function checkEnd(node: ContainerDirective, around: ContainerDirective | undefined, page: PageCompilation) {
  const box = `box ":::${node.name}"`
  const colons = colonsOf(node, page.text)
  if (around)
    page.fault(
      node,
      `The ${box} stands in another one that has as many colons.`,
      `Begin and end the box ":::${around.name}" around it with ${colons}:.`,
    )
  else if (!isClosed(node, page.text))
    page.fault(
      node,
      `The ${box} is not closed.`,
      `Write ${colons} on a line of its own where it ends; a box around another one has more colons.`,
    )
}

/**
 * Tells lines that look like the beginning or the end of a box, and are text to the parser. The end of what did not
 * begin as a box is told with its beginning.
 * @param begun how many boxes end there whose beginnings have been told
 */
function looseLines(page: PageCompilation, begun: number) {
  return (node: Paragraph) => {
    for (const [index, child] of node.children.entries()) {
      if (child.type !== 'text') continue
      for (const [number, line] of child.value.split('\n').entries()) {
        const beginsLine = index === 0 || number > 0
        if (!beginsLine || !line.startsWith(':::')) continue
        const isEnd = /^:+\s*$/.test(line)
        if (isEnd && begun-- > 0) continue
        begun = Math.max(begun, 0) + (isEnd ? 0 : 1)
        page.faults.push({
          file: page.file,
          line: child.position && child.position.start.line + number,
          message: `No box begins or ends with the line "${line.trim()}".`,
          fix: boxFix,
        })
      }
    }
  }
}

const isLabel = (node: ContainerDirective['children'][number] | undefined): node is Paragraph =>
  node?.type === 'paragraph' &&
  (node.data as { directiveLabel?: boolean } | undefined)?.directiveLabel === true

const sourceOf = (node: Node, text: string) =>
  text.slice(node.position?.start.offset, node.position?.end.offset)
