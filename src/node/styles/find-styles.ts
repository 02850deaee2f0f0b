import { parse } from '@babel/parser'
import traverse, { type NodePath } from '@babel/traverse'
import type { Expression, JSXAttribute, JSXOpeningElement } from '@babel/types'

/** An `sx` of a module: where it stands, and what it is made of. */
export interface StyleSite {
  /** Where the attribute stands in the source. */
  start: number
  end: number
  /** The styles as the source writes them, whose values are known before anything is drawn. */
  styles: { start: number; end: number }[]
  /** Where the element's attributes end. */
  attributesEnd: number
  /** Whether a component of ours gets them, whose own styles they have precedence over. */
  isComponent: boolean
  /** What else gives the element classes: the attribute's place, or the names of what is spread into the element. */
  className?: { start: number; end: number; value: { start: number; end: number } }
  spreads: string[]
}

/** Thrown where the styles of an element depend on what is known only when it is drawn. */
export class MovingStyle extends Error {}

const place = ({ start, end }: { start?: number | null; end?: number | null }) => ({
  start: start!,
  end: end!,
})

/** The parts of an expression that are styles: a choice between styles is made when the element is drawn. */
function leaves(path: NodePath<Expression>): NodePath<Expression>[] {
  if (path.isConditionalExpression())
    return [...leaves(path.get('consequent')), ...leaves(path.get('alternate'))]
  if (path.isLogicalExpression({ operator: '&&' })) return leaves(path.get('right'))
  if (path.isLogicalExpression()) return [...leaves(path.get('left')), ...leaves(path.get('right'))]
  if (path.isTSAsExpression()) return leaves(path.get('expression'))
  return path.isIdentifier({ name: 'undefined' }) || path.isNullLiteral() ? [] : [path]
}

/** The names in an expression that belong neither to the module nor to the expression. */
function localNames(path: NodePath<Expression>): string[] {
  const names: string[] = []
  const look = (identifier: NodePath) => {
    const name = (identifier.node as { name: string }).name
    const binding = identifier.scope.getBinding(name)
    if (!binding || binding.scope.path.isProgram()) return
    if (!binding.scope.path.isDescendant(path)) names.push(name)
  }
  if (path.isIdentifier()) look(path)
  path.traverse({ ReferencedIdentifier: look })
  return names
}

/** All `sx` attributes of a module. @throws MovingStyle where one can't be known when the site is built */
export function findStyles(source: string, file: string): StyleSite[] {
  const tree = parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] })
  const sites: StyleSite[] = []
  traverse(tree, {
    JSXAttribute(path: NodePath<JSXAttribute>) {
      if (path.node.name.name !== 'sx') return
      const value = path.get('value')
      if (!value.isJSXExpressionContainer()) return
      const expression = value.get('expression') as NodePath<Expression>
      const line = path.node.loc!.start.line
      const styles = leaves(expression)
      const moving = styles.flatMap(localNames)
      if (moving.length)
        throw new MovingStyle(
          `${file}:${line}: the styles depend on ${[...new Set(moving)].map((name) => `"${name}"`).join(', ')}, which is not known when the site is built. Choose between whole styles (sx={isOpen ? open : closed}), or set an attribute and style it.`,
        )
      sites.push({
        ...place(path.node),
        styles: styles.map(({ node }) => place(node)),
        ...around(path),
      })
    },
  })
  return sites
}

/** What stands beside the attribute in its element. */
function around(path: NodePath<JSXAttribute>) {
  const element = path.parent as JSXOpeningElement
  const name = element.name
  const className = element.attributes.find(
    (attribute): attribute is JSXAttribute =>
      attribute.type === 'JSXAttribute' && attribute.name.name === 'className',
  )
  const given = className?.value
  return {
    attributesEnd: element.attributes.at(-1)!.end!,
    isComponent: name.type !== 'JSXIdentifier' || /^[A-Z]/.test(name.name),
    className:
      className && given
        ? {
            ...place(className),
            value: place(given.type === 'JSXExpressionContainer' ? given.expression : given),
          }
        : undefined,
    spreads: element.attributes.flatMap((attribute) =>
      attribute.type === 'JSXSpreadAttribute' && attribute.argument.type === 'Identifier'
        ? attribute.argument.name
        : [],
    ),
  }
}
