import { bytesOf } from './examples'
import { membersOf, type Member, type Service, type Type, type Values } from './model'

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A structure as indented XML. @param root whether it is the document's root, which names the namespace. */
export function xmlText(
  element: string,
  members: Member[],
  values: Values,
  service: Service,
  root = false,
): string {
  return structure(element, members, values, service, root ? rootAttributes(service) : '').join('\n')
}

const rootAttributes = ({ xmlNamespace }: Service) => (xmlNamespace ? ` xmlns="${xmlNamespace}"` : '')

function structure(
  element: string,
  members: Member[],
  values: Values,
  service: Service,
  attributes = '',
): string[] {
  const given = members.filter(({ name }) => values[name] !== undefined)
  const own = given
    .filter(({ attribute }) => attribute)
    .map(
      ({ wire, name }) =>
        ` ${attributeName(wire)}="${escape(String(values[name])).replaceAll('"', '&quot;')}"`,
    )
  const open = `${element}${attributes}${own.join('')}`
  const inside = given
    .filter(({ attribute }) => !attribute)
    .flatMap((member) => memberLines(member, values[member.name], service))
  if (!inside.length) return [`<${open}/>`]
  return [`<${open}>`, ...inside.map((line) => `  ${line}`), `</${element}>`]
}

/** The type of a grantee is an attribute of another namespace. */
const attributeName = (wire: string) =>
  wire === 'xsi:type' ? 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type' : wire

function memberLines(member: Member, value: unknown, service: Service): string[] {
  const { type, wire, item } = member
  if (type.kind !== 'list') return valueLines(wire, type, value, service)
  const items = (value as unknown[]).flatMap((one) => valueLines(item ?? wire, type.of, one, service))
  if (!item) return items
  return items.length ? [`<${wire}>`, ...items.map((line) => `  ${line}`), `</${wire}>`] : [`<${wire}/>`]
}

function valueLines(element: string, type: Type, value: unknown, service: Service): string[] {
  const members = membersOf(type, service)
  if (members) return structure(element, members, value as Values, service)
  return [`<${element}>${escape(scalarText(type, value))}</${element}>`]
}

function scalarText(type: Type, value: unknown): string {
  if (type.kind !== 'scalar') return String(value)
  if (type.name === 'blob') return bytesOf(value).toString('base64')
  return type.name === 'timestamp' ? new Date(String(value)).toISOString() : String(value)
}
