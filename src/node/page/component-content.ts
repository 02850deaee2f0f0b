import type { List } from 'mdast'
import type { Node } from 'unist'
import type { AuthorComponent } from '../../shared/author-components'
import { isJsxElement, type JsxElement } from './attributes'
import type { PageCompilation } from './compilation'
import { isComponentName, isInlineComponent } from './component-schemas'
import { isComment } from './fill'
import { checkCard, checkCards } from './cards-content'
import { checkTabs } from './tabs-content'

/**
 * Checks what stands in a component.
 * @param content the nodes in it, but for empty lines and comments
 */
type ContentCheck = (
  node: JsxElement,
  content: Node[],
  page: PageCompilation,
  parents: ReadonlyMap<Node, Node>,
) => void

/** What each component holds. */
const contentChecks: Record<AuthorComponent, ContentCheck> = {
  Badge: checkLine,
  Card: checkCard,
  Cards: checkCards,
  Details: checkFilled,
  Figure: checkEmpty,
  FileTree: checkFileTree,
  Kbd: checkLine,
  Steps: checkSteps,
  Tab: checkFilled,
  Tabs: checkTabs,
  Term: checkTerm,
  sub: checkLine,
  sup: checkLine,
}

/** Components that are a part of another one, and stand directly in it. */
const wholes: Partial<Record<AuthorComponent, AuthorComponent>> = { Card: 'Cards', Tab: 'Tabs' }

/** Nodes that hold a line of text, in which there can be no block. */
const lines = ['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link', 'linkReference']

/**
 * Checks where a component stands and what it holds.
 * @param parents the parent of each node of the page
 */
export function checkPlaceAndContent(
  node: JsxElement,
  parents: ReadonlyMap<Node, Node>,
  page: PageCompilation,
) {
  const name = node.name as AuthorComponent
  const whole = wholes[name]
  if (whole) checkWhole(node, whole, parents, page)
  else checkBlock(node, parents.get(node), page)
  contentChecks[name](node, node.children.filter(isSomething), page, parents)
}

/** A part stands in its whole. A component with a misspelled name may be it: that has been told. */
function checkWhole(
  node: JsxElement,
  whole: AuthorComponent,
  parents: ReadonlyMap<Node, Node>,
  page: PageCompilation,
) {
  const parent = parents.get(node)
  const around = parent?.type === 'paragraph' ? parents.get(parent) : parent
  if (around && isJsxElement(around) && (around.name === whole || !isComponentName(around.name))) return
  page.mistake(
    node,
    `<${node.name}> stands outside of <${whole}>.`,
    `Write <${whole}>…</${whole}> around it.`,
  )
}

/** A block does not stand in a line of text: HTML has no such thing, and browsers would tear the line apart. */
function checkBlock(node: JsxElement, parent: Node | undefined, page: PageCompilation) {
  if (isInlineComponent(node.name) || !parent) return
  if (!lines.includes(parent.type) && !(isJsxElement(parent) && isInlineComponent(parent.name))) return
  page.mistake(
    node,
    `<${node.name}> stands in a line of text.`,
    'Put it on lines of its own, with an empty line above and below.',
  )
}

function checkFilled(node: JsxElement, content: Node[], page: PageCompilation) {
  if (content.length) return
  page.mistake(node, `<${node.name}> is empty.`, `Write <${node.name}>…</${node.name}>.`)
}

/** What belongs to a line of text holds text, not blocks. */
function checkLine(node: JsxElement, content: Node[], page: PageCompilation) {
  if (node.type === 'mdxJsxTextElement') return checkFilled(node, content, page)
  page.mistake(
    node,
    `<${node.name}> holds more than a text.`,
    `Write <${node.name}>…</${node.name}> on one line.`,
  )
}

/** A term is a link: it can't be a part of one. */
function checkTerm(
  node: JsxElement,
  content: Node[],
  page: PageCompilation,
  parents: ReadonlyMap<Node, Node>,
) {
  checkLine(node, content, page)
  const isIn = (inner: Node): boolean => {
    const parent = parents.get(inner)
    return parent !== undefined && (['link', 'linkReference'].includes(parent.type) || isIn(parent))
  }
  if (isIn(node)) page.mistake(node, '<Term> stands in a link, and is one itself.', 'Write one of the two.')
}

function checkEmpty(node: JsxElement, content: Node[], page: PageCompilation) {
  if (!content.length) return
  page.mistake(
    node,
    `<${node.name}> holds what nobody sees.`,
    `Write <${node.name} … /> without anything in it.`,
  )
}

function checkFileTree(node: JsxElement, content: Node[], page: PageCompilation) {
  if (content.some((child) => isList(child) && !child.ordered)) return
  page.mistake(
    node,
    `<${node.name}> holds no list.`,
    'Write files and folders as "- …", with an empty line above and below.',
  )
}

function checkSteps(node: JsxElement, content: Node[], page: PageCompilation) {
  const [first, second] = content.filter(isList).filter(({ ordered }) => ordered)
  if (!first)
    page.mistake(
      node,
      `<${node.name}> holds no numbered list.`,
      'Write the steps as "1. …", with an empty line above and below.',
    )
  if (first && !second && first.children.length === 1)
    page.mistake(
      node,
      `<${node.name}> holds one step.`,
      `Write the others, or its text without <${node.name}>.`,
    )
  if (second)
    page.mistake(
      second,
      `<${node.name}> holds a second list, whose numbers begin again.`,
      'Indent what belongs to a step as far as its text.',
    )
}

const isList = (node: Node): node is List => node.type === 'list'

/** Whether readers would see something of a node: all but empty text and comments. */
function isSomething(node: Node): boolean {
  if ('value' in node && typeof node.value === 'string') {
    if (node.type === 'text') return node.value.trim() !== ''
    if (/^mdx\w+Expression$/.test(node.type)) return !isComment(node.value)
  }
  if (isJsxElement(node) || !('children' in node)) return true
  return (node.children as Node[]).some(isSomething)
}
