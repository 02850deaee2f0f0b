import type { Expression } from 'estree'
import type { Nodes } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ContentElement, ContentNode, ContentValue } from '../../shared/content-tree'
import { literalValue } from './attributes'
import { inlineComponents } from './component-schemas'

/** The tag of a page's outermost element, and of JSX fragments. */
export const rootTag = 'Fragment'

type Props = Record<string, ContentValue> & { children?: ContentNode | ContentNode[] }

/** Tags in which a line break separates words; elsewhere it only separates blocks. */
const inlineParents = new Set<string>([
  ...[
    'p',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'a',
    'em',
    'strong',
    'del',
    'code',
    'td',
    'th',
    'li',
    'summary',
  ],
  ...inlineComponents,
])

/** Builds an element instead of a React element: this is what hast-util-to-jsx-runtime calls for every node. */
function element(type: unknown, { children, ...props }: Props): ContentElement {
  const tag = String(type)
  const given = children === undefined ? [] : Array.isArray(children) ? children : [children]
  const list = joinTexts(given).filter(
    (child) => inlineParents.has(tag) || typeof child !== 'string' || !/^\s*\n\s*$/.test(child),
  )
  return {
    tag,
    ...(Object.keys(props).length && { props }),
    ...(list.length && { children: list }),
  }
}

/** Neighboring texts as one: a filled variable splits a sentence, the page need not. */
const joinTexts = (nodes: ContentNode[]): ContentNode[] =>
  nodes.reduce<ContentNode[]>((joined, node) => {
    const last = joined.at(-1)
    return typeof node === 'string' && typeof last === 'string'
      ? [...joined.slice(0, -1), last + node]
      : [...joined, node]
  }, [])

/**
 * A page's syntax tree as plain data. Components keep only their names; attribute values are literals, nothing is
 * evaluated.
 */
export function toContentTree(tree: Nodes, components: readonly string[]): ContentElement {
  /** A component's name arrives as an identifier; all else is a literal. */
  const evaluateExpression = (expression: Expression) =>
    expression.type === 'Identifier' && components.includes(expression.name)
      ? expression.name
      : literalValue(expression)
  const root: unknown = toJsxRuntime(tree, {
    Fragment: rootTag,
    jsx: element as never,
    jsxs: element as never,
    createEvaluater: () => ({ evaluateExpression, evaluateProgram: () => undefined }),
    ignoreInvalidStyle: true,
  })
  return root as ContentElement
}
