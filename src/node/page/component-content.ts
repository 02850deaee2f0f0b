import type { List } from 'mdast'
import type { Node } from 'unist'
import { SKIP, visit } from 'unist-util-visit'
import type { AuthorComponent } from '../../shared/author-components'
import { suggest } from '../source/faults'
import { unknownVariables } from '../source/variables'
import { attributeOf, attributeText, isJsxElement, type JsxElement } from './attributes'
import type { PageCompilation } from './compilation'
import { isComponentName, isInlineComponent } from './component-schemas'
import { isComment } from './fill'

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
  page.fault(node, `<${node.name}> stands outside of <${whole}>.`, `Write <${whole}>…</${whole}> around it.`)
}

/** A block does not stand in a line of text: HTML has no such thing, and browsers would tear the line apart. */
function checkBlock(node: JsxElement, parent: Node | undefined, page: PageCompilation) {
  if (isInlineComponent(node.name) || !parent) return
  if (!lines.includes(parent.type) && !(isJsxElement(parent) && isInlineComponent(parent.name))) return
  page.fault(
    node,
    `<${node.name}> stands in a line of text.`,
    'Put it on lines of its own, with an empty line above and below.',
  )
}

function checkFilled(node: JsxElement, content: Node[], page: PageCompilation) {
  if (content.length) return
  page.fault(node, `<${node.name}> is empty.`, `Write <${node.name}>…</${node.name}>.`)
}

/** What belongs to a line of text holds text, not blocks. */
function checkLine(node: JsxElement, content: Node[], page: PageCompilation) {
  if (node.type === 'mdxJsxTextElement') return checkFilled(node, content, page)
  page.fault(
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
  if (isIn(node)) page.fault(node, '<Term> stands in a link, and is one itself.', 'Write one of the two.')
}

function checkEmpty(node: JsxElement, content: Node[], page: PageCompilation) {
  if (!content.length) return
  page.fault(
    node,
    `<${node.name}> holds what nobody sees.`,
    `Write <${node.name} … /> without anything in it.`,
  )
}

function checkParts(part: AuthorComponent, node: JsxElement, content: Node[], page: PageCompilation) {
  if (!content.length)
    page.fault(node, `<${node.name}> holds no <${part}>.`, `Write <${part} …>…</${part}> in it.`)
  for (const child of content) {
    if (isJsxElement(child) && (child.name === part || !isComponentName(child.name))) continue
    page.fault(
      child,
      `<${node.name}> holds something else than <${part}>.`,
      `Put it into a <${part}>, or outside of <${node.name}>.`,
    )
  }
}

/** What stands in a card lies below its link, which covers all of it. */
function checkCard(node: JsxElement, _content: Node[], page: PageCompilation) {
  visit(node, (inner: Node) => {
    const isLink = inner.type === 'link' || inner.type === 'linkReference'
    const name = isJsxElement(inner) && inner !== node ? (inner.name ?? '') : ''
    if (!isLink && !covered.includes(name)) return
    page.fault(
      inner,
      `A card holds ${isLink ? 'a link' : `<${name}>`}, which nobody can press: the whole card is a link.`,
      'Put it outside of the card.',
    )
    return SKIP
  })
}

/** Components that readers press. */
const covered = ['Term', 'Details', 'Tabs', 'Cards']

/** Cards are told apart by their titles, and each leads elsewhere. */
function checkCards(node: JsxElement, content: Node[], page: PageCompilation) {
  checkParts('Card', node, content, page)
  const cards = content.filter((child) => isJsxElement(child)).filter(({ name }) => name === 'Card')
  for (const [index, card] of cards.entries()) {
    const before = cards.slice(0, index)
    const isTaken = (name: string) =>
      like(
        attributeText(card, name)?.trim() || undefined,
        before.map((other) => attributeText(other, name)?.trim()),
      ) !== undefined
    if (isTaken('title'))
      page.fault(
        card,
        `Two cards have the title "${attributeText(card, 'title')}".`,
        'Give each card a title of its own.',
      )
    if (isTaken('href'))
      page.fault(
        card,
        `Two cards lead to "${attributeText(card, 'href')}".`,
        'Remove one of the two, or let it lead elsewhere.',
      )
  }
}

/** Tabs have labels and values of their own: readers choose by the one, links and the browser's memory by the other. */
function checkTabs(node: JsxElement, content: Node[], page: PageCompilation) {
  checkParts('Tab', node, content, page)
  const tabs = content.filter((child) => isJsxElement(child)).filter(({ name }) => name === 'Tab')
  if (tabs.length === 1 && content.length === 1)
    page.fault(
      node,
      '<Tabs> holds one <Tab>: there is nothing to choose.',
      'Write another one, or its text without <Tabs>.',
    )
  const read = (tab: JsxElement, name: string) => {
    const text = attributeText(tab, name)
    return text && !unknownVariables(text, page.variables).length ? text : undefined
  }
  const labels = tabs.map((tab) => read(tab, 'label'))
  const values = tabs.map((tab) => read(tab, attributeOf(tab, 'value') ? 'value' : 'label'))
  for (const [index, tab] of tabs.entries()) {
    const [label, value] = [labels[index], values[index]]
    const other = like(label, labels.slice(0, index))
    if (label && other)
      page.fault(
        tab,
        label === other
          ? `Two tabs have the label "${label}".`
          : `The labels of two tabs differ in case alone: "${other}" and "${label}".`,
        'Give each tab a label of its own.',
      )
    else if (like(value, values.slice(0, index)))
      page.fault(
        tab,
        `Two tabs have the value "${value}".`,
        'Give each tab a value of its own; without one, it is the label.',
      )
  }
  const first = read(node, 'default')
  const known = values.filter((value) => value !== undefined)
  if (first?.trim() && known.length === values.length && !known.includes(first))
    page.fault(
      attributeOf(node, 'default'),
      `There is no tab "${first}" to begin with.`,
      suggest(first, known),
    )
}

/**
 * Tells of tabs of one group that were meant to be chosen together, and are not: their labels or values differ in case alone.
 * @param all the tabs of a page, in their order
 */
export function checkTabGroups(all: readonly JsxElement[], page: PageCompilation) {
  const known: { group: string; values: string[] }[] = []
  for (const node of all) {
    const group = attributeText(node, 'group')
    if (!group) continue
    const other = known.find((one) => one.group.toLowerCase() === group.toLowerCase())
    if (other && other.group !== group)
      page.fault(
        attributeOf(node, 'group'),
        `The groups "${other.group}" and "${group}" differ in case alone.`,
        `Write group="${other.group}", or give it another name.`,
      )
    const values = other?.values ?? []
    for (const tab of node.children.filter(isJsxElement)) {
      const value = attributeText(tab, attributeOf(tab, 'value') ? 'value' : 'label')
      const near = like(value, values)
      if (value && near && !values.includes(value))
        page.fault(
          tab,
          `The tabs "${near}" and "${value}" of the group "${group}" differ in case alone: a reader chooses them one by one.`,
          `Write "${near}" in both.`,
        )
      else if (value && !near) values.push(value)
    }
    if (!other) known.push({ group, values })
  }
}

/** The one of some texts that is a text but for its case. */
const like = (text: string | undefined, others: readonly (string | undefined)[]) =>
  text === undefined ? undefined : others.find((other) => other?.toLowerCase() === text.toLowerCase())

function checkFileTree(node: JsxElement, content: Node[], page: PageCompilation) {
  if (content.some((child) => isList(child) && !child.ordered)) return
  page.fault(
    node,
    `<${node.name}> holds no list.`,
    'Write files and folders as "- …", with an empty line above and below.',
  )
}

function checkSteps(node: JsxElement, content: Node[], page: PageCompilation) {
  const [first, second] = content.filter(isList).filter(({ ordered }) => ordered)
  if (!first)
    page.fault(
      node,
      `<${node.name}> holds no numbered list.`,
      'Write the steps as "1. …", with an empty line above and below.',
    )
  if (first && !second && first.children.length === 1)
    page.fault(
      node,
      `<${node.name}> holds one step.`,
      `Write the others, or its text without <${node.name}>.`,
    )
  if (second)
    page.fault(
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
