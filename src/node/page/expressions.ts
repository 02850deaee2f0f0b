import type { Expression, Program } from 'estree'
import type { Definition, Image, ImageReference, Link, Root } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { SKIP, visit } from 'unist-util-visit'
import { authorComponents } from '../../shared/author-components'
import type { ContentValue } from '../../shared/content-tree'
import { suggest } from '../source/faults'
import { fillAddress, fillText, unknownVariableFault, unknownVariables } from '../source/variables'
import type { PageCompilation } from './compilation'

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

/** Attributes that hold an address, where a variable is filled in its slug form. */
const addressAttributes = ['href', 'src']

/**
 * Remark plugin: fills `{name}` in prose, addresses and attributes, and refuses what would be code. Content is
 * data: it is never run, neither at build nor in the browser.
 */
export function remarkExpressions(page: PageCompilation) {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      switch (node.type) {
        case 'mdxjsEsm':
          page.fault(node, "Content can't import or export.", componentsHint())
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
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          checkElement(node, page)
          return
        default:
          return
      }
      if (!parent || index === undefined) return
      const value =
        node.type === 'mdxjsEsm' ? '' : expressionText(node.value, page, node.position?.start.line)
      const text = { type: 'text' as const, value }
      const flow = node.type === 'mdxFlowExpression'
      // A comment on a line of its own leaves no empty paragraph behind.
      const filled = !flow ? [text] : value ? [{ type: 'paragraph', children: [text] }] : []
      parent.children.splice(index, 1, ...(filled as never[]))
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
function expressionText(source: string, page: PageCompilation, line: number | undefined): string {
  const name = source.trim()
  if (/^\/\*[\s\S]*\*\/$/.test(name) || name === '') return ''
  if (/^[a-zA-Z]\w*$/.test(name)) return fill(`{${name}}`, 'text', page, line)
  page.fault(
    { type: 'expression', position: line ? ({ start: { line } } as never) : undefined },
    `Content can't hold code: {${name.slice(0, 40)}}.`,
    'Write {name} for a variable, or \\{ for a brace of the text.',
  )
  return ''
}

function fill(text: string, as: 'text' | 'address', page: PageCompilation, line: number | undefined): string {
  // An address may reach this point with its braces escaped by the Markdown parser.
  const plain = as === 'address' ? text.replaceAll('%7B', '{').replaceAll('%7D', '}') : text
  for (const name of unknownVariables(plain, page.variables))
    page.faults.push(unknownVariableFault(name, page.variables, page.file, line))
  return as === 'address' ? fillAddress(plain, page.variables) : fillText(plain, page.variables)
}

function checkElement(node: JsxElement, page: PageCompilation) {
  const name = node.name ?? ''
  const component = Object.hasOwn(authorComponents, name) ? authorComponents[name] : undefined
  if (!component) {
    const fix = suggest(name, Object.keys(authorComponents))
    page.fault(node, `Unknown component <${name}>.`, `${fix} ${componentsHint()}`)
    node.name = 'Unknown'
    return
  }
  const given = node.attributes.filter(
    (attribute): attribute is MdxJsxAttribute => attribute.type === 'mdxJsxAttribute',
  )
  if (given.length < node.attributes.length)
    page.fault(
      node,
      `<${name}> can't take {...spread} attributes.`,
      `It takes: ${component.attributes.join(', ') || 'none'}.`,
    )
  for (const attribute of given) {
    if (!component.attributes.includes(attribute.name))
      page.fault(
        node,
        `<${name}> has no attribute "${attribute.name}".`,
        suggest(attribute.name, component.attributes),
      )
    if (attribute.value && typeof attribute.value === 'object') {
      const program = attribute.value.data?.estree
      if (!program || literalValue(program) === undefined)
        page.fault(
          node,
          `<${name} ${attribute.name}={…}> holds code.`,
          'Give a text in quotes, a number, true or false.',
        )
    } else if (typeof attribute.value === 'string') {
      const as = addressAttributes.includes(attribute.name) ? 'address' : 'text'
      attribute.value = fill(attribute.value, as, page, node.position?.start.line)
    }
  }
  for (const required of component.required)
    if (!given.some((attribute) => attribute.name === required))
      page.fault(node, `<${name}> needs the attribute "${required}".`, `Write <${name} ${required}="…">.`)
}

const componentsHint = () => `Components: ${Object.keys(authorComponents).join(', ')}.`

/** The value of an attribute like `{2}` or `{true}`; undefined for anything that would have to be run. */
export function literalValue(expression: Expression | Program): ContentValue | undefined {
  if (expression.type === 'Program') {
    const [statement] = expression.body
    return statement?.type === 'ExpressionStatement' ? literalValue(statement.expression) : undefined
  }
  if (expression.type === 'Literal') {
    const { value } = expression
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : undefined
  }
  return undefined
}
