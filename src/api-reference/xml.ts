import { toXml } from 'xast-util-to-xml'
import { x } from 'xastscript'
import { isRecord } from '../shared/is-record'
import { bytesOf, toBase64 } from './values'
import { membersOf, type Member, type Service, type Type, type Values } from './model'

/** An element of an XML document. */
export type XmlElement = ReturnType<typeof x>

/** What may stand in an element: texts and other elements. */
type XmlContent = XmlElement['children']

/** Characters that the printer writes as numbers, as readers know them. */
const entities: Readonly<Record<string, string>> = { '&#x3C;': '&lt;', '&#x26;': '&amp;', '&#x22;': '&quot;' }

/** XML as text, each element inside of another on lines of its own. */
export const printXml = (root: XmlElement): string =>
  toXml(indented(root), { closeEmptyElements: true, tightClose: true }).replace(
    /&#x\w+;/g,
    (entity) => entities[entity] ?? entity,
  )

function indented(element: XmlElement, margin = '\n'): XmlElement {
  if (element.children.every(({ type }) => type === 'text')) return element
  const inner = `${margin}  `
  const children = element.children.flatMap((child): XmlContent => [
    { type: 'text', value: inner },
    child.type === 'element' ? indented(child, inner) : child,
  ])
  return { ...element, children: [...children, { type: 'text', value: margin }] }
}

/** What the root of a message says besides its name. */
export const rootAttributes = ({ xmlNamespace }: Service) => ({ xmlns: xmlNamespace })

/** A structure's example as XML. @param root whether it is the document's root, which names the namespace. */
export const xmlText = (
  element: string,
  members: Member[],
  values: Values,
  service: Service,
  root = false,
): string => printXml(structure(element, members, values, service, root ? rootAttributes(service) : {}))

function structure(
  element: string,
  members: Member[],
  values: Values,
  service: Service,
  attributes: Record<string, string | undefined> = {},
): XmlElement {
  const given = members.filter(({ name }) => values[name] !== undefined)
  const own = given
    .filter(({ attribute }) => attribute)
    .flatMap(({ wire, name }) => [...namespaceOf(wire), [wire, String(values[name])] as const])
  const children = given
    .filter(({ attribute }) => !attribute)
    .flatMap((member) => memberElements(member, values[member.name], service))
  return x(element, { ...attributes, ...Object.fromEntries(own) }, children)
}

/** The type of a grantee is an attribute of another namespace. */
const namespaceOf = (wire: string) =>
  wire === 'xsi:type' ? [['xmlns:xsi', 'http://www.w3.org/2001/XMLSchema-instance'] as const] : []

function memberElements({ type, wire, item }: Member, value: unknown, service: Service): XmlElement[] {
  if (type.kind !== 'list' || !Array.isArray(value)) return [valueElement(wire, type, value, service)]
  const items = value.map((one) => valueElement(item ?? wire, type.of, one, service))
  return item ? [x(wire, {}, items)] : items
}

function valueElement(element: string, type: Type, value: unknown, service: Service): XmlElement {
  const members = membersOf(type, service)
  return members && isRecord(value)
    ? structure(element, members, value, service)
    : x(element, {}, scalarText(type, value))
}

function scalarText(type: Type, value: unknown): string {
  if (type.kind !== 'scalar') return String(value)
  if (type.name === 'blob') return toBase64(bytesOf(value))
  return type.name === 'timestamp' ? new Date(String(value)).toISOString() : String(value)
}
