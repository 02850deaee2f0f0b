import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import type { ShikiTransformer } from 'shiki'

/** Whether something in a line is a token of some roles that says something; without a role it is plain text. */
const says = (node: ElementContent | undefined, roles: RegExp | undefined, text: RegExp): node is Element =>
  node !== undefined &&
  (node.type === 'element' ? roles?.test(String(node.properties.class)) === true : !roles) &&
  text.test(toString(node))

const sign = /^tk-punctuation$/
const isOpening = (node: ElementContent | undefined) => says(node, sign, /^\s*<[/?]?$/)
const isClosing = (node: ElementContent | undefined) => says(node, sign, /^\s*[/?]?>$/)
const isWithin = (node: ElementContent | undefined) =>
  says(node, /^tk-(?:function|string-expression)$/, /^/) || says(node, undefined, /^=$/)

/** Where the sign stands that closes a tag whose names begin at a place; undefined where it is none, or goes on in another line. */
function closingOf(nodes: readonly ElementContent[], from: number): number | undefined {
  let at = from
  while (isWithin(nodes[at])) at++
  return at > from && isClosing(nodes[at]) ? at : undefined
}

const childrenOf = (node: ElementContent | undefined) => (node?.type === 'element' ? node.children : [])

function joined(nodes: readonly ElementContent[]): ElementContent[] {
  const [first, ...others] = nodes
  if (!first) return []
  const end = isOpening(first) ? closingOf(nodes, 1) : undefined
  if (end === undefined) return [first, ...joined(others)]
  const children = [...childrenOf(first), ...nodes.slice(1, end), ...childrenOf(nodes[end])]
  return [{ ...(first as Element), children }, ...joined(nodes.slice(end + 1))]
}

/** Makes one piece of each tag, its names and values within, so that only one of its signs needs an element: pages stay small. */
export const tagsAsPieces: ShikiTransformer = {
  line(line) {
    line.children = joined(line.children)
  },
}
