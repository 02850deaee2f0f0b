import { x } from 'xastscript'
import {
  membersOf,
  type DataType,
  type Member,
  type Operation,
  type Service,
  type Type,
} from '../../api-reference/model'
import { printXml, rootAttributes, type XmlElement } from '../../api-reference/xml'

/** What stands for a value of a type: its name. */
const placeholder = (type: Type): string =>
  type.kind === 'scalar' ? type.name : type.kind === 'named' ? type.name : type.kind

/** Names of the types around a place, so that a type that holds itself ends. */
type Inside = readonly string[]

const nameOf = (type: Type) => (type.kind === 'named' ? type.name : undefined)

/** A structure as XML with placeholders for values. */
function xmlSyntax(
  element: string,
  members: Member[],
  service: Service,
  attributes: Record<string, string | undefined> = {},
  inside: Inside = [],
): XmlElement {
  const own = members.filter(({ attribute }) => attribute).map(({ wire }) => [wire, 'string'] as const)
  const children = members
    .filter(({ attribute }) => !attribute)
    .flatMap((member) => xmlMember(member, service, inside))
  return x(element, { ...attributes, ...Object.fromEntries(own) }, children)
}

function xmlMember({ type, wire, item }: Member, service: Service, inside: Inside): (XmlElement | string)[] {
  if (type.kind !== 'list') return [xmlValue(wire, type, service, inside)]
  const items = [xmlValue(item ?? wire, type.of, service, inside), '…']
  return item ? [x(wire, {}, items)] : items
}

function xmlValue(element: string, type: Type, service: Service, inside: Inside): XmlElement {
  const members = membersOf(type, service)
  const name = nameOf(type)
  if (!members || (name && inside.includes(name))) return x(element, {}, placeholder(type))
  return xmlSyntax(element, members, service, {}, name ? [...inside, name] : inside)
}

/** A structure as JSON with placeholders for values. */
function jsonSyntax(members: Member[], service: Service, inside: Inside = []): string[] {
  const lines = members.flatMap(({ wire, type }, index) => {
    const value = jsonSyntaxOf(type, service, inside)
    const comma = index < members.length - 1 ? ',' : ''
    return [`"${wire}": ${value[0]}`, ...value.slice(1)].map((line, at) =>
      at === value.length - 1 ? line + comma : line,
    )
  })
  return lines.length ? ['{', ...lines.map((line) => `  ${line}`), '}'] : ['{}']
}

function jsonSyntaxOf(type: Type, service: Service, inside: Inside): string[] {
  if (type.kind === 'list' || type.kind === 'map') {
    const [open, close] = type.kind === 'list' ? ['[', ']'] : ['{', '}']
    const [first = '', ...rest] = jsonSyntaxOf(type.of, service, inside)
    const lines = [(type.kind === 'map' ? '"string": ' : '') + first, ...rest]
    return lines.length === 1
      ? [`${open}${lines[0]}${close}`]
      : [open, ...lines.map((line) => `  ${line}`), close]
  }
  const members = membersOf(type, service)
  const name = nameOf(type)
  if (members && !(name && inside.includes(name)))
    return jsonSyntax(members, service, name ? [...inside, name] : inside)
  const text = placeholder(type)
  return [['string', 'blob'].includes(text) || name ? `"${text}"` : text]
}

const headerLines = (members: Member[]) =>
  members.filter((member) => member.in === 'header').map(({ wire, name }) => `${wire}: ${name}`)

/** The body of a message with placeholders for values; "" where it has none. */
function bodySyntax(members: Member[], root: string | undefined, service: Service): string {
  const inBody = members.filter((member) => member.in === 'body')
  if (service.protocol === 'json') return jsonSyntax(inBody, service).join('\n')
  const payload = members.find((member) => member.in === 'payload')
  const print = (element: string, of: Member[]) =>
    printXml(xmlSyntax(element, of, service, rootAttributes(service)))
  if (payload) {
    const of = membersOf(payload.type, service)
    return of ? print(payload.wire, of) : payload.name
  }
  return root && inBody.length ? print(root, inBody) : ''
}

/** How a request is written: method, address, headers and body with the members' names as placeholders. */
export function requestSyntax(operation: Operation): string {
  const { service, input, method, query } = operation
  const at = (location: Member['in']) => input.filter((member) => member.in === location)
  const path = at('path').map(({ name }) => name)
  const queries = [...(query ? [query] : []), ...at('query').map(({ wire, name }) => `${wire}=${name}`)]
  const host = [...at('host').map(({ name }) => name), new URL(service.endpoint).host].join('.')
  const constant = service.requestHeaders.flatMap(({ name, value }) =>
    value ? [`${name}: ${value.replace('*', operation.name)}`] : [],
  )
  const body = bodySyntax(input, undefined, service)
  return [
    `${method} /${path.join('/')}${queries.length ? `?${queries.join('&')}` : ''} HTTP/1.1`,
    `Host: ${host}`,
    ...constant,
    ...headerLines(input),
    ...(body ? ['', body] : []),
  ].join('\n')
}

/** How the answer to a request is written; without a body where the operation answers with nothing. */
export function responseSyntax({ service, output, status, responseRoot }: Operation): string {
  const body = output.length ? bodySyntax(output, responseRoot, service) : ''
  return [`HTTP/1.1 ${status}`, ...headerLines(output), ...(body ? ['', body] : [])].join('\n')
}

/** How a data type is written where it is used. */
export const dataTypeSyntax = ({ element, members, format, name }: DataType, service: Service): string =>
  format === 'json'
    ? jsonSyntax(members, service, [name]).join('\n')
    : printXml(xmlSyntax(element, members, service, {}, [name]))
