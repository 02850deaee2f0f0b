import type { Root } from 'mdast'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import type { Node } from 'unist'
import { visit } from 'unist-util-visit'
import type { z } from 'zod'
import type { AuthorComponent } from '../../shared/author-components'
import type { ContentValue } from '../../shared/content-tree'
import { nearest } from '../source/suggest'
import { withoutConsequences } from '../source/issue-consequences'
import { describeIssue } from '../source/schema-issues'
import { unknownVariables } from '../source/fill-variables'
import type { Wording } from '../source/wording'
import { attributeOf, attributeValue, isJsxElement, namedAttributes, type JsxElement } from './attributes'
import type { PageCompilation } from './compilation'
import { checkPlaceAndContent } from './component-content'
import { componentNames, componentSchemas, isComponentName } from './component-schemas'
import { fill } from './fill'
import { cellBreak, insteadOfHtml, isPartOfHtml } from './html-tags'
import { checkTabGroups } from './tabs-content'

/** Attributes that hold an address, where a variable is filled in its slug form. */
const addressAttributes = ['href']

/** What an unknown component becomes, so that the page's other mistakes are told, too. */
export const unknownComponent = 'Unknown'

/**
 * Remark plugin: checks each component, its attributes by their schema, what it holds and where it stands, and fills
 * the variables in its attributes. It comes before variables are filled in the text, when an element with nothing but
 * `{…}` in it is not empty yet.
 */
export function remarkComponents(page: PageCompilation) {
  return (tree: Root) => {
    const found: JsxElement[] = []
    const parents = new Map<Node, Node>()
    visit(tree, (node, _, parent) => {
      if (parent) parents.set(node, parent)
      if (isJsxElement(node)) found.push(node)
    })
    const told = found.filter(isTold).map(({ name }) => name ?? '')
    const known = found.filter((node) => isKnown(node, told, parents, page))
    for (const node of known) checkAttributes(node, page)
    for (const node of known) checkPlaceAndContent(node, parents, page)
    checkTabGroups(
      known.filter(({ name }) => name === 'Tabs'),
      page,
    )
  }
}

/** Whether something is told of a tag that its parts have to do with: it is unknown, or what its summary says is missing. */
const isTold = (node: JsxElement) =>
  !isComponentName(node.name) || (node.name === 'Details' && !attributeOf(node, 'summary'))

/** @param told names of tags that are told: a part of a tag of HTML is told with the whole */
function isKnown(
  node: JsxElement,
  told: readonly string[],
  parents: ReadonlyMap<Node, Node>,
  page: PageCompilation,
): boolean {
  if (isComponentName(node.name)) return true
  const name = node.name ?? ''
  if (!isPartOfHtml(name, told)) reportUnknown(node, name, parents.get(node)?.type === 'tableCell', page)
  node.name = unknownComponent
  return false
}

function reportUnknown(node: JsxElement, name: string, isInCell: boolean, page: PageCompilation) {
  const near = insteadOfHtml(name) ? undefined : nearest(name, componentNames)
  page.mistake(
    node,
    `Unknown component <${name}>.`,
    (isInCell && name === 'br' ? cellBreak : insteadOfHtml(name)) ??
      `${near ? `Did you mean "${near}"? ` : ''}${componentsHint}`,
  )
}

/** Which components there are, for messages. */
export const componentsHint = `Components: ${componentNames.join(', ')}.`

function checkAttributes(node: JsxElement, page: PageCompilation) {
  const name = node.name as AuthorComponent
  const schema: z.ZodObject<Record<string, z.ZodType>> = componentSchemas[name]
  const given = namedAttributes(node.attributes)
  if (given.length < node.attributes.length)
    page.mistake(
      node,
      `<${name}> can't take {...spread} attributes.`,
      `It takes: ${Object.keys(schema.shape).join(', ') || 'none'}.`,
    )
  for (const [index, attribute] of given.entries())
    if (given.findIndex((other) => other.name === attribute.name) < index)
      page.mistake(attribute, `<${name} ${attribute.name}> stands here twice.`, 'Remove one of the two.')

  const values = Object.fromEntries(
    given.map((attribute) => [
      attribute.name,
      // One that there is not is told as such, whatever it holds.
      Object.hasOwn(schema.shape, attribute.name) ? readValue(attribute, name, page) : true,
    ]),
  )
  const issues = schema.safeParse(values, { reportInput: true }).error?.issues ?? []
  for (const issue of withoutConsequences(issues, schema)) {
    const [key] = issue.path
    // A value that can't be read has been told already.
    if (typeof key === 'string' && Object.hasOwn(values, key) && values[key] === undefined) continue
    for (const { path, message, fix } of describeIssue(issue, schema, wordsOf(name))) {
      const about = issue.code === 'invalid_value' ? undefined : schema.shape[String(path[0])]?.description
      page.mistake(attributeOf(node, String(path[0])) ?? node, message, about ? `${fix} ${about}` : fix)
    }
  }
}

/** An attribute's value, variables filled; undefined where it can't be known. */
function readValue(
  attribute: MdxJsxAttribute,
  component: string,
  page: PageCompilation,
): ContentValue | undefined {
  const value = attributeValue(attribute)
  if (value === undefined)
    page.mistake(
      attribute,
      `<${component} ${attribute.name}={…}> holds code.`,
      'Give a text in quotes, a number, true or false.',
    )
  if (typeof value !== 'string') return value
  const as = addressAttributes.includes(attribute.name) ? 'address' : 'text'
  attribute.value = fill(value, as, page, attribute.position?.start.line)
  return unknownVariables(attribute.value, page.variables).length ? undefined : attribute.value
}

/** Words for the attributes of a component. */
const wordsOf = (component: AuthorComponent): Wording => ({
  name: (path) => `<${component} ${path.join('.')}>`,
  unknown: (path) => `<${component}> has no attribute "${path.join('.')}".`,
  missing: (path) => `<${component}> needs the attribute "${path.join('.')}".`,
  write: (path, kind, found) => {
    const given = typeof found === 'string' || typeof found === 'number' ? String(found).trim() : ''
    const start = `Write <${component} ${path.join('.')}`
    if (kind === 'boolean') return `${start}>, or leave it out.`
    if (kind === 'number')
      return `${start}={${given && Number.isFinite(Number(given)) ? Number(given) : '…'}}>.`
    return `${start}="${given || '…'}">.`
  },
})
