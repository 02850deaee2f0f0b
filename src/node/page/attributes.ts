import type { Expression, Program } from 'estree'
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx'
import type { Node } from 'unist'
import type { ContentValue } from '../../shared/content-tree'

/** A tag in MDX: on lines of its own, or in a line of text. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

/** Whether a node is a tag in MDX. */
export const isJsxElement = (node: Node): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

type Attributes = readonly (MdxJsxAttribute | MdxJsxExpressionAttribute)[]

/** The attributes of an element that have a name: all but `{...spread}`. */
export const namedAttributes = (attributes: Attributes): MdxJsxAttribute[] =>
  attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute')

/** One attribute of an element. */
export const attributeOf = ({ attributes }: { attributes: Attributes }, name: string) =>
  namedAttributes(attributes).find((attribute) => attribute.name === name)

/** An attribute's value as data; undefined for code. An attribute without a value is true. */
export function attributeValue({ value }: MdxJsxAttribute): ContentValue | undefined {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value
  return value.data?.estree ? literalValue(value.data.estree) : undefined
}

/** The text of an element's attribute; undefined where it has none. */
export function attributeText(element: { attributes: Attributes }, name: string): string | undefined {
  const attribute = attributeOf(element, name)
  const value = attribute && attributeValue(attribute)
  return typeof value === 'string' ? value : undefined
}

/** The value of an attribute like `{2}` or `{true}`; undefined for anything that would have to be run. */
export function literalValue(expression: Expression | Program): ContentValue | undefined {
  if (expression.type === 'Program') {
    const [statement] = expression.body
    return statement?.type === 'ExpressionStatement' ? literalValue(statement.expression) : undefined
  }
  if (expression.type === 'UnaryExpression' && expression.operator === '-') {
    const value = literalValue(expression.argument)
    return typeof value === 'number' ? -value : undefined
  }
  if (expression.type !== 'Literal') return undefined
  const { value } = expression
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined
}
